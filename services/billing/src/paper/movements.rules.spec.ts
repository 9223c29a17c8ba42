import { describe, expect, it } from '@jest/globals';
import type { EntrySource, LedgerLine } from '../ledger/entry.rules.js';
import { accountsOf } from './movements.rules.js';

const [MINE, OTHER] = ['a'.repeat(24), 'b'.repeat(24)];
const all = { clientId: MINE, caseIds: null };
const owed = (amountMinor: number, more: Partial<LedgerLine> = {}): LedgerLine => ({
  ...{ account: 'receivable', amountMinor, clientId: MINE, caseId: 'case' },
  ...more,
});
const entry = (
  day: string,
  kind: string,
  source: EntrySource['kind'],
  lines: LedgerLine[],
  currency = 'USD' as const,
) => ({
  ...{ day, kind, source: { kind: source, id: day }, lines, currency },
});

describe('BILL-19: a statement', () => {
  it('opens with what was owed before, and names what happened', () => {
    const entries = [
      entry('2026-04-30', 'issued', 'invoice', [owed(500), { account: 'revenue', amountMinor: -500 }]),
      entry('2026-05-01', 'issued', 'invoice', [owed(100)]),
      entry('2026-05-02', 'undone-issued', 'invoice', [owed(-100)]),
      entry('2026-05-03', 'received', 'payment', [owed(-500), owed(-70, { account: 'client_credit' })]),
      entry('2026-05-04', 'taken-back', 'credit_note', [owed(-20)]),
      entry('2026-05-05', 'transferred', 'client_fund', [owed(-10), owed(10, { account: 'client_funds' })]),
    ];
    const [account, ...others] = accountsOf(entries, all, '2026-05-01');
    expect(others).toEqual([]);
    expect(account?.openingMinor).toBe(500);
    expect(account?.movements.map(({ kind, amountMinor }) => [kind, amountMinor])).toEqual([
      ['invoice', 100],
      ['invoice_void', -100],
      ['payment', -570],
      ['credit_note', -20],
      ['client_funds', -10],
    ]);
  });

  it('leaves out what changes nothing, what is another client’s, and currencies in which nothing is open', () => {
    const used = [owed(-50), owed(50, { account: 'client_credit' })];
    const entries = [
      entry('2026-05-01', 'used', 'credit_use', used),
      entry('2026-05-01', 'issued', 'invoice', [owed(100, { clientId: OTHER })]),
      entry('2026-05-01', 'received', 'client_fund', [owed(-900, { account: 'client_funds' })]),
    ];
    expect(accountsOf(entries, all, '2026-05-01')).toEqual([]);
  });

  it('shows whoever looks for some cases these alone', () => {
    const entries = [
      entry('2026-05-01', 'issued', 'invoice', [owed(100)]),
      entry('2026-05-01', 'issued', 'invoice', [owed(700, { caseId: 'another' })]),
      entry('2026-05-01', 'issued', 'invoice', [owed(900, { caseId: null })]),
    ];
    const [account] = accountsOf(entries, { clientId: MINE, caseIds: ['case'] }, '2026-05-01');
    expect(account?.movements.map(({ amountMinor }) => amountMinor)).toEqual([100]);
  });
});
