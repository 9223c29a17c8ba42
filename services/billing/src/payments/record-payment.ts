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
import type { SignedInCaller } from '@diwan/service-kit/http/endpoint';
import { People } from '@diwan/service-kit/people/people.service';
import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import { clientKeysOf } from '../client-search/client-keys.js';
import { ExchangeRates } from '../exchange-rates/exchange-rates.js';
import { Imprints } from '../imprints/imprints.js';
import { InvoiceRepository } from '../invoices/invoice.repository.js';
import { SettleInvoice } from '../invoices/settle-invoice.js';
import { numberKeys } from '../number-series/number.rules.js';
import { NumberSeries } from '../number-series/number-series.js';
import { BookPayment } from './book-payment.js';
import { PaymentRepository } from './payment.repository.js';
import { isTakenBy, soleCaseOf, usedOf } from './payment.rules.js';
import type { AllocationRecord, PaymentRecord } from './payment.schema.js';
import { PaymentViews } from './payment-views.js';

type Body = InputOf<typeof recordPayment>['body'];
interface Rates {
  ofDay: RateUsed;
  ofToday: RateUsed;
}

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
   * Throws NOT_FOUND (no such client), VALIDATION (a day to come, one invoice twice, more than is left to pay, more than was paid, far from
   * the rate of the day and not accepted by somebody else), FOREIGN_INVOICE, RATE_MISSING, PERIOD_CLOSED, UNAVAILABLE.
   */
  async run(caller: SignedInCaller, body: Body): Promise<Deed<Payment>> {
    const recordedAt = this.clock.now();
    if (body.day > beirutDate(recordedAt)) throw refused('day', 'too_large');
    const person = (await this.people.known([body.clientId])).get(body.clientId);
    if (!person?.isClient) throw new DomainError('NOT_FOUND');
    const rates = await this.ratesFor(body, beirutDate(recordedAt));
    const rate = rates?.ofDay ?? null;
    const imprint = await this.imprints.presentOfMoney({ clientId: body.clientId });
    const present = await this.paymentViews.presenter([{ ...body, recordedBy: caller.personId, voided: null }]);
    const deed: Deed<PaymentRecord> = {
      commit: async (session) => {
        const allocations = await this.allocate({ personId: caller.personId, at: recordedAt }, body, rates, session);
        const creditMinor = body.amount.amountMinor - sum(allocations.map(({ usedMinor }) => usedMinor));
        if (creditMinor < 0) throw refused('amount.amountMinor', 'too_small');
        const number = await this.series.next('REC', body.day, session);
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

  /** The rates of the payment's day and of the one on which it is recorded, if an invoice in the other currency is paid. */
  private async ratesFor({ allocations, amount, clientId, day }: Body, today: string): Promise<Rates | null> {
    const ids = allocations.map(({ invoiceId }) => invoiceId);
    if (new Set(ids).size < ids.length) throw refused('allocations', 'already_used');
    const invoices = await this.invoices.some(ids);
    if (ids.some((id) => invoices.get(id)?.clientId !== clientId)) throw new DomainError('FOREIGN_INVOICE');
    const crosses = [...invoices.values()].some(({ currency }) => currency !== amount.currency);
    return crosses ? { ofDay: await this.exchangeRates.on(day), ofToday: await this.exchangeRates.on(today) } : null;
  }

  private async allocate(
    who: { personId: string; at: Date },
    body: Body,
    rates: Rates | null,
    session: ClientSession,
  ): Promise<AllocationRecord[]> {
    const allocations: AllocationRecord[] = [];
    for (const wish of body.allocations) {
      const invoice = await this.settleInvoice.open(wish.invoiceId, body.clientId, null, session);
      const isOwn = invoice.currency === body.amount.currency;
      if (isOwn && wish.usedMinor !== null && wish.usedMinor !== wish.amountMinor)
        throw refused('allocations', 'invalid');
      const used = usedOf(wish, invoice, body.amount, rates?.ofDay ?? null);
      if (!isOwn && rates) {
        const { amountMinor } = wish;
        const expectedMinor = [rates.ofDay, rates.ofToday].map(
          (rate) => converted({ amountMinor, currency: invoice.currency }, rate).amountMinor,
        );
        const taken = { amountMinor, usedMinor: used.usedMinor, expectedMinor };
        if (!isTakenBy(who, taken, invoice.accepted ?? null)) throw refused('allocations', 'not_accepted');
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
