import type { InputOf } from '@diwan/contracts/http/endpoint';
import { sum } from '@diwan/contracts/money/amounts/rounding';
import { CreditNoteIssuedV1 } from '@diwan/contracts/money/credit-notes/events';
import type { CreditNote, createCreditNote } from '@diwan/contracts/money/credit-notes/http';
import { beirutDate } from '@diwan/contracts/shared/beirut-time';
import { Clock } from '@diwan/service-kit/app/clock';
import { AuditLog } from '@diwan/service-kit/audit/audit';
import { type Deed, presented } from '@diwan/service-kit/deeds/deed';
import { Outbox } from '@diwan/service-kit/events/outbox';
import { DomainError } from '@diwan/service-kit/http/domain-error';
import type { SignedInCaller } from '@diwan/service-kit/http/endpoint';
import { People } from '@diwan/service-kit/people/people.service';
import { Injectable } from '@nestjs/common';
import { type ClientSession, Types } from 'mongoose';
import { ClientNames } from '../client-names/client-names.js';
import { Imprints } from '../imprints/imprints.js';
import { InvoiceRepository } from '../invoices/invoice.repository.js';
import type { InvoiceRecord } from '../invoices/invoice.schema.js';
import { SettleInvoice } from '../invoices/settle-invoice.js';
import { NumberSeries } from '../number-series/number-series.js';
import { BookCreditNote } from './book-credit-note.js';
import { toCreditNote } from './credit-note.presenter.js';
import { CreditNoteRepository } from './credit-note.repository.js';
import { creditLines } from './credit-note.rules.js';
import type { CreditNoteRecord } from './credit-note.schema.js';
import { SetLinesBillable } from './set-lines-billable.js';

type Body = InputOf<typeof createCreditNote>['body'];

/** Takes back a part of an issued invoice, or all of it: the way to correct what cannot be changed (D-109). */
@Injectable()
export class IssueCreditNote {
  constructor(
    private readonly notes: CreditNoteRepository,
    private readonly bookCreditNote: BookCreditNote,
    private readonly linesBillable: SetLinesBillable,
    private readonly invoices: InvoiceRepository,
    private readonly settleInvoice: SettleInvoice,
    private readonly series: NumberSeries,
    private readonly people: People,
    private readonly clientNames: ClientNames,
    private readonly imprints: Imprints,
    private readonly audit: AuditLog,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /** Throws NOT_FOUND, CONFLICT (a draft, or void), VALIDATION (more than is left of a line, a day to come or before the invoice's or the last number's), PERIOD_CLOSED, UNAVAILABLE. */
  async run(caller: SignedInCaller, invoiceId: string, body: Body): Promise<Deed<CreditNote>> {
    const seen = await this.invoices.one(invoiceId);
    if (!seen) throw new DomainError('NOT_FOUND');
    const issuedAt = this.clock.now();
    if (body.day > beirutDate(issuedAt)) throw refused('day', 'too_large');
    if (body.day < seen.issueDate) throw refused('day', 'too_small');
    const names = await this.people.namesOf([seen.clientId, caller.personId]);
    const clientName = await this.clientNames.nameOf(seen.clientId);
    const imprint = await this.imprints.presentIfKnown({ clientId: seen.clientId });
    const giveBack = body.billable ? await this.linesBillable.withNotes(caller) : null;
    const deed: Deed<CreditNoteRecord> = {
      commit: async (session) => {
        const invoice = await this.invoices.one(invoiceId, session);
        if (invoice?.state !== 'issued') throw new DomainError('CONFLICT');
        const note = await this.write(invoice, body, { clientName, issuedBy: caller.personId, issuedAt }, session);
        await giveBack?.(invoice, note, session);
        await this.imprints.keep('credit_note', note._id, imprint, session);
        const line = { action: 'credit-note.issued', subject: 'credit-note', subjectId: String(note._id), caller };
        const { number, totalMinor, currency, reason } = note;
        await this.audit.record({ ...line, after: { number, invoiceId, totalMinor, currency, reason } }, session);
        const { clientId, caseId } = note;
        await this.outbox.add(CreditNoteIssuedV1, { creditNoteId: String(note._id), clientId, caseId }, session);
        return note;
      },
    };
    return presented(deed, (record) => toCreditNote(record, names));
  }

  /** Writes it in a transaction: number, balance and entries together. Throws what `run` throws there. */
  async write(
    invoice: InvoiceRecord,
    { day, reason, lines: wishes }: Body,
    who: Pick<CreditNoteRecord, 'clientName' | 'issuedBy' | 'issuedAt'>,
    session: ClientSession,
  ): Promise<CreditNoteRecord> {
    const invoiceId = String(invoice._id);
    const lines = creditLines(invoice, await this.notes.ofInvoice(invoiceId, session), wishes);
    if (typeof lines === 'string') throw refused('lines', lines);
    await this.series.refuseEarlier('CN', { day, field: 'day' }, session);
    const number = await this.series.next('CN', day, session);
    const [netMinor, vatMinor] = [sum(lines.map((line) => line.netMinor)), sum(lines.map((line) => line.vatMinor))];
    const totalMinor = netMinor + vatMinor;
    const id = new Types.ObjectId().toHexString();
    const settlement = { id, kind: 'credit_note', number, day, amountMinor: totalMinor } as const;
    const { excessMinor, cash } = await this.settleInvoice.takeBack({ invoice, settlement }, session);
    const { clientId, caseId, currency, number: invoiceNumber = '' } = invoice;
    const of = { invoiceId, invoiceNumber, clientId, caseId, currency };
    const amounts = { lines, netMinor, vatMinor, totalMinor, creditMinor: excessMinor };
    const note = await this.notes.insert({ ...of, ...amounts, ...who, number, day, reason }, session);
    await this.bookCreditNote.run(note, invoice, cash, session);
    return note;
  }
}

const refused = (field: string, fault: string): DomainError =>
  new DomainError('VALIDATION', { fieldErrors: { [field]: fault } });
