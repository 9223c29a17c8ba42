import type { ExchangeRate } from '@diwan/contracts/money/exchange-rates/http';
import { recordPayment } from '@diwan/contracts/money/payments/http';
import type { PaymentMethod } from '@diwan/contracts/money/payments/payment';
import { MOST_ALLOCATIONS } from '@diwan/contracts/money/payments/payment';
import { beirutDate } from '@diwan/contracts/shared/beirut-time';
import type { Currency } from '@diwan/contracts/shared/money';
import { moneyText, parseMoney } from '@diwan/contracts/shared/money-text';
import { endpointForm } from '../../../../components/endpoint-form.js';
import { rateOn } from '../../exchange-rates/rate-on.js';
import { type OpenInvoice, oldestFirst, type Rates, readShares, type ShareFault, type Shares } from './allocate.js';
import type { SaidByProof } from './payment-sheet-props.js';

/** A payment as the form holds it, in the order of its fields. */
export interface PaymentValues {
  clientId: string;
  currency: Currency;
  amount: string;
  method: PaymentMethod;
  day: string;
  reference: string;
  notes: string;
  /** What somebody wrote; null while it follows from the amount. */
  allocations: Shares | null;
}

/** What the form has to know besides what is typed. */
export interface PaymentFacts {
  /** Null while they are on their way: until then nobody can say where the money goes. */
  open: readonly OpenInvoice[] | null;
  rates: readonly ExchangeRate[];
  /** The invoice that the money was paid for; empty for none. */
  paidFor: string;
  /** By the rate of today, too, is measured what is recorded by who may not accept differences. */
  isBound: boolean;
}

/** By which rates a payment of a day is measured. */
export const ratesOf = ({ rates, isBound }: Pick<PaymentFacts, 'rates' | 'isBound'>, day: string): Rates => ({
  ofDay: rateOn(rates, day),
  also: isBound ? rateOn(rates, beirutDate(new Date())) : undefined,
});

/** What the form begins with: what a proof of payment says, else by check, today (S2§9). */
export const paymentValues = (
  today: string,
  clientId: string,
  currency: Currency,
  proof?: SaidByProof,
): PaymentValues => ({
  clientId,
  currency: proof?.amount.currency ?? currency,
  amount: proof ? moneyText(proof.amount) : '',
  method: proof?.method ?? 'check',
  day: proof?.paidOn ?? today,
  reference: proof?.reference ?? '',
  notes: '',
  allocations: null,
});

/** Whether the money was to go to an invoice on which nothing is left to pay. */
export const isPaidAlready = ({ open, paidFor }: PaymentFacts): boolean =>
  open !== null && paidFor !== '' && !open.some(({ id }) => id === paidFor);

/**
 * How the money is shared out: as somebody wrote it, or the oldest invoice first. What was to pay an invoice that needs nothing any more
 * goes to no other by itself.
 */
export function sharesOf(values: PaymentValues, facts: PaymentFacts): Shares {
  const { open, rates, paidFor } = facts;
  if (values.allocations) return values.allocations;
  if (open === null || isPaidAlready(facts)) return {};
  const money = parseMoney(values.amount, values.currency);
  return money ? oldestFirst(money, open, paidFor, rateOn(rates, values.day)) : {};
}

/** What is said of all shares together where one of them has such a fault. */
const FAULTS: Partial<Record<ShareFault, string>> = {
  not_accepted: 'not_accepted',
  own_approval: 'own_approval',
  gone: 'gone',
};

/** Reads and checks the form with what is known when it is sent. */
export const paymentForm = (facts: () => PaymentFacts) =>
  endpointForm(recordPayment, (values: PaymentValues) => {
    const now = facts();
    const { open: known } = now;
    const open = known ?? [];
    const { currency, amount: typed, allocations: _shares, ...rest } = values;
    const money = parseMoney(typed, currency);
    const shares = sharesOf(values, now);
    const { read, usedMinor, fault } = readShares(shares, open, currency, ratesOf(now, values.day));
    const isAmount = money !== null && money.amountMinor > 0;
    const faults = {
      ...(!isAmount && { amount: 'invalid_amount' }),
      ...(values.day > beirutDate(new Date()) && { day: 'in_the_future' }),
      ...(known === null && { allocations: 'not_loaded' }),
      ...(known !== null && fault && { allocations: FAULTS[fault] ?? 'invalid_amount' }),
      ...(read.length > MOST_ALLOCATIONS && { allocations: 'too_many_invoices' }),
      ...(isAmount && usedMinor > money.amountMinor && { allocations: 'over_allocated' }),
    };
    return {
      body: {
        ...rest,
        amount: isAmount ? money : { amountMinor: 1, currency },
        allocations: read.map(({ invoice, amountMinor, agreedMinor }) => ({
          invoiceId: invoice.id,
          amountMinor,
          usedMinor: agreedMinor,
        })),
      },
      faults,
    };
  });
