import { DomainError } from '@diwan/service-kit/http/domain-error';
import { People } from '@diwan/service-kit/people/people.service';
import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import { ExchangeRates } from '../exchange-rates/exchange-rates.js';
import { UnbilledExpenses } from '../expenses/unbilled-expenses.js';
import { type SourceStanding, UnbilledTime, type Worked } from '../time-entries/unbilled-time.js';
import { costFaults } from './cost-lines.rules.js';
import type { InvoiceLineRecord, InvoiceRecord } from './invoice.schema.js';
import type { Work } from './own-invoice.presenter.js';
import { ReplacedInvoices } from './replaced-invoices.js';

/** A line that nobody worked on in particular. */
const NO_WORK: Work = { workedBy: null, workedOn: null, stage: null };

/** Work or a cost that was deleted. */
const GONE: SourceStanding = { invoiceId: null, caseId: null, readiness: 'none' };

/** Time and expenses that lines charge for: each belongs to one invoice at most, until it is void or thrown away (D-120). */
@Injectable()
export class LineSources {
  constructor(
    private readonly unbilledTime: UnbilledTime,
    private readonly unbilledExpenses: UnbilledExpenses,
    private readonly exchangeRates: ExchangeRates,
    private readonly replacedInvoices: ReplacedInvoices,
    private readonly people: People,
  ) {}

  /**
   * Takes what the lines name for the invoice, and gives back what they name no more. Throws CONFLICT where one is taken already, VALIDATION where
   * more is asked for a cost than it was, RATE_MISSING where it was paid in another currency.
   */
  async take(invoice: InvoiceRecord, session: ClientSession): Promise<void> {
    const { clientId, currency, lines } = invoice;
    const invoiceId = String(invoice._id);
    await this.unbilledTime.hold(timeOf(lines), { invoiceId, clientId, currency }, session);
    const expenses = expensesOf(lines);
    await this.unbilledExpenses.release(invoiceId, session, expenses);
    await this.unbilledExpenses.lock(expenses, { invoiceId, clientId }, session);
    await this.replacedInvoices.replace(invoice, session);
    await this.refuseAboveCost(invoice, session);
  }

  /** Throws VALIDATION where more is asked for a cost than it was, RATE_MISSING where it was paid in another currency. */
  async refuseAboveCost(
    { currency, issueDate, lines }: Pick<InvoiceRecord, 'currency' | 'issueDate' | 'lines'>,
    session: ClientSession,
  ): Promise<void> {
    const costs = await this.unbilledExpenses.some(expensesOf(lines), session);
    const isForeign = costs.some(({ amount }) => amount.currency !== currency);
    const rate = isForeign ? await this.exchangeRates.on(issueDate, session) : null;
    const fieldErrors = costFaults({ lines, currency, costs, rate });
    if (Object.keys(fieldErrors).length > 0) throw new DomainError('VALIDATION', { fieldErrors });
  }

  /** Gives back all that a draft had taken, or an invoice that is void now. */
  async giveBack(invoice: InvoiceRecord, session: ClientSession): Promise<void> {
    const invoiceId = String(invoice._id);
    if (invoice.state !== 'draft') await this.keepWorked(invoice, invoice.lines, session);
    await this.unbilledTime.release(invoiceId, session);
    await this.unbilledExpenses.release(invoiceId, session);
  }

  /** Gives back what some lines of an issued invoice had taken; what it has no more is left as it is. */
  async giveBackOf(invoice: InvoiceRecord, lines: readonly InvoiceLineRecord[], session: ClientSession): Promise<void> {
    const invoiceId = String(invoice._id);
    await this.keepWorked(invoice, lines, session);
    await this.unbilledTime.releaseSome(timeOf(lines), invoiceId, session);
    await this.unbilledExpenses.releaseSome(expensesOf(lines), invoiceId, session);
  }

  /** What an issued invoice says of its work stays as it was: what is given back may be changed. */
  private async keepWorked(
    invoice: InvoiceRecord,
    lines: readonly InvoiceLineRecord[],
    session: ClientSession,
  ): Promise<void> {
    const worked = await this.unbilledTime.workedOf(timeOf(lines.filter((line) => !line.worked)), session);
    const byPlace = invoice.lines.flatMap(({ source }, place) => {
      const known = source.kind === 'time' ? worked.get(source.entryId) : undefined;
      return known ? [[place, known] as const] : [];
    });
    await this.replacedInvoices.keepWorked(invoice._id, new Map(byPlace), session);
  }

  /** Takes again for an issued invoice what some of its lines name. Throws CONFLICT where something is not free. */
  async takeAgain(
    { _id, clientId, currency, issuedAt }: Pick<InvoiceRecord, '_id' | 'clientId' | 'currency' | 'issuedAt'>,
    lines: readonly InvoiceLineRecord[],
    session: ClientSession,
  ): Promise<void> {
    const invoiceId = String(_id);
    await this.unbilledTime.lock(timeOf(lines), { invoiceId, clientId, currency }, session);
    await this.unbilledExpenses.lock(expensesOf(lines), { invoiceId, clientId }, session);
    if (issuedAt) await this.unbilledTime.issued(invoiceId, issuedAt, session);
  }

  /** Where what lines of an invoice charge for stands; null for a line by hand. */
  async standingOf(
    { clientId, currency }: Pick<InvoiceRecord, 'clientId' | 'currency'>,
    lines: readonly InvoiceLineRecord[],
    session: ClientSession | null = null,
  ): Promise<(line: InvoiceLineRecord) => SourceStanding | null> {
    const time = await this.unbilledTime.standingOf(timeOf(lines), { clientId, currency }, session);
    const expenses = await this.unbilledExpenses.standingOf(expensesOf(lines), clientId, session);
    return ({ source }) => {
      if (source.kind === 'by_hand') return null;
      return (source.kind === 'time' ? time.get(source.entryId) : expenses.get(source.expenseId)) ?? GONE;
    };
  }

  /** The invoice was issued: its client may know of what it charges for. */
  issued(invoiceId: string, at: Date, session: ClientSession): Promise<void> {
    return this.unbilledTime.issued(invoiceId, at, session);
  }

  /** Who worked on the lines that time was written down for. Throws UNAVAILABLE. */
  async workOn({ lines }: Pick<InvoiceRecord, 'lines'>): Promise<(line: InvoiceLineRecord) => Work> {
    const now = await this.unbilledTime.workedOf(timeOf(lines.filter((line) => !line.worked)));
    const workedOn = ({ worked, source }: InvoiceLineRecord): Worked | undefined =>
      worked ?? (source.kind === 'time' ? now.get(source.entryId) : undefined);
    const names = await this.people.namesOf(lines.flatMap((line) => workedOn(line)?.personId ?? []));
    return (line) => {
      const worked = workedOn(line);
      if (!worked) return NO_WORK;
      return { workedBy: names.get(worked.personId) ?? '', workedOn: worked.dateWorked, stage: worked.stage };
    };
  }
}

const timeOf = (lines: readonly InvoiceLineRecord[]): string[] =>
  lines.flatMap(({ source }) => (source.kind === 'time' ? source.entryId : []));

const expensesOf = (lines: readonly InvoiceLineRecord[]): string[] =>
  lines.flatMap(({ source }) => (source.kind === 'expense' ? source.expenseId : []));
