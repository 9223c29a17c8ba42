import { proportion } from '@diwan/contracts/money/amounts/rounding';
import type { LedgerLine } from '../ledger/entry.rules.js';

interface Billed {
  totals: { netMinor: number; totalMinor: number };
  area: string | null;
}

/**
 * What of an invoice counts as earned when it is paid, and what as tax: the difference between what was earned before and after, so that
 * parts never add up to a cent more or less than the whole. `before` and `after` are what was paid, in minor units.
 */
export function cashLines({ totals, area }: Billed, before: number, after: number): LedgerLine[] {
  const earned = (paid: number) => (totals.totalMinor === 0 ? 0 : proportion(totals.netMinor, paid, totals.totalMinor));
  const net = earned(after) - earned(before);
  const all = after - before;
  return [
    { account: 'cash_bridge', amountMinor: all },
    { account: 'cash_revenue', amountMinor: -net, detail: area ?? 'general' },
    { account: 'cash_vat', amountMinor: net - all },
  ];
}
