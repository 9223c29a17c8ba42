/** What a line of the bank and a movement in the books have in common. What came is more than nothing, what went less. */
interface Told {
  day: string;
  amountMinor: number;
}
export interface LineToMatch extends Told {
  reference: string;
  description: string;
}
export interface MovementToMatch extends Told {
  number: string;
  reference: string;
}

/** Days that a bank may take to book what the office has booked. */
const DAYS = 7;
const DAY_MS = 86_400_000;

/**
 * Which line is which movement: of the same amount, and first those of one day and one reference, then of one reference within a week,
 * then those of one day where nothing else of that amount and day is open on either side. Two that might as well be exchanged stay open.
 */
export function matchLines<Line extends LineToMatch, Movement extends MovementToMatch>(
  lines: readonly Line[],
  movements: readonly Movement[],
): { pairs: [Line, Movement][]; onlyBank: Line[]; onlyBooks: Movement[] } {
  const pairs: [Line, Movement][] = [];
  const [openLines, openMovements] = [new Set(lines), new Set(movements)];
  const isSame: ((line: Line, movement: Movement) => boolean)[] = [
    (line, movement) => line.day === movement.day && namesIt(line, movement),
    (line, movement) => distance(line, movement) <= DAYS && namesIt(line, movement),
    (line, movement) => line.day === movement.day,
  ];
  for (const test of isSame) {
    const byAmount = groupedByAmount(openMovements);
    const rivals = groupedByAmount(openLines);
    for (const line of [...openLines]) {
      const fitting = (byAmount.get(line.amountMinor) ?? []).filter((one) => openMovements.has(one) && test(line, one));
      const [only] = fitting;
      if (!only || fitting.length > 1) continue;
      const claims = (rivals.get(line.amountMinor) ?? []).filter((one) => openLines.has(one) && test(one, only));
      if (claims.length > 1) continue;
      pairs.push([line, only]);
      openLines.delete(line);
      openMovements.delete(only);
    }
  }
  return { pairs, onlyBank: [...openLines], onlyBooks: [...openMovements] };
}

function groupedByAmount<One extends Told>(all: Iterable<One>): Map<number, One[]> {
  const groups = new Map<number, One[]>();
  for (const one of all) groups.set(one.amountMinor, [...(groups.get(one.amountMinor) ?? []), one]);
  return groups;
}

const distance = (one: Told, other: Told): number => Math.abs(Date.parse(one.day) - Date.parse(other.day)) / DAY_MS;

/** Whether the bank names the movement by its number or its reference, however it is spaced. */
function namesIt({ reference, description }: LineToMatch, movement: MovementToMatch): boolean {
  const words = plain(`${reference} ${description}`);
  return [movement.number, movement.reference].map(plain).some((name) => name !== '' && words.includes(name));
}

const plain = (text: string): string => text.toUpperCase().replace(/[^\p{L}\p{N}]/gu, '');
