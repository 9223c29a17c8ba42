/** A line of an invoice, and a part of it that a credit note takes back before tax; both in minor units. */
interface Charged {
  amountMinor: number;
  discountMinor: number;
}
interface Taken {
  place: number;
  netMinor: number;
}

/** What is left of each line before tax, by place. */
export const leftOfLines = (lines: readonly Charged[], taken: readonly Taken[]): number[] =>
  lines.map(
    ({ amountMinor, discountMinor }, place) =>
      amountMinor - discountMinor - taken.reduce((sum, one) => (one.place === place ? sum + one.netMinor : sum), 0),
  );

/** Places of lines that were credited in full. Of what was charged at nothing that is so once all the rest is. */
export function fullyCreditedLines(lines: readonly Charged[], taken: readonly Taken[]): number[] {
  if (taken.length === 0) return [];
  const left = leftOfLines(lines, taken);
  const isAll = left.every((minor) => minor <= 0);
  return lines.flatMap(({ amountMinor, discountMinor }, place) =>
    isAll || (amountMinor > discountMinor && left[place] === 0) ? [place] : [],
  );
}
