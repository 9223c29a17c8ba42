import { depositFunds } from '@diwan/contracts/money/client-funds/http';
import type { PaymentMethod } from '@diwan/contracts/money/payments/payment';
import { beirutDate } from '@diwan/contracts/shared/beirut-time';
import type { Currency } from '@diwan/contracts/shared/money';
import { parseMoney } from '@diwan/contracts/shared/money-text';
import { endpointForm } from '../../../components/endpoint-form.js';

/** A movement of client money as its form holds it. */
export interface FundValues {
  caseId: string;
  amount: string;
  currency: Currency;
  method: PaymentMethod;
  day: string;
  reference: string;
  notes: string;
}

/** Reads and checks the form; a deposit and a refund take the same. */
export const fundForm = endpointForm(depositFunds, ({ currency, amount, ...values }: FundValues) => {
  const money = parseMoney(amount, currency);
  const isAmount = money !== null && money.amountMinor > 0;
  return {
    body: { ...values, caseId: values.caseId || null, amount: isAmount ? money : { amountMinor: 1, currency } },
    faults: {
      ...(!isAmount && { amount: 'invalid_amount' }),
      ...(values.day > beirutDate(new Date()) && { day: 'in_the_future' }),
    },
  };
});
