import type { InputOf } from '@diwan/contracts/http/endpoint';
import { sum } from '@diwan/contracts/money/amounts/rounding';
import { converted, type RateUsed } from '@diwan/contracts/money/exchange-rates/rate';
import { PaymentRecordedV1 } from '@diwan/contracts/money/payments/events';
import type { Payment, recordPayment } from '@diwan/contracts/money/payments/http';
import { beirutDate } from '@diwan/contracts/shared/beirut-time';
import { westernDigits } from '@diwan/contracts/shared/phone';
import { Clock } from '@diwan/service-kit/app/clock';
import { AuditLog } from '@diwan/service-kit/audit/audit';
import { type Deed, presented } from '@diwan/service-kit/deeds/deed';
import { Outbox } from '@diwan/service-kit/events/outbox';
import { DomainError } from '@diwan/service-kit/http/domain-error';
import { callerCan, type SignedInCaller } from '@diwan/service-kit/http/endpoint';
import { People } from '@diwan/service-kit/people/people.service';
import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import { clientKeysOf } from '../client-search/client-keys.js';
import { ExchangeRates } from '../exchange-rates/exchange-rates.js';
import { Imprints } from '../imprints/imprints.js';
import { holding } from '../invoices/accepted-amount.rules.js';
import { InvoiceRepository } from '../invoices/invoice.repository.js';
import { SettleInvoice } from '../invoices/settle-invoice.js';
import { checkMoneyDay } from '../ledger/money-day.js';
import { numberKeys } from '../number-series/number.rules.js';
import { NumberSeries } from '../number-series/number-series.js';
import { BookPayment } from './book-payment.js';
import { PaymentRepository } from './payment.repository.js';
import { isTakenBy, soleCaseOf, usedOf } from './payment.rules.js';
import type { AllocationRecord, PaymentRecord } from './payment.schema.js';
import { PaymentViews } from './payment-views.js';

type Body = InputOf<typeof recordPayment>['body'];
/** The one that the payment goes by comes first. */
type Rates = readonly [RateUsed, ...RateUsed[]];

