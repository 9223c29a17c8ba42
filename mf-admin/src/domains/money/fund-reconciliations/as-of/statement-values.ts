import { recordFundReconciliation } from '@diwan/contracts/money/fund-reconciliations/http';
import { beirutDate } from '@diwan/contracts/shared/beirut-time';
import type { Currency } from '@diwan/contracts/shared/money';
import { parseMoney } from '@diwan/contracts/shared/money-text';
import { endpointForm } from '../../../../components/endpoint-form.js';

/** What the bank's statement says, as its form holds it. */
export interface StatementValues {
  day: string;
  bankMinor: string;
  reference: string;
  notes: string;
}

/** Reads and checks the form; `isOne` says whether the ways are one with a balance, else the notes have to say why not. */
export const statementForm = (currency: Currency, isOne: (bankMinor: number) => boolean) =>
  endpointForm(recordFundReconciliation, ({ day, bankMinor: typed, reference, notes }: StatementValues) => {
    const bankMinor = parseMoney(typed, currency)?.amountMinor;
    return {
      body: { currency, day, bankMinor: bankMinor ?? 0, reference, notes },
      faults: {
        ...(bankMinor === undefined && { bankMinor: 'invalid_amount' }),
        ...(day > beirutDate(new Date()) && { day: 'in_the_future' }),
        ...(bankMinor !== undefined && !isOne(bankMinor) && notes.trim() === '' && { notes: 'say_why' }),
      },
    };
  });
