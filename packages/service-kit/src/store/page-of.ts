import { type Model, type QueryFilter, trusted } from 'mongoose';
import { DomainError, isTimeUp } from '../http/domain-error.js';

/** Matches are counted up to this many; beyond it a total says "more than". */
const COUNTED = 1000;
/** A word in this many rows at most is rare: they are looked up by it. */
const RARE = 500;
/** A word in this many rows at most can be looked up where its rows are not met soon; how many have a more frequent one is not counted. */
const MIDDLING = 1500;
/** Pages further down than this many rows are found by the keys of the index alone; only the rows that are shown are read. */
const DEEP = 100;
/** Rows that may be passed over: whoever looks for older ones searches or filters. */
const DEEPEST = 10_000;
/** Rows that are not met in the order of the list within this time, in milliseconds, are looked up by the word: sooner where they are fewer. */
const SOON = { middling: 50, frequent: 300 } as const;

/** Fields of an index or a sort, in order. */
export type KeyPattern = Record<string, 1 | -1>;

/** A page of a list, as contracts/shared/pagination.ts shows it. */
export interface Page<Row> {
  items: Row[];
  /** How many match, or, when not `exact`, how many were counted before counting stopped. */
  total: number;
  exact: boolean;
  page: number;
  limit: number;
}

export interface PageRequest {
  /** Order of the list, newest first usually, ending in `_id`. An index must serve it. */
  sort: KeyPattern;
  page: number;
  limit: number;
  search?: WordSearch | undefined;
  /** The index to read where the filter only leaves some rows out, which no index serves by itself. */
  through?: KeyPattern | undefined;
  hidden?: Hidden;
  /** Matches are counted up to this many instead of 1,000: where few have more, and nobody compares totals. */
  atMost?: number;
}

/** Rows that are not shown although they match: few, and counted apart by the field's own index, so that an index alone may count the rest. */
export interface Hidden {
  field: string;
  value: string;
  /** The index that finds them, where it is not one of the field alone. */
  through?: KeyPattern;
}

/** A search for rows whose field of words, which has an index of its own, matches every pattern. */
export interface WordSearch {
  field: string;
  patterns: readonly RegExp[];
  /** The index that holds the filter's rows in the order of the list. */
  order: KeyPattern;
}

/** The order that somebody asked for, and the index that serves it. */
export interface Order {
  sort: KeyPattern;
  index: KeyPattern;
}

/**
 * The order of a list by one of its keys, such as `title` or, downwards, `-title`; `otherwise` where none was asked for. Equal ones follow
 * in the order of their ids. `fields` says which field each key is; an index of the scope's fields, that field and `_id` must serve it.
 */
export function orderBy<Key extends string>(
  wish: Key | `-${Key}` | undefined,
  fields: Readonly<Record<Key, string>>,
  otherwise: KeyPattern,
): Order {
  if (wish === undefined) return { sort: otherwise, index: otherwise };
  const key = (wish.startsWith('-') ? wish.slice(1) : wish) as Key;
  const way = wish.startsWith('-') ? -1 : 1;
  return { sort: { [fields[key]]: way, _id: way }, index: { [fields[key]]: 1, _id: 1 } };
}

/**
 * One page of the rows that match, at a cost that does not grow with the table as long as an index serves filter and order. Throws
 * VALIDATION for pages deeper than 10,000 rows.
 */
export async function pageOf<Row>(
  model: Model<Row>,
  filter: QueryFilter<Row>,
  { sort, page, limit, search, through, hidden, atMost = COUNTED }: PageRequest,
): Promise<Page<Row>> {
  const skip = (page - 1) * limit;
  if (skip > DEEPEST) throw new DomainError('VALIDATION', { fieldErrors: { page: 'too_big' } });
  const part = { sort, skip, limit, atMost };
  const shown: QueryFilter<Row> = hidden ? { ...filter, $nor: [isHidden(hidden)] } : filter;
  const how = through && { hint: through };
  const beside = search ? undefined : hidden && (await countHidden(model, filter, hidden));
  const found = search ? await searched(model, shown, search, part) : await counted(model, shown, part, how, beside);
  return { ...found, page, limit };
}

/** The rows of a page, from where to where. */
interface Part {
  sort: KeyPattern;
  skip: number;
  limit: number;
  atMost: number;
}

type Found<Row> = Pick<Page<Row>, 'items' | 'total' | 'exact'>;

interface Reading {
  hint: KeyPattern;
  maxTimeMS?: number;
}

/**
 * Rows with words: where one of the words is rare they are looked up by it, and are few enough to be sorted; rows with frequent words only
 * are soon met in the order of the list, unless all of them are far down.
 */
