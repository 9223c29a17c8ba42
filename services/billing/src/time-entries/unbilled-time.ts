import type { UnbilledEntry } from '@diwan/contracts/money/time-entries/clients.http';
import { amountOfTime, billedMinutes, hoursMilli, type TimeRounding } from '@diwan/contracts/money/time-entries/hours';
import type { LocalizedText } from '@diwan/contracts/shared/language';
import type { Currency } from '@diwan/contracts/shared/money';
import { DomainError } from '@diwan/service-kit/http/domain-error';
import type { SignedInCaller } from '@diwan/service-kit/http/endpoint';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type ClientSession, type Model, trusted } from 'mongoose';
import { KeptCases } from '../walls/kept-cases.js';
import { outside } from '../walls/outside.js';
import { BILL, RELEASE } from './time-entry.machine.js';
import type { TimeContext } from './time-entry.presenter.js';
import type { TimeEntryRecord } from './time-entry.schema.js';
import { TimeEntryViews } from './time-entry-views.js';
import { TimeTermsOfClients } from './time-terms.js';

/** So many entries are offered for one invoice: as many as it can have lines. */
const OFFERED = 200;

/** The invoice that entries go on. */
export interface LockingInvoice {
  invoiceId: string;
  /** Entries of another client are refused. */
  clientId: string;
  /** And those in another currency (BILL-06). */
  currency: Currency;
}

/** Whose invoice work or a cost could be billed on. */
export type BilledTo = Pick<LockingInvoice, 'clientId' | 'currency'>;

/** Where work or a cost stands on its way to a bill. */
export interface SourceStanding {
  /** The invoice that has it. */
  invoiceId: string | null;
  caseId: string | null;
  /** Without an invoice: whether it could be billed, once it is approved perhaps, or not at all. */
  readiness: 'ready' | 'unapproved' | 'none';
}

/** What a bill says of the work behind a line ("explain my bill"). */
export interface Worked {
  personId: string;
  /** `YYYY-MM-DD`. */
  dateWorked: string;
  /** The stage its case was in; null without one. */
  stage: LocalizedText | null;
}

/** Approved work on its way to invoices (BILL-04): each entry is a line of one invoice at most (D-120). */
@Injectable()
export class UnbilledTime {
  constructor(
    @InjectModel('TimeEntry') private readonly entries: Model<TimeEntryRecord>,
    private readonly terms: TimeTermsOfClients,
    private readonly views: TimeEntryViews,
    private readonly keptCases: KeptCases,
  ) {}

  /** What can be billed to a client, the oldest first, after the client's rounding. Throws DomainError UNAVAILABLE. */
  async list(
    caller: SignedInCaller,
    { clientId, caseId, currency }: { clientId: string; caseId?: string | undefined; currency?: Currency | undefined },
  ): Promise<UnbilledEntry[]> {
    const kept = await this.keptCases.of(caller);
    const found = await this.entries
      .find({
        clientId,
        billable: true,
        state: 'approved',
        ...outside(kept),
        ...(caseId && { caseId }),
        ...(currency && { 'rate.currency': currency }),
      })
      .sort({ dateWorked: 1, _id: 1 })
      .limit(OFFERED)
      .lean<TimeEntryRecord[]>();
    const [{ rounding }, context] = await Promise.all([this.terms.of(clientId), this.views.contextOf(caller, found)]);
    return found.map((record) => toUnbilled(record, rounding, context));
  }

  /**
   * Locks entries to an invoice in the transaction that writes it. Throws DomainError CONFLICT, and writes none, when one is named twice, is
   * not approved or billable, belongs to another client, is in another currency or is on an invoice already.
   */
  async lock(
    entryIds: readonly string[],
    { invoiceId, clientId, currency }: LockingInvoice,
    session: ClientSession,
  ): Promise<void> {
    if (entryIds.length === 0) return;
    const locked = await this.entries.updateMany(
      {
        _id: trusted({ $in: [...entryIds] }),
        clientId,
        'rate.currency': currency,
        billable: true,
        state: trusted({ $in: [...BILL.from] }),
        invoiceId: null,
      },
      { $set: { state: BILL.to, invoiceId }, $inc: { version: 1 } },
      { session },
    );
    if (locked.modifiedCount !== entryIds.length) throw new DomainError('CONFLICT');
  }

