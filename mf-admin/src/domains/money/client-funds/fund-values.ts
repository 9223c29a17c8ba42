import { depositFunds } from '@diwan/contracts/money/client-funds/http';
import type { FundRequest } from '@diwan/contracts/money/fund-requests/http';
import type { PaymentMethod } from '@diwan/contracts/money/payments/payment';
import { beirutDate } from '@diwan/contracts/shared/beirut-time';
import type { Currency } from '@diwan/contracts/shared/money';
import { moneyText, parseMoney } from '@diwan/contracts/shared/money-text';
import { endpointForm } from '../../../components/endpoint-form.js';
import type { SaidByProof } from '../payments/form/payment-sheet-props.js';
import type { FundDeed } from './api/client-funds.js';

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

/** What the form begins with: what the proof says, what is left of the request, or nothing, today. */
export function fundValues(
  deed: FundDeed,
  today: string,
  request: FundRequest | undefined,
  proof: SaidByProof | undefined,
): FundValues {
  const said = proof && {
    method: proof.method,
    day: proof.paidOn,
    ...(proof.reference && { reference: proof.reference }),
  };
  return {
    ...{
      caseId: request?.caseId ?? '',
      amount: amountFor(request, proof),
      currency: request?.amount.currency ?? 'USD',
    },
    method: deed === 'deposit' ? 'check' : 'bank_transfer',
    ...{ day: today, reference: request?.reference ?? '', notes: '' },
    ...said,
  };
}

/** Of the proof, where it is in the currency that was asked for: another one is counted by who records it. */
function amountFor(request: FundRequest | undefined, proof: SaidByProof | undefined): string {
  if (!request) return '';
  const { amount, receivedMinor } = request;
  if (proof && proof.amount.currency === amount.currency) return moneyText(proof.amount);
  return moneyText({ ...amount, amountMinor: amount.amountMinor - receivedMinor });
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
