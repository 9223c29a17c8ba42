import type { Currency } from '@diwan/contracts/shared/money';
import type { AccountName } from '../ledger/accounts.js';

/** What a client has on an account for a case, in minor units of its currency; debit positive. */
export interface OnAccount {
  account: AccountName;
  currency: Currency;
  caseId: string;
  amountMinor: number;
  /** What the record that is kept had there itself, before. Absent where it is from before that was kept: nothing. */
  besideMinor?: number;
  /** The last entry before it went over. Absent where it is from before that was kept. */
  afterSeq?: number;
}

/** What is the same account. */
export const keyOf = ({ account, currency, caseId }: Pick<OnAccount, 'account' | 'currency' | 'caseId'>): string =>
  [account, currency, caseId].join('|');
