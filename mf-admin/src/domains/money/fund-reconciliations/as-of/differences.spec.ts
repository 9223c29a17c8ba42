import { describe, expect, it } from '@jest/globals';
import { differencesOf } from './differences.js';

const compared = { ledgerMinor: 500, clientsMinor: 500, bankMinor: 500, onlyBankMinor: 0, onlyBooksMinor: 0 };

describe('BILL-10: how the three ways differ', () => {
  it.each([
    ['are one', {}, []],
    ['clients have more', { clientsMinor: 520 }, [['clientsMore', 20]]],
    ['the bank less, without its lines', { bankMinor: 450, linesSince: null }, [['bankLess', 50]]],
    [
      'a deposit on its way',
      { bankMinor: 450, onlyBooksMinor: 50, linesSince: '2026-05-01' },
      [
        ['bankLess', 50],
        ['onlyBooks', 50],
        ['explained', 0],
      ],
    ],
    [
      'something the office does not know, and more',
      { bankMinor: 600, onlyBankMinor: 70, linesSince: '2026-05-01' },
      [
        ['bankMore', 100],
        ['onlyBank', 70],
        ['unexplained', 30],
      ],
    ],
  ])('%s', (_, changes, expected) => {
    const found = differencesOf({ ...compared, ...changes });
    expect(found.map(({ name, amountMinor }) => [name, amountMinor])).toEqual(expected);
  });
});
