import { Readable } from 'node:stream';
import { DEMO_ARABIC_CLIENT, DEMO_CLIENT, DEMO_OWNER } from '@diwan/contracts/demo/accounts';
import { DEMO_CLIENTS } from '@diwan/contracts/demo/firm';
import type { ObjectStore } from '@diwan/service-kit/object-store/object-store';
import { type Connection, type Model, Types, trusted } from 'mongoose';
import { type BillQuestionRecord, billQuestionSchema } from '../bill-questions/bill-question.schema.js';
import { type InvoiceRecord, invoiceSchema } from '../invoices/invoice.schema.js';
import { type PaymentProofRecord, paymentProofSchema } from '../payment-proofs/payment-proof.schema.js';
import {
  type FollowUpRecord,
  followUpSchema,
  type ReminderWishRecord,
  reminderWishSchema,
} from '../payment-reminders/follow-up.schema.js';
import { dayAfter } from '../payment-reminders/reminder.rules.js';
import { type PaymentWayRecord, paymentWaySchema } from '../payment-ways/payment-way.schema.js';
import { DEMO_QUESTIONS } from './bill-questions.js';
import { proofPaper } from './proof-paper.js';
import { DEMO_WAYS } from './ways-to-pay.js';

const MAX_BYTES = 100_000;
const idOf = (kind: number, at: number): Types.ObjectId =>
  new Types.ObjectId(`d6${String(kind)}${at.toString(16).padStart(21, '0')}`);
const at = (day: string, hour = '09'): Date => new Date(`${day}T${hour}:20:00Z`);

/**
 * What came after the bills of the demo: ways to pay, proofs in each state, questions with and without an answer, reminders, promises, and a
 * client who wants no reminders. Each has an id of its own and is written once; what changed since stays as it is.
 */
export async function seedAfterBills(connection: Connection, store: ObjectStore, today: string): Promise<void> {
  await seedWays(connection.model<PaymentWayRecord>('PaymentWay', paymentWaySchema));
  const invoices = connection.model<InvoiceRecord>('Invoice', invoiceSchema);
  for (const [place, client] of [DEMO_CLIENT, DEMO_ARABIC_CLIENT].entries()) {
    const issued = await invoices
      .find({ clientId: client.id, state: 'issued' })
      .sort({ issueDate: -1, _id: -1 })
      .lean<InvoiceRecord[]>();
    const proofs = connection.model<PaymentProofRecord>('PaymentProof', paymentProofSchema);
    await seedProofs(proofs, store, issued, { place, today });
    await seedQuestions(connection.model<BillQuestionRecord>('BillQuestion', billQuestionSchema), issued, place, today);
  }
  await seedReminders(connection, invoices, today);
}

async function once<Row extends { _id: unknown }>(model: Model<Row>, { _id, ...fields }: Row): Promise<void> {
  await model.updateOne({ _id } as never, { $setOnInsert: fields } as never, { upsert: true });
}

async function seedWays(ways: Model<PaymentWayRecord>): Promise<void> {
  for (const [place, way] of DEMO_WAYS.entries()) {
    const createdAt = new Date(Date.UTC(2025, 2, 3, 8, place));
    await once(ways, { _id: idOf(1, place), ...way, createdAt, changedAt: null, version: 1 });
  }
}

