import type { InputOf } from '@diwan/contracts/http/endpoint';
import { InvoiceIssuedV1 } from '@diwan/contracts/money/invoices/events';
import type { Invoice, issueInvoice } from '@diwan/contracts/money/invoices/http';
import { datedAnew } from '@diwan/contracts/money/invoices/terms';
import { beirutDate } from '@diwan/contracts/shared/beirut-time';
import { Clock } from '@diwan/service-kit/app/clock';
import { AuditLog } from '@diwan/service-kit/audit/audit';
import { type Deed, presented } from '@diwan/service-kit/deeds/deed';
import { Outbox } from '@diwan/service-kit/events/outbox';
import { DomainError, isDuplicateKey } from '@diwan/service-kit/http/domain-error';
import type { SignedInCaller } from '@diwan/service-kit/http/endpoint';
import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import { ClientNames } from '../client-names/client-names.js';
import { ExchangeRates } from '../exchange-rates/exchange-rates.js';
import { Firm } from '../firm/firm.js';
import type { Imprint } from '../imprints/imprint.schema.js';
import { Imprints } from '../imprints/imprints.js';
import { isOfSeries } from '../number-series/number.rules.js';
import { NumberSeries } from '../number-series/number-series.js';
import { VatRates } from '../vat-rates/vat-rates.js';
import { BookInvoice, issuedFields } from './book-invoice.js';
import { draftFields } from './draft-fields.js';
import { ISSUE } from './invoice.machine.js';
import { InvoiceRepository } from './invoice.repository.js';
import type { InvoiceRecord } from './invoice.schema.js';
import { InvoiceViews } from './invoice-views.js';
import { LineSources } from './line-sources.js';

type Body = InputOf<typeof issueInvoice>['body'];

