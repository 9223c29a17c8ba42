import { type LineToMatch, type MovementToMatch, matchLines } from './match-lines.rules.js';

/** A movement, which may be the reversal of another one. */
export interface ReversibleToMatch extends MovementToMatch {
  _id: unknown;
  reverses?: { id: string } | null | undefined;
}

/**
 * As `matchLines`, where some movements were reversed. One that never happened at the bank is no open item, and neither is what reverses it;
 * they are matched only with lines that nothing else claims. One of which the bank tells, such as a cheque that came back, is matched, and
 * what reverses it is expected there, too.
 */
export function matchWithReversals<Line extends LineToMatch, Movement extends ReversibleToMatch>(
  lines: readonly Line[],
  movements: readonly Movement[],
): ReturnType<typeof matchLines<Line, Movement>> {
  const byId = new Map(movements.map((one) => [String(one._id), one]));
  const couples = movements.flatMap((reversal) => {
    const original = byId.get(reversal.reverses?.id ?? '');
    return original ? [[original, reversal] as const] : [];
  });
  const coupled = new Set(couples.flat());
  const first = matchLines(
    lines,
    movements.filter((one) => !coupled.has(one)),
  );
  const second = matchLines(first.onlyBank, [...coupled]);
  const told = new Set(second.pairs.map(([, movement]) => movement));
  const expected = couples.filter((couple) => couple.some((one) => told.has(one))).flat();
  return {
    pairs: [...first.pairs, ...second.pairs],
    onlyBank: second.onlyBank,
    onlyBooks: [...first.onlyBooks, ...expected.filter((one) => !told.has(one))],
  };
}