  /** Locks these entries to an invoice and no others: what a draft names no more is free again. Throws DomainError CONFLICT, as `lock` does. */
  async hold(entryIds: readonly string[], invoice: LockingInvoice, session: ClientSession): Promise<void> {
    await this.release(invoice.invoiceId, session);
    await this.lock(entryIds, invoice, session);
  }

  /** The invoice was issued: from now on its client may know that its entries are billed (D-080). */
  async issued(invoiceId: string, at: Date, session: ClientSession): Promise<void> {
    await this.entries.updateMany({ invoiceId }, { $set: { billedAt: at } }, { session });
  }

  /** The draft was thrown away or the invoice voided: its entries can be billed again. */
  async release(invoiceId: string, session: ClientSession): Promise<void> {
    await this.entries.updateMany(
      // What names an invoice is billed on it: by nothing else, so that its own index finds the few.
      { invoiceId },
      { $set: { state: RELEASE.to, invoiceId: null, billedAt: null }, $inc: { version: 1 } },
      { session },
    );
  }

  /** Some of its entries can be billed again: the lines that charged for them were taken back. */
  async releaseSome(entryIds: readonly string[], invoiceId: string, session: ClientSession): Promise<void> {
    await this.entries.updateMany(
      { _id: trusted({ $in: [...entryIds] }), invoiceId },
      { $set: { state: RELEASE.to, invoiceId: null, billedAt: null }, $inc: { version: 1 } },
      { session },
    );
  }

  /** By which invoice entries are taken, and whether they wait to be billed to somebody. */
  async standingOf(
    entryIds: readonly string[],
    { clientId, currency }: BilledTo,
    session: ClientSession | null,
  ): Promise<Map<string, SourceStanding>> {
    const found = await this.byIds(entryIds, session);
    return new Map(
      found.map((record) => {
        const { invoiceId, caseId, state, billable } = record;
        const isTheirs = record.clientId === clientId && record.rate.currency === currency;
        const readiness = !billable || !isTheirs ? 'none' : state === 'approved' ? 'ready' : 'unapproved';
        return [String(record._id), { invoiceId, caseId, readiness }];
      }),
    );
  }

  /** Who worked, when and at which stage, by entry. */
  async workedOf(entryIds: readonly string[], session: ClientSession | null = null): Promise<Map<string, Worked>> {
    const found = await this.byIds(entryIds, session);
    return new Map(
      found.map(({ _id, personId, dateWorked, stage }) => [
        String(_id),
        { personId, dateWorked, stage: stage && { en: stage.en, ar: stage.ar } },
      ]),
    );
  }

  private async byIds(ids: readonly string[], session: ClientSession | null): Promise<TimeEntryRecord[]> {
    if (ids.length === 0) return [];
    return this.entries.find({ _id: trusted({ $in: [...ids] }) }, null, { session }).lean<TimeEntryRecord[]>();
  }
}

const nameOf = ({ serviceTypeId }: TimeEntryRecord, { serviceTypes }: TimeContext): LocalizedText | null => {
  const kind = serviceTypeId === null ? undefined : serviceTypes.get(serviceTypeId);
  return kind ? { en: kind.name.en, ar: kind.name.ar } : null;
};

function toUnbilled(record: TimeEntryRecord, rounding: TimeRounding, context: TimeContext): UnbilledEntry {
  const minutes = billedMinutes(record.minutes, rounding);
  const legalCase = context.cases.get(record.caseId);
  return {
    id: String(record._id),
    person: { id: record.personId, name: context.names.get(record.personId) ?? '' },
    legalCase: legalCase ? { id: record.caseId, title: legalCase.title, caseNumber: legalCase.caseNumber } : null,
    serviceType: nameOf(record, context),
    description: record.description,
    dateWorked: record.dateWorked,
    minutes: record.minutes,
    billedMinutes: minutes,
    quantityMilli: hoursMilli(minutes),
    unitPriceMinor: record.rate.amountMinor,
    currency: record.rate.currency,
    amountMinor: amountOfTime({ minutes, rateMinor: record.rate.amountMinor }),
  };
}