/** Records money that a client paid: its receipt, what it went to and its entries come to be together (D-079, D-107). */
@Injectable()
export class RecordPayment {
  constructor(
    private readonly payments: PaymentRepository,
    private readonly paymentViews: PaymentViews,
    private readonly bookPayment: BookPayment,
    private readonly invoices: InvoiceRepository,
    private readonly settleInvoice: SettleInvoice,
    private readonly exchangeRates: ExchangeRates,
    private readonly series: NumberSeries,
    private readonly people: People,
    private readonly imprints: Imprints,
    private readonly audit: AuditLog,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /**
   * Throws NOT_FOUND (no such client), VALIDATION (a day to come, or long past, one invoice twice, more than is left to pay, more than was paid, far from
   * the rate of the day and not accepted by somebody else), FOREIGN_INVOICE, RATE_MISSING, PERIOD_CLOSED, CONFLICT, UNAVAILABLE.
   */
  async run(caller: SignedInCaller, body: Body): Promise<Deed<Payment>> {
    const recordedAt = this.clock.now();
    checkMoneyDay(caller, { day: body.day, today: beirutDate(recordedAt) });
    const person = (await this.people.known([body.clientId])).get(body.clientId);
    if (!person?.isClient) throw new DomainError('NOT_FOUND');
    const rates = await this.ratesFor(caller, body, beirutDate(recordedAt));
    const rate = rates?.[0] ?? null;
    const imprint = await this.imprints.presentOfMoney({ clientId: body.clientId });
    const present = await this.paymentViews.presenter([{ ...body, recordedBy: caller.personId, voided: null }]);
    const deed: Deed<PaymentRecord> = {
      commit: async (session) => {
        const allocations = await this.allocate(caller, body, { rates, today: beirutDate(recordedAt) }, session);
        const creditMinor = body.amount.amountMinor - sum(allocations.map(({ usedMinor }) => usedMinor));
        if (creditMinor < 0) throw refused('amount.amountMinor', 'too_small');
        const number = await this.series.next('REC', beirutDate(recordedAt), session);
        const { clientId, amount, method, day, reference, notes } = body;
        const fields = {
          clientId,
          clientName: person.name,
          clientKeys: clientKeysOf(person),
          amount,
          method,
          day,
          reference,
          notes,
          allocations,
          creditMinor,
          rate,
        };
        const who = { recordedBy: caller.personId, recordedAt, isVoid: false, voided: null };
        const keys = [...numberKeys(number), ...referenceKeys(reference)];
        const record = await this.payments.insert(
          { ...fields, ...who, number, numberKeys: keys, soleCaseId: soleCaseOf(allocations) },
          session,
        );
        await this.imprints.keep('payment', record._id, imprint, session);
        await this.bookPayment.received(record, session);
        const line = { action: 'payment.recorded', subject: 'payment', subjectId: String(record._id), caller };
        await this.audit.record({ ...line, after: { number, ...body } }, session);
        await this.outbox.add(PaymentRecordedV1, { paymentId: String(record._id), clientId }, session);
        return record;
      },
    };
    return presented(deed, present);
  }

  /**
   * The rate of the payment's day, if an invoice in the other currency is paid; and of the day on which it is recorded, by which it is measured,
   * too, unless the caller may accept differences: a payment dated back takes no old rate.
   */
  private async ratesFor(
    caller: SignedInCaller,
    { allocations, amount, clientId, day }: Body,
    today: string,
  ): Promise<Rates | null> {
    const ids = allocations.map(({ invoiceId }) => invoiceId);
    if (new Set(ids).size < ids.length) throw refused('allocations', 'already_used');
    const invoices = await this.invoices.some(ids);
    if (ids.some((id) => invoices.get(id)?.clientId !== clientId)) throw new DomainError('FOREIGN_INVOICE');
    const crosses = [...invoices.values()].some(({ currency }) => currency !== amount.currency);
    if (!crosses) return null;
    const ofDay = await this.exchangeRates.on(day);
    return callerCan(caller, 'difference:accept') ? [ofDay] : [ofDay, await this.exchangeRates.on(today)];
  }

  private async allocate(
    { personId }: SignedInCaller,
    body: Body,
    { rates, today }: { rates: Rates | null; today: string },
    session: ClientSession,
  ): Promise<AllocationRecord[]> {
    const allocations: AllocationRecord[] = [];
    for (const wish of body.allocations) {
      const invoice = await this.settleInvoice.open(wish.invoiceId, body.clientId, null, session);
      const isOwn = invoice.currency === body.amount.currency;
      if (isOwn && wish.usedMinor !== null && wish.usedMinor !== wish.amountMinor)
        throw refused('allocations', 'invalid');
      // Its currency was changed since the rates were asked for.
      if (!isOwn && !rates) throw new DomainError('CONFLICT');
      const used = usedOf(wish, invoice, body.amount, rates?.[0] ?? null);
      if (!isOwn && rates) {
        const { amountMinor } = wish;
        const expectedMinor = rates.map(
          (rate) => converted({ amountMinor, currency: invoice.currency }, rate).amountMinor,
        );
        const taken = { amountMinor, usedMinor: used.usedMinor, expectedMinor };
        if (!isTakenBy(personId, taken, holding(invoice.accepted, today))) throw refused('allocations', 'not_accepted');
      }
      allocations.push({
        invoiceId: wish.invoiceId,
        invoiceNumber: invoice.number ?? '',
        caseId: invoice.caseId,
        amountMinor: wish.amountMinor,
        currency: invoice.currency,
        ...used,
      });
    }
    return allocations;
  }
}

/** A reference is found by its beginning, as it is written on a cheque or a transfer. */
const referenceKeys = (reference: string): string[] => {
  const key = westernDigits(reference)
    .toUpperCase()
    .replace(/[^A-Z0-9-]/g, '');
  return key === '' ? [] : [key];
};

const refused = (field: string, fault: string): DomainError =>
  new DomainError('VALIDATION', { fieldErrors: { [field]: fault } });
