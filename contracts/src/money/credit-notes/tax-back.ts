import { proportion } from '../amounts/rounding.js';

/** A line of an invoice after its discount, in minor units. */
export interface TaxedLine {
  netMinor: number;
  vatMinor: number;
}

/**
 * The tax that comes back with a part of a line before tax: the difference between what was and will be taken back, so that parts never add up to
 * more tax than the line had.
 */
export function taxBack(
  { netMinor, vatMinor }: TaxedLine,
  { takenMinor, moreMinor }: { takenMinor: number; moreMinor: number },
): number {
  const taxOf = (amountMinor: number): number => (netMinor === 0 ? 0 : proportion(vatMinor, amountMinor, netMinor));
  return taxOf(takenMinor + moreMinor) - taxOf(takenMinor);
}
