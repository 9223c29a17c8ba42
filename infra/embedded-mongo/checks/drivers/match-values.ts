import { Binary, BSON, type Document } from 'mongodb';

/** The actual value is not what the test expects. */
export class Mismatch extends Error {
  constructor(at: string, expected: unknown, actual: unknown) {
    super(`${at || 'result'}: expected ${show(expected)}, got ${show(actual)}`);
  }
}

/** What the operators of expected values refer to. */
export interface MatchContext {
  /** The `lsid` of a session entity. */
  lsid(session: string): Document;
  entity(id: string): unknown;
}

/** Where fields that are not expected may be: at the root (documents of the server), everywhere, or nowhere. */
export type ExtraFields = 'root' | 'everywhere' | 'nowhere';

type Operator = (actual: unknown, argument: unknown, context: MatchContext, at: string, extra: ExtraFields) => void;

const operators: Record<string, Operator> = {
  $$exists: (actual, wanted, _context, at) => {
    if ((actual !== undefined) !== wanted) throw new Mismatch(at, { $$exists: wanted }, actual);
  },
  $$type: (actual, types, _context, at) => {
    if (![types].flat().some((type) => isOfType(actual, type as string)))
      throw new Mismatch(at, { $$type: types }, actual);
  },
  $$unsetOrMatches: (actual, wanted, context, at, extra) => {
    if (actual !== undefined && actual !== null) matchValue(actual, wanted, context, at, extra);
  },
  $$matchesEntity: (actual, id, context, at) =>
    matchValue(actual, context.entity(id as string), context, at, 'nowhere'),
  $$matchesHexBytes: (actual, hex, _context, at) => {
    const bytes = actual instanceof Uint8Array ? Buffer.from(actual).toString('hex') : undefined;
    if (bytes !== hex) throw new Mismatch(at, hex, bytes);
  },
  $$sessionLsid: (actual, id, context, at) => matchValue(actual, context.lsid(id as string), context, at, 'nowhere'),
};

/** Compares by the rules of the unified test format. @throws Mismatch */
export function matchValue(
  actual: unknown,
  expected: unknown,
  context: MatchContext,
  at = '',
  extra: ExtraFields = 'root',
): void {
  const operator = operatorOf(expected);
  if (operator) {
    const [name, argument] = operator;
    const apply = operators[name];
    if (!apply) throw new Error(`the runner does not know the operator ${name}`);
    apply(actual, argument, context, at, extra);
  } else if (Array.isArray(expected)) {
    if (!Array.isArray(actual) || actual.length !== expected.length) throw new Mismatch(at, expected, actual);
    for (const [n, value] of expected.entries()) matchValue(actual[n], value, context, `${at}[${n}]`, extra);
  } else if (isPlain(expected)) matchDocument(actual, expected, context, at, extra);
  else if (!sameScalar(actual, expected)) throw new Mismatch(at, expected, actual);
}

function matchDocument(
  actual: unknown,
  expected: Document,
  context: MatchContext,
  at: string,
  extra: ExtraFields,
): void {
  if (!isPlain(actual)) throw new Mismatch(at, expected, actual);
  const inside = extra === 'everywhere' ? extra : 'nowhere';
  for (const [key, value] of Object.entries(expected))
    matchValue(actual[key], value, context, at ? `${at}.${key}` : key, inside);
  if (extra !== 'nowhere') return;
  const unexpected = Object.keys(actual).filter((key) => actual[key] !== undefined && !Object.hasOwn(expected, key));
  if (unexpected.length > 0) throw new Mismatch(`${at}, which has also ${unexpected}`, expected, actual);
}

function operatorOf(expected: unknown): [name: string, argument: unknown] | undefined {
  if (!isPlain(expected)) return undefined;
  const [first, ...others] = Object.entries(expected);
  return first?.[0].startsWith('$$') && others.length === 0 ? first : undefined;
}

function isPlain(value: unknown): value is Document {
  return (
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    !(value instanceof Date || value instanceof RegExp || value instanceof Uint8Array) &&
    bsonType(value) === undefined
  );
}

function bsonType(value: unknown): string | undefined {
  return (value as { _bsontype?: string } | null | undefined)?._bsontype;
}

function sameScalar(actual: unknown, expected: unknown): boolean {
  if (isNumber(expected)) return isNumber(actual) && Object.is(Number(String(actual)), Number(String(expected)));
  return show(actual ?? null) === show(expected ?? null);
}

function isNumber(value: unknown): boolean {
  return typeof value === 'number' || typeof value === 'bigint' || isOneOf(value, 'Int32', 'Double', 'Long');
}

function isOneOf(value: unknown, ...types: string[]): boolean {
  return types.includes(bsonType(value) ?? '');
}

/** Tests of BSON's type names. The driver gives plain numbers for ints, doubles and small longs. */
const types: Record<string, (value: unknown) => boolean> = {
  double: (value) => typeof value === 'number' || isOneOf(value, 'Double'),
  int: (value) => Number.isInteger(value) || isOneOf(value, 'Int32'),
  long: (value) => Number.isInteger(value) || isOneOf(value, 'Long'),
  number: isNumber,
  string: (value) => typeof value === 'string',
  bool: (value) => typeof value === 'boolean',
  object: isPlain,
  array: Array.isArray,
  binData: (value) => value instanceof Uint8Array || isOneOf(value, 'Binary'),
  objectId: (value) => isOneOf(value, 'ObjectId'),
  date: (value) => value instanceof Date,
  timestamp: (value) => isOneOf(value, 'Timestamp'),
  decimal: (value) => isOneOf(value, 'Decimal128'),
};

function isOfType(value: unknown, type: string): boolean {
  const test = types[type];
  if (!test) throw new Error(`the runner does not know the type ${type}`);
  return test(value);
}

function show(value: unknown): string {
  if (value === undefined) return 'nothing';
  return BSON.EJSON.stringify(value instanceof Uint8Array ? new Binary(value) : value, { relaxed: true });
}
