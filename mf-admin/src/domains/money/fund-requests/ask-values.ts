import { askForFunds, setFundThreshold } from '@diwan/contracts/money/fund-requests/http';
import { beirutDate } from '@diwan/contracts/shared/beirut-time';
import type { Currency } from '@diwan/contracts/shared/money';
import { parseMoney } from '@diwan/contracts/shared/money-text';
import { endpointForm } from '../../../components/endpoint-form.js';

/** A request for a deposit as its form holds it. */
export interface AskValues {
  amount: string;
  currency: Currency;
  caseId: string;
  dueDay: string;
  words: string;
}

/** Reads and checks the form. */
export const askForm = endpointForm(askForFunds, ({ amount, currency, caseId, ...values }: AskValues) => {
  const money = parseMoney(amount, currency);
  const isAmount = money !== null && money.amountMinor > 0;
  return {
    body: { ...values, caseId: caseId || null, amount: isAmount ? money : { amountMinor: 1, currency } },
    faults: {
      ...(!isAmount && { amount: 'invalid_amount' }),
      ...(values.dueDay < beirutDate(new Date()) && { dueDay: 'day_passed' }),
    },
  };
});

/** When a low balance is told, as its form holds it; nothing typed: never. */
export interface ThresholdValues {
  caseId: string;
  currency: Currency;
  thresholdMinor: string;
}

/** Reads and checks the form. */
export const thresholdForm = endpointForm(
  setFundThreshold,
  ({ caseId, currency, thresholdMinor: typed }: ThresholdValues) => {
    const money = parseMoney(typed, currency);
    const isNone = typed.trim() === '';
    const thresholdMinor = isNone || !money ? null : money.amountMinor || null;
    return {
      body: { caseId: caseId || null, currency, thresholdMinor },
      faults: { ...(!isNone && !thresholdMinor && { thresholdMinor: 'invalid_amount' }) },
    };
  },
);
