import type { Model, QueryFilter } from 'mongoose';
import { DomainError, isTimeUp } from '../http/domain-error.js';

/** Matches are counted up to this many; beyond it a total says "more than". */
const COUNTED = 1000;
/** A word in this many rows at most is rare: they are looked up by it. */
const RARE = 2000;
/** So many rows with frequent words are looked at to say how many there are at least. */
const SAMPLED = 500;
/** Totals of frequent words are rounded down to these. */
const ROUND = 100;
/** Rows that may be passed over: whoever looks for older ones searches or filters. */
const DEEPEST = 10_000;
/** Rows with frequent words that are not met in the order of the list within this time, in milliseconds, are looked up by the word. */
const SOON = 300;

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
  search?: WordSearch;
  /** The index to read where the filter only leaves some rows out, which no index serves by itself. */
  through?: KeyPattern | undefined;
  hidden?: Hidden;
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
  { sort, page, limit, search, through, hidden }: PageRequest,
): Promise<Page<Row>> {
  const skip = (page - 1) * limit;
  if (skip > DEEPEST) throw new DomainError('VALIDATION', { fieldErrors: { page: 'too_big' } });
  const part = { sort, skip, limit };
  const shown: QueryFilter<Row> = hidden ? { ...filter, $nor: [isHidden(hidden)] } : filter;
  const how = through && { hint: through };
  const found = search
    ? await searched(model, shown, search, part)
    : await counted(model, shown, part, how, hidden && (await countHidden(model, filter, hidden)));
  return { ...found, page, limit };
}

/** The rows of a page, from where to where. */
interface Part {
  sort: KeyPattern;
  skip: number;
  limit: number;
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
    patterns.map((pattern) => model.countDocuments({ [field]: pattern }, { limit: RARE + 1, ...byWord })),
  );
  const ranked = patterns.map((pattern, at) => ({ pattern, count: counts[at] ?? 0 })).sort((a, b) => a.count - b.count);
  const [rarest, ...others] = ranked.map(({ pattern }) => ({ [field]: pattern }) as QueryFilter<Row>);
  if (!rarest) return counted(model, filter, part);
  const matching: QueryFilter<Row> = { ...filter, $and: [...(filter.$and ?? []), rarest, ...others] };
  if ((ranked[0]?.count ?? 0) <= RARE) return counted(model, matching, part, byWord);
  const { limit, skip } = part;
  const [rows, sample] = await Promise.all([
    soon(
      () => rowsOf(model, matching, { ...part, limit: limit + 2 }, { hint: order, maxTimeMS: SOON }),
      () => rowsOf(model, matching, { ...part, limit: limit + 2 }, byWord),
    ),
    countAmong(model, rarest, matching, byWord),
  ]);
  const items = rows.slice(0, limit);
  // Two rows beyond the page tell that there are more than one.
  const seen = skip + rows.length;
  if (rows.length < limit + 2 && (rows.length > 0 || skip === 0)) return { items, total: seen, exact: true };
  const among = Math.floor((sample - 1) / ROUND) * ROUND;
  return { items, total: Math.max(skip + limit + 1, among), exact: false };
}

/** Rows whose number is counted up to a bound, by another filter where some of that one's are known to be hidden. */
async function counted<Row>(
  model: Model<Row>,
  matching: QueryFilter<Row>,
  part: Part,
  how?: Reading,
  beside?: { all: QueryFilter<Row>; hidden: number },
): Promise<Found<Row>> {
  // Whoever has come this far sees that there is a next page.
  const bound = Math.max(COUNTED, part.skip + 2 * part.limit);
  const [items, count] = await Promise.all([
    rowsOf(model, matching, part, how),
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

/** How many match among the first rows with a word: as many are read however many there are. */
async function countAmong<Row>(
  model: Model<Row>,
  rarest: QueryFilter<Row>,
  matching: QueryFilter<Row>,
  { hint }: Reading,
): Promise<number> {
  // Stages are not cast to the types of the schema, as filters are.
  const typed = model.find().cast(model, matching) as QueryFilter<Row>;
  const [answer] = await model
    .aggregate<{ count: number }>([{ $match: rarest }, { $limit: SAMPLED }, { $match: typed }, { $count: 'count' }])
    .hint(hint);
  return answer?.count ?? 0;
}

/** What comes of it, or of the other way when the database says that its time is up. */
async function soon<Result>(work: () => Promise<Result>, otherwise: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (isTimeUp(error)) return otherwise();
    throw error;
  }
}
