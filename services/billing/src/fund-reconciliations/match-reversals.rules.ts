import { type LineToMatch, type Matched, type MovementToMatch, matchLines } from './match-lines.rules.js';

/** A movement, which may be the reversal of another one. */
export interface ReversibleToMatch extends MovementToMatch {
  _id: unknown;
  reverses?: { id: string } | null | undefined;
}

/**
 * As `matchLines`, where some movements were reversed. One that never happened at the bank is no open item, and neither is what reverses it;
 * they are matched last with lines that name neither. One of which the bank tells, such as a cheque that came back, is matched, and
 * what reverses it is expected there, too.
 */
export function matchWithReversals<Line extends LineToMatch, Movement extends ReversibleToMatch>(
  lines: readonly Line[],
  movements: readonly Movement[],
): Matched<Line, Movement> {
  const byId = new Map(movements.map((one) => [String(one._id), one]));
  const couples = movements.flatMap((reversal) => {
    const original = byId.get(reversal.reverses?.id ?? '');
    return original ? [[original, reversal] as const] : [];
  });
  const coupled = new Set(couples.flat());
  const { pairs, onlyBank, onlyBooks } = matchLines(lines, movements, coupled);
  const told = new Set(pairs.map(([, movement]) => movement));
  const expected = new Set(couples.filter((couple) => couple.some((one) => told.has(one))).flat());
  return { pairs, onlyBank, onlyBooks: onlyBooks.filter((one) => !coupled.has(one) || expected.has(one)) };
}
