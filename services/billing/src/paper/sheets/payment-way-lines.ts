import type { OwnPaymentWay } from '@diwan/contracts/money/payment-ways/http';
import type { Language } from '@diwan/contracts/shared/language';
import { paperWords } from './paper-words.js';
import { apart, typedLines } from './sheet-text.js';

/** A way to pay as invoices name it. */
export type WayOnPaper = Pick<OwnPaymentWay, 'kind' | 'account' | 'payee' | 'instructions'>;

/** How the firm can be paid: for each way where the money goes, and under it what is to be done. */
export function paymentWayLines(ways: readonly WayOnPaper[], language: Language): string[] {
  const words = paperWords(language);
  return ways.flatMap(({ kind, account, payee, instructions }) => {
    const particulars = account
      ? [account.bank, account.accountName, `IBAN ${grouped(account.iban)}`, account.swift && `BIC ${account.swift}`]
      : [payee];
    const [first = '', ...more] = typedLines(instructions[language]);
    const known = particulars.filter((one) => one !== '').map(apart);
    const named = known.length > 0 ? `${words.ways[kind]}: ${known.join(' · ')}` : words.ways[kind];
    if (known.length > 0) return [named, ...(first === '' ? [] : [first, ...more])];
    return [`${named}: ${apart(first)}`, ...more];
  });
}

/** In fours, as banks print it. */
const grouped = (iban: string): string => iban.replace(/(.{4})(?=.)/g, '$1 ');
