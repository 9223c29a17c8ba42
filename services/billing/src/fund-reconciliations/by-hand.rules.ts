import type { BankLineRecord } from './bank-line.schema.js';

interface Identified {
  _id: unknown;
}

/**
 * What was said of lines by hand: `ties` of a line to its movements, lines that are explained, and what is left on both sides to be
 * matched. A tie stands from the day on which all of its movements are booked; before, the line and those that are booked are open.
 */
export function setApart<Line extends Pick<BankLineRecord, 'state' | 'movementIds'>, Movement extends Identified>(
  lines: readonly Line[],
  movements: readonly Movement[],
): { ties: [Line, Movement[]][]; explained: Line[]; free: Line[]; left: Movement[] } {
  const byId = new Map(movements.map((one) => [String(one._id), one]));
  const ties: [Line, Movement[]][] = [];
  const [explained, free]: [Line[], Line[]] = [[], []];
  for (const line of lines) {
    const wanted = line.movementIds ?? [];
    const tied = wanted.flatMap((id) => byId.get(id) ?? []);
    if (line.state === 'explained') explained.push(line);
    else if (wanted.length > 0 && tied.length === wanted.length) ties.push([line, tied]);
    else free.push(line);
  }
  const taken = new Set(ties.flatMap(([, tied]) => tied));
  return { ties, explained, free, left: movements.filter((one) => !taken.has(one)) };
}