/** Issues an invoice: its number, its entries and what its client sees come to be together (D-100). */
@Injectable()
export class IssueInvoice {
  constructor(
    private readonly invoices: InvoiceRepository,
    private readonly invoiceViews: InvoiceViews,
    private readonly lineSources: LineSources,
    private readonly clientNames: ClientNames,
    private readonly imprints: Imprints,
    private readonly firm: Firm,
    private readonly exchangeRates: ExchangeRates,
    private readonly vatRates: VatRates,
    private readonly series: NumberSeries,
    private readonly bookInvoice: BookInvoice,
    private readonly audit: AuditLog,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /**
   * Throws NOT_FOUND, IMMUTABLE (issued already), CONFLICT (another version), VALIDATION (a day to come, or before that of the last number, a number of
   * the series, a discount above the fees, a price above a cost, another total than the draft's by the tax of its day),
   * FORBIDDEN (a number of one's own is for owners and admins), DUPLICATE (it is taken), PERIOD_CLOSED, RATE_MISSING, OFFICE_NOT_ENTERED (also where
   * tax is asked and the firm has no number for it), UNAVAILABLE.
   */
  async run(caller: SignedInCaller, id: string, { version, number, issueDate }: Body): Promise<Deed<Invoice>> {
    const found = await this.invoices.one(id);
    if (!found) throw new DomainError('NOT_FOUND');
    const seen = datedOn(found, issueDate);
    if (seen.state !== 'draft') throw new DomainError('IMMUTABLE');
    refuseNumber(caller, number);
    const issuedAt = this.clock.now();
    if (seen.issueDate > beirutDate(issuedAt))
      throw new DomainError('VALIDATION', { fieldErrors: { issueDate: 'too_large' } });
    // Before anything is asked for its day that it will not have.
    if (number === null) await this.refuseEarlier(seen, null);
    const rate = await this.exchangeRates.on(seen.issueDate);
    const clientName = await this.clientNames.nameOf(seen.clientId);
    const about = { clientId: seen.clientId, caseId: seen.caseId, payableIn: seen.currency };
    const imprint = await this.imprints.presentIfKnown(about);
    const vatNumber = await this.vatNumberFor(seen, imprint);
    const present = await this.invoiceViews.presenter(caller, [{ ...seen, issuedBy: caller.personId }]);
    const deed: Deed<InvoiceRecord> = {
      commit: async (session) => {
        const drafted = await this.invoices.one(id, session);
        if (drafted?.version !== version || drafted.clientId !== seen.clientId) throw new DomainError('CONFLICT');
        const stored = datedOn(drafted, issueDate);
        const { lines, totals, totalMinor, standardVatBp } = draftFields(
          stored,
          await this.vatRates.standardOn(stored.issueDate, session),
        );
        // Tax is asked of nobody without the number under which the firm owes it: an invoice without it is none in law (BILL-05).
        if (totals.vatMinor !== 0 && !vatNumber)
          throw new DomainError('OFFICE_NOT_ENTERED', { fieldErrors: { vatNumber: 'required' } });
        const draft = { ...stored, lines, totals, totalMinor, standardVatBp };
        await this.lineSources.refuseAboveCost(draft, session);
        // Who issues it agrees to the total that they saw.
        if (totalMinor !== drafted.totalMinor)
          throw new DomainError('VALIDATION', { fieldErrors: { issueDate: 'other_total' } });
        await this.bookInvoice.issued(draft, { rate, by: caller.personId }, session);
        const given = number ?? (await this.nextNumber(stored, session));
        const issued = {
          ...{ lines, totals, totalMinor, standardVatBp, issueDate: stored.issueDate, dueDate: stored.dueDate },
          ...issuedFields(draft, { clientName, number: given, rate, by: caller.personId, at: issuedAt }),
        };
        const record = await this.invoices.move(stored, ISSUE, issued, session).catch(refuseTaken);
        if (!record) throw new DomainError('CONFLICT');
        // Of this version: a draft that was changed meanwhile is refused above.
        await this.imprints.keep('invoice', id, imprint, session);
        await this.lineSources.issued(id, issuedAt, session);
        const line = { action: 'invoice.issued', subject: 'invoice', subjectId: id, caller };
        const { clientId, caseId, currency, issueDate: day } = record;
        await this.audit.record({ ...line, after: { number: given, totalMinor, currency, day } }, session);
        await this.outbox.add(InvoiceIssuedV1, { invoiceId: id, clientId, caseId }, session);
        return record;
      },
    };
    return presented(deed, (record) => present.whole(record));
  }

  private refuseEarlier({ issueDate: day }: InvoiceRecord, session: ClientSession | null): Promise<void> {
    return this.series.refuseEarlier('INV', { day, field: 'issueDate' }, session);
  }

  private async nextNumber(draft: InvoiceRecord, session: ClientSession): Promise<string> {
    await this.refuseEarlier(draft, session);
    return this.series.next('INV', draft.issueDate, session);
  }

  /** The firm's number for tax, where tax is asked; it is not waited for where none is. */
  private async vatNumberFor({ totals }: InvoiceRecord, imprint: Imprint | null): Promise<string | null> {
    if (totals.vatMinor === 0 && !imprint) return null;
    return (imprint?.firm ?? (await this.firm.particulars())).vatNumber ?? null;
  }
}

const datedOn = (draft: InvoiceRecord, day: string | undefined): InvoiceRecord =>
  day ? { ...draft, ...datedAnew(draft, day) } : draft;

function refuseNumber(caller: SignedInCaller, number: string | null): void {
  if (number === null) return;
  if (!caller.roles.includes('owner') && !caller.roles.includes('admin')) throw new DomainError('FORBIDDEN');
  if (isOfSeries(number)) throw new DomainError('VALIDATION', { fieldErrors: { number: 'already_used' } });
}

/** The number is the only unique value of an invoice. */
function refuseTaken(error: unknown): never {
  throw isDuplicateKey(error) ? new DomainError('DUPLICATE', { cause: error }) : error;
}
