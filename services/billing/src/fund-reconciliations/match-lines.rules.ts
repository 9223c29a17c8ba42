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

type IsSame = (line: LineToMatch, movement: MovementToMatch) => boolean;

/** Of one day and one reference, then of one reference within a week. */
const BY_NAME: readonly IsSame[] = [
  (line, movement) => line.day === movement.day && namesIt(line, movement),
  (line, movement) => distance(line, movement) <= DAYS && namesIt(line, movement),
];
/** Of one day, where nothing else of that amount and day is open on either side. */
const BY_DAY: readonly IsSame[] = [(line, movement) => line.day === movement.day];

export interface Matched<Line, Movement> {
  pairs: [Line, Movement][];
  onlyBank: Line[];
  onlyBooks: Movement[];
}

/**
 * Which line is which movement: of the same amount, and first what one names of the other. Two that might as well be exchanged stay open.
 * Movements that are `last` get what the others leave: they were reversed, and may never have happened at the bank.
 */
export function matchLines<Line extends LineToMatch, Movement extends MovementToMatch>(
  lines: readonly Line[],
  movements: readonly Movement[],
  last: ReadonlySet<Movement> = new Set(),
): Matched<Line, Movement> {
  const pairs: [Line, Movement][] = [];
  const [openLines, open] = [new Set(lines), new Set(movements)];
  for (const tests of [BY_NAME, BY_DAY]) {
    for (const isTheirs of [(one: Movement) => !last.has(one), (one: Movement) => last.has(one)]) {
      for (const test of tests) {
        for (const [line, movement] of pairsBy(test, openLines, [...open].filter(isTheirs))) {
          pairs.push([line, movement]);
          openLines.delete(line);
          open.delete(movement);
        }
      }
    }
  }
  return { pairs, onlyBank: [...openLines], onlyBooks: [...open] };
}

/** What a test finds, each once, where nothing else might be meant on either side. */
function pairsBy<Line extends LineToMatch, Movement extends MovementToMatch>(
  test: IsSame,
  lines: ReadonlySet<Line>,
  movements: readonly Movement[],
): [Line, Movement][] {
  const openLines = new Set(lines);
  const open = new Set(movements);
  const byAmount = groupedByAmount(movements);
  const rivals = groupedByAmount(lines);
  const pairs: [Line, Movement][] = [];
  for (const line of lines) {
    const fitting = (byAmount.get(line.amountMinor) ?? []).filter((one) => open.has(one) && test(line, one));
    const [only] = fitting;
    if (!only || fitting.length > 1) continue;
    const claims = (rivals.get(line.amountMinor) ?? []).filter((one) => openLines.has(one) && test(one, only));
    if (claims.length > 1) continue;
    pairs.push([line, only]);
    openLines.delete(line);
    open.delete(only);
  }
  return pairs;
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
