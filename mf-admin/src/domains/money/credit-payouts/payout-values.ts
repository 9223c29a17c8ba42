import type { Standing } from '@diwan/contracts/money/client-accounts/http';
import { payOutCredit } from '@diwan/contracts/money/credit-payouts/http';
import { beirutDate } from '@diwan/contracts/shared/beirut-time';
import type { Currency } from '@diwan/contracts/shared/money';
import { moneyText, parseMoney } from '@diwan/contracts/shared/money-text';
import { endpointForm } from '../../../components/endpoint-form.js';
import type { HowItCameValues } from '../payments/form/how-it-came.js';

/** A payout as its form holds it. */
export interface PayoutValues extends HowItCameValues {
  amount: string;
  currency: Currency;
}

/** What of a client's credit can be paid out, currency by currency. */
export const creditsOf = (standings: readonly Standing[]) =>
  standings
    .filter(({ creditMinor }) => creditMinor > 0)
    .map(({ currency, creditMinor }) => ({ currency, amountMinor: creditMinor }));

type Credits = ReturnType<typeof creditsOf>;

/** What the form begins with: all of the credit, today, by bank. */
export function payoutValues(credits: Credits, today: string): PayoutValues {
  const credit = credits[0] ?? { currency: 'USD' as const, amountMinor: 0 };
  return {
    ...{ amount: moneyText(credit), currency: credit.currency },
    ...{ method: 'bank_transfer', day: today, reference: '', notes: '' },
  };
}

/** Reads and checks the form with what is known of the credit when it is sent. */
export const payoutForm = (credits: () => Credits) =>
  endpointForm(payOutCredit, ({ amount, currency, ...values }: PayoutValues) => {
    const money = parseMoney(amount, currency);
    const isAmount = money !== null && money.amountMinor > 0;
    const most = credits().find((one) => one.currency === currency)?.amountMinor ?? 0;
    return {
      body: { ...values, amount: isAmount ? money : { amountMinor: 1, currency } },
      faults: {
        ...(isAmount && money.amountMinor > most && { amount: 'over_credit' }),
        ...(!isAmount && { amount: 'invalid_amount' }),
        ...(values.day > beirutDate(new Date()) && { day: 'in_the_future' }),
      },
    };
  });