/** One that waits for the open invoice, one that was matched to the payment of another, one that was refused. */
async function seedProofs(
  proofs: Model<PaymentProofRecord>,
  store: ObjectStore,
  issued: readonly InvoiceRecord[],
  { place, today }: { place: number; today: string },
): Promise<void> {
  const open = issued.find(({ isOpen, isTouched }) => isOpen && !isTouched);
  const touched = issued.find(({ settlements }) => settlements.some(({ kind }) => kind === 'payment'));
  const paid = touched?.settlements.find(({ kind }) => kind === 'payment');
  const undecided = { decidedAt: null, decidedBy: null, reason: '', payment: null };
  const write = async (row: number, invoice: InvoiceRecord, fields: ProofFields): Promise<void> => {
    const _id = idOf(2, place * 10 + row);
    const objectKey = `payment-proofs/demo-${String(_id)}`;
    const { amount, paidOn } = fields;
    const words = `${amount.currency} ${(amount.amountMinor / (amount.currency === 'USD' ? 100 : 1)).toFixed(2)}`;
    const bytes = proofPaper(['Confirmation of transfer', paidOn, words, `Reference: ${invoice.number ?? ''}`]);
    await store.put(objectKey, Readable.from([bytes]), { maxBytes: MAX_BYTES });
    const file = { fileName: 'transfer.pdf', mime: 'application/pdf', fileSize: bytes.length, objectKey };
    const of = { clientId: invoice.clientId, invoiceId: String(invoice._id), invoiceNumber: invoice.number ?? '' };
    await once(proofs, {
      _id,
      ...file,
      ...of,
      method: 'bank_transfer',
      reference: `TT-${4100 + row}`,
      note: '',
      ...undecided,
      ...fields,
    });
  };
  if (open) {
    const { currency, balanceMinor } = open;
    const yesterday = dayAfter(today, -1);
    const claim = { amount: { amountMinor: balanceMinor, currency }, paidOn: yesterday };
    await write(1, open, { ...claim, state: 'sent', sentAt: at(yesterday, '14') });
    const before = dayAfter(today, -2);
    const refused = { decidedAt: at(before, '15'), decidedBy: DEMO_OWNER.id, reason: 'The picture cannot be read.' };
    await write(2, open, { ...claim, ...refused, paidOn: before, state: 'refused', sentAt: at(before, '10') });
  }
  if (touched && paid) {
    const { currency } = touched;
    const amount = { amountMinor: paid.amountMinor, currency };
    const decided = { decidedAt: at(paid.day, '12'), decidedBy: DEMO_OWNER.id };
    const payment = { id: paid.id, number: paid.number };
    await write(3, touched, { amount, paidOn: paid.day, state: 'matched', sentAt: at(paid.day), ...decided, payment });
  }
}

type ProofFields = Pick<PaymentProofRecord, 'state' | 'amount' | 'paidOn' | 'sentAt'> &
  Partial<Pick<PaymentProofRecord, 'decidedAt' | 'decidedBy' | 'reason' | 'payment'>>;

async function seedQuestions(
  questions: Model<BillQuestionRecord>,
  issued: readonly InvoiceRecord[],
  place: number,
  today: string,
): Promise<void> {
  for (const [row, { daysAgo, invoice: which, line, text, answer }] of DEMO_QUESTIONS.entries()) {
    const invoice = issued[which];
    if (!invoice) continue;
    const language = place === 0 ? 'en' : 'ar';
    const day = dayAfter(today, -daysAgo);
    const { clientId, caseId, number: invoiceNumber = '' } = invoice;
    const about = { invoiceId: String(invoice._id), invoiceNumber, clientId, caseId, line };
    const lineText = line === null ? '' : (invoice.lines[line]?.description ?? '');
    const answered = answer && { answer: answer[language], answeredAt: at(day, '15'), answeredBy: DEMO_OWNER.id };
    const unanswered = { answer: null, answeredAt: null, answeredBy: null };
    const state = answer ? 'answered' : 'open';
    const asked = { ...about, lineText, text: text[language], state, askedAt: at(day) } as const;
    await once(questions, { _id: idOf(3, place * 10 + row), ...asked, ...(answered ?? unanswered) });
  }
}

/** Invoices that are late were asked for; of every fourth its client said when they will pay. */
async function seedReminders(connection: Connection, invoices: Model<InvoiceRecord>, today: string): Promise<void> {
  const followUps = connection.model<FollowUpRecord>('InvoiceFollowUp', followUpSchema);
  const late = await invoices
    .find({ state: 'issued', isOpen: true, dueDate: trusted({ $lt: today }) })
    .sort({ dueDate: -1, _id: -1 })
    .limit(40)
    .lean<InvoiceRecord[]>();
  for (const [place, { _id, dueDate }] of late.entries()) {
    const told = (
      [
        ['before', -3],
        ['due', 0],
        ['after', 3],
        ['late', 14],
      ] as const
    )
      .map(([step, days]) => ({ step, key: `${step} ${dueDate}`, day: dayAfter(dueDate, days) }))
      .filter(({ day }) => day <= today)
      .map(({ day, ...step }) => ({ ...step, at: at(day, '07') }));
    const promise = place % 4 === 1 ? { promisedFor: dayAfter(today, 6), promisedAt: at(dayAfter(today, -1)) } : null;
    await once(followUps, { _id: String(_id), told, ...(promise ?? { promisedFor: null, promisedAt: null }) });
  }
  const unwilling = DEMO_CLIENTS[5];
  if (!unwilling) return;
  const wishes = connection.model<ReminderWishRecord>('ReminderWish', reminderWishSchema);
  await once(wishes, { _id: unwilling.id, isReminded: false, version: 1 });
}
