import { DEMO_ARABIC_CLIENT, DEMO_CLIENT, DEMO_LAWYER, DEMO_OWNER } from '@diwan/contracts/demo/accounts';
import { BILLED_MATTERS, type BilledMatter } from '@diwan/contracts/demo/billed-matters';
import { DEMO_COLLEAGUES } from '@diwan/contracts/demo/firm';
import { caseId } from '@diwan/contracts/demo/matter-ids';
import type { TimeState } from '@diwan/contracts/money/time-entries/entry';
import type { LocalizedText } from '@diwan/contracts/shared/language';
import { Injectable } from '@nestjs/common';
import { type ClientSession, Types } from 'mongoose';
import type { InvoiceRecord } from '../invoices/invoice.schema.js';
import { type NewTimeEntry, TimeEntryRepository } from '../time-entries/time-entry.repository.js';
import { TimeSuggestionRepository } from '../time-entries/time-suggestion.repository.js';
import { BILLED_WORK } from './bill-words.js';
import type { DemoBill } from './bills.js';
import { chance, oneOf } from './chance.js';
import type { DemoBilling } from './demo-billing.js';

/** Work that no invoice has yet reaches so many days back. */
const UNBILLED_DAYS = 28;
const RATE = { amountMinor: 20_000, currency: 'USD' } as const;
const STAGES: readonly LocalizedText[] = [
  { en: 'Preparing the case', ar: 'إعداد الملف' },
  { en: 'Exchange of pleadings', ar: 'تبادل اللوائح' },
  { en: 'Hearings', ar: 'الجلسات' },
];
const COLLEAGUES = DEMO_COLLEAGUES.filter(({ role }) => role === 'lawyer').map(({ id }) => id);
/** What the lawyer of the demo did lately and may record. */
const SUGGESTED = [
  ['hearing', caseId(1), 2],
  ['document', caseId(2), 1],
] as const;

/** Time behind the bills of the demo, and what waits to be approved and billed. */
@Injectable()
export class DemoTime {
  constructor(
    private readonly entries: TimeEntryRepository,
    private readonly suggestions: TimeSuggestionRepository,
  ) {}

  /** The work that invoices charge for, locked to them: an entry for each line, which names it already. What is void charges for none. */
  async behind(written: DemoBilling['written'], session: ClientSession): Promise<void> {
    const worked = [...written].flatMap(([bill, { record, issuedAt }]) =>
      bill.fate === 'void' ? [] : bill.lines.map((_, place) => billed(bill, place, record, issuedAt)),
    );
    if (worked.length > 0) await this.entries.insertAll(worked, session);
  }

  /** Work of the last weeks: the older is approved and waits for a bill, then comes what was handed in, then drafts. */
  async recent(today: string, session: ClientSession): Promise<void> {
    const days = Array.from({ length: UNBILLED_DAYS }, (_, at) => at + 1);
    const waiting = BILLED_MATTERS.flatMap((matter) =>
      days.flatMap((daysAgo) => {
        const words = `${matter.caseId} unbilled ${daysAgo}`;
        return chance(words, isOfAccount(matter) ? 5 : 14) === 0 ? unbilled(matter, words, daysAgo, today) : [];
      }),
    );
    await this.entries.insertAll(waiting, session);
    for (const [kind, of, daysAgo] of SUGGESTED) {
      const subjectId = of.replace(/^d2/, 'd9');
      const suggestion = { kind, subjectId, caseId: of, personId: DEMO_LAWYER.id, day: daysBefore(today, daysAgo) };
      const source = `${kind}:${subjectId}:${DEMO_LAWYER.id}`;
      await this.suggestions.add({ ...suggestion, source, createdAt: new Date(`${today}T07:00:00Z`) }, session);
    }
  }
}

const isOfAccount = ({ clientId }: BilledMatter): boolean =>
  clientId === DEMO_CLIENT.id || clientId === DEMO_ARABIC_CLIENT.id;

/** What all entries of a matter have in common. */
const entryOf = (matter: BilledMatter, words: string) => ({
  personId: isOfAccount(matter) ? DEMO_LAWYER.id : oneOf(matter.caseId, COLLEAGUES),
  clientId: matter.clientId,
  caseId: matter.caseId,
  serviceTypeId: null,
  note: '',
  rateFrom: 'firm' as const,
  billable: true,
  returnReason: '',
  invoiceId: null,
  billedAt: null,
  stage: oneOf(`${words} stage`, STAGES),
});

const approved = (at: Date) => ({ state: 'approved' as const, approvedBy: DEMO_OWNER.id, approvedAt: at });

function billed({ matter, lines }: DemoBill, place: number, record: InvoiceRecord, issuedAt: Date | null) {
  const [line, source] = [lines[place], record.lines[place]?.source];
  if (!line || source?.kind !== 'time') throw new Error('a line of the demo without work');
  const { issueDate: day, currency } = record;
  const words = `${matter.caseId} ${day} ${place}`;
  const minutes = (line.hoursMilli * 60) / 1000;
  return {
    _id: new Types.ObjectId(source.entryId),
    ...entryOf(matter, words),
    description: line.description,
    dateWorked: daysBefore(day, 1 + chance(`${words} worked`, 24)),
    minutes,
    rate: { amountMinor: line.rateMinor, currency },
    ...approved(new Date(`${day}T06:30:00Z`)),
    ...{ state: 'billed' as const, invoiceId: String(record._id), billedAt: issuedAt },
  };
}

function unbilled(matter: BilledMatter, words: string, daysAgo: number, today: string): NewTimeEntry {
  const dateWorked = daysBefore(today, daysAgo);
  const minutes = 6 * (2 + chance(`${words} minutes`, 28));
  const language = matter.clientId === DEMO_ARABIC_CLIENT.id ? 'ar' : 'en';
  const state: TimeState = daysAgo > 14 ? 'approved' : daysAgo > 5 ? 'submitted' : 'draft';
  return {
    ...entryOf(matter, words),
    ...(state === 'approved'
      ? approved(new Date(`${daysBefore(today, daysAgo - 3)}T08:00:00Z`))
      : { state, approvedBy: null, approvedAt: null }),
    billable: chance(`${words} billable`, 8) !== 0,
    description: oneOf(`${words} work`, BILLED_WORK[language]).description,
    dateWorked,
    minutes,
    rate: { ...RATE },
  };
}

const daysBefore = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) - days * 86_400_000).toISOString().slice(0, 10);