async function searched<Row>(
  model: Model<Row>,
  filter: QueryFilter<Row>,
  { field, patterns, order }: WordSearch,
  part: Part,
): Promise<Found<Row>> {
  const byWord = { hint: { [field]: 1 } as const };
  const counts = await Promise.all(
    patterns.map((pattern) => model.countDocuments({ [field]: pattern }, { limit: MIDDLING + 1, ...byWord })),
  );
  const ranked = patterns.map((pattern, at) => ({ pattern, count: counts[at] ?? 0 })).sort((a, b) => a.count - b.count);
  const [rarest, ...others] = ranked.map(({ pattern }) => ({ [field]: pattern }) as QueryFilter<Row>);
  if (!rarest) return counted(model, filter, part);
  const count = ranked[0]?.count ?? 0;
  const lookUp = () => amongRare(model, rarest, bothOf(filter, others), part, byWord);
  if (count <= RARE) return lookUp();
  const matching = bothOf(filter, [rarest, ...others]);
  const { limit, skip } = part;
  const inOrder = (how: Reading) => rowsOf(model, matching, { ...part, limit: limit + 2 }, how);
  const isMiddling = count <= MIDDLING;
  const maxTimeMS = isMiddling ? SOON.middling : SOON.frequent;
  const rows = await soon(
    () => inOrder({ hint: order, maxTimeMS }),
    () => (isMiddling ? null : inOrder(byWord)),
  );
  if (rows === null) return lookUp();
  const items = rows.slice(0, limit);
  // Two rows beyond the page tell that there are more than one.
  const seen = skip + rows.length;
  if (rows.length < limit + 2 && (rows.length > 0 || skip === 0)) return { items, total: seen, exact: true };
  // Counting further would mean reading rows that nobody asked to see; only a word by itself has been counted by its index.
  const isOnlyWord = others.length === 0 && Object.keys(filter).length === 0;
  if (isOnlyWord && isMiddling) return { items, total: count, exact: true };
  return { items, total: Math.max(skip + limit + 1, isOnlyWord ? MIDDLING : 0), exact: false };
}

const bothOf = <Row>(filter: QueryFilter<Row>, more: readonly QueryFilter<Row>[]): QueryFilter<Row> =>
  more.length === 0 ? filter : { ...filter, $and: [...(filter.$and ?? []), ...more] };

/**
 * Rows with a word that few have. It alone is looked up in the index of words: a database may take any of several. The rows are few enough
 * to be put in order at once, and only those that are shown are read whole.
 */
async function amongRare<Row>(
  model: Model<Row>,
  rare: QueryFilter<Row>,
  rest: QueryFilter<Row>,
  { sort, skip, limit, atMost }: Part,
  byWord: Reading,
): Promise<Found<Row>> {
  const having = await model.find(rare, { _id: 1 }, byWord).limit(MIDDLING).lean<Keyed[]>();
  const keys = Object.fromEntries(Object.keys(sort).map((field) => [field, 1]));
  const matching = await model
    .find(bothOf(rest, [among<Row>(having)]), keys, { hint: { _id: 1 } })
    .sort(sort)
    .lean<Keyed[]>();
  const shown = matching.slice(skip, skip + limit);
  const items = shown.length === 0 ? [] : await readWhole(model, bothOf(rest, [among<Row>(shown)]), sort);
  return { items, total: Math.min(matching.length, atMost), exact: matching.length <= atMost };
}

/** A row of which no more than its keys was read. */
interface Keyed {
  _id: unknown;
}

const among = <Row>(rows: readonly Keyed[]): QueryFilter<Row> =>
  ({ _id: trusted({ $in: rows.map(({ _id }) => _id) }) }) as QueryFilter<Row>;

const readWhole = <Row>(model: Model<Row>, some: QueryFilter<Row>, sort: KeyPattern): Promise<Row[]> =>
  model
    .find(some, null, { hint: { _id: 1 } })
    .sort(sort)
    .lean<Row[]>();

/** Rows whose number is counted up to a bound, by another filter where some of that one's are known to be hidden. */
async function counted<Row>(
  model: Model<Row>,
  matching: QueryFilter<Row>,
  part: Part,
  how?: Reading,
  beside?: { all: QueryFilter<Row>; hidden: number },
): Promise<Found<Row>> {
  // Whoever has come this far sees that there is a next page.
  const bound = Math.max(part.atMost, part.skip + 2 * part.limit);
  const isDeep = part.skip >= DEEP;
  const [items, count] = await Promise.all([
    isDeep
      ? deepRowsOf(model, matching, part, how, beside?.hidden === 0 ? beside.all : matching)
      : rowsOf(model, matching, part, how),
    model.countDocuments(beside?.all ?? matching, { limit: bound + 1, ...how }),
  ]);
  return { items, total: Math.min(count - (beside?.hidden ?? 0), bound), exact: count <= bound };
}

const isHidden = <Row>({ field, value }: Hidden) => ({ [field]: value }) as QueryFilter<Row>;

async function countHidden<Row>(model: Model<Row>, all: QueryFilter<Row>, hidden: Hidden) {
  const filter = { ...all, ...isHidden<Row>(hidden) };
  return { all, hidden: await model.countDocuments(filter, { hint: hidden.through ?? { [hidden.field]: 1 } }) };
}

const rowsOf = <Row>(
  model: Model<Row>,
  matching: QueryFilter<Row>,
  { sort, skip, limit }: Part,
  how?: Reading,
): Promise<Row[]> => model.find(matching, null, how).sort(sort).skip(skip).limit(limit).lean<Row[]>();

/**
 * Rows far down: those before them are passed over by `asIndexed`, the same filter where an index holds all of it. The rows themselves are
 * read by the whole filter, so that none comes that has ceased to match.
 */
async function deepRowsOf<Row>(
  model: Model<Row>,
  matching: QueryFilter<Row>,
  { sort, skip, limit }: Part,
  how: Reading | undefined,
  asIndexed: QueryFilter<Row>,
): Promise<Row[]> {
  const ids = await model.find(asIndexed, { _id: 1 }, how).sort(sort).skip(skip).limit(limit).lean<Keyed[]>();
  if (ids.length === 0) return [];
  return readWhole(model, bothOf(matching, [among<Row>(ids)]), sort);
}

/** What comes of it, or of the other way when the database says that its time is up. */
async function soon<Result, Other>(
  work: () => Promise<Result>,
  otherwise: () => Other | Promise<Other>,
): Promise<Result | Other> {
  try {
    return await work();
  } catch (error) {
    if (isTimeUp(error)) return otherwise();
    throw error;
  }
}
