import type { Model, QueryFilter } from 'mongoose';
import { DomainError, isTimeUp } from '../http/domain-error.js';

/** Matches are counted up to this many; beyond it a total says "more than". */
const COUNTED = 1000;
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
  { sort, page, limit, search, through }: PageRequest,
): Promise<Page<Row>> {
  const skip = (page - 1) * limit;
  if (skip > DEEPEST) throw new DomainError('VALIDATION', { fieldErrors: { page: 'too_big' } });
  // Whoever has come this far sees that there is a next page.
  const bound = Math.max(COUNTED, skip + 2 * limit);
  const hint = through && { hint: through };
  const { matching, finding, otherwise, counting }: SearchPlan<Row> = search
    ? await planSearch(model, filter, search)
    : { matching: filter, finding: hint, counting: hint };
  const find = (how: (Partial<Reading> & { maxTimeMS?: number }) | undefined) =>
    model.find(matching, null, how).sort(sort).skip(skip).limit(limit).lean<Row[]>();
  const [items, counted] = await Promise.all([
    otherwise
      ? soon(
          () => find({ ...finding, maxTimeMS: SOON }),
          () => find(otherwise),
        )
      : find(finding),
    model.countDocuments(matching, { limit: bound + 1, ...counting }),
  ]);
  return { items, total: Math.min(counted, bound), exact: counted <= bound, page, limit };
}

interface Reading {
  hint: KeyPattern;
}

interface SearchPlan<Row> {
  matching: QueryFilter<Row>;
  finding: Reading | undefined;
  /** When rows are not met soon that way. */
  otherwise?: Reading;
  counting?: Reading | undefined;
}

/**
 * How to look for words: rows with the rarest one are looked up by it, and are few enough to be sorted; rows with frequent words only are
 * soon met in the order of the list, unless all of them are far down, and counted in any.
 */
async function planSearch<Row>(
  model: Model<Row>,
  filter: QueryFilter<Row>,
  { field, patterns, order }: WordSearch,
): Promise<SearchPlan<Row>> {
  const words = { [field]: 1 } as const;
  const counts = await Promise.all(
    patterns.map((pattern) => model.countDocuments({ [field]: pattern }, { limit: COUNTED + 1, hint: words })),
  );
  const ranked = patterns.map((pattern, at) => ({ pattern, count: counts[at] ?? 0 })).sort((a, b) => a.count - b.count);
  const matching = { ...filter, $and: ranked.map(({ pattern }) => ({ [field]: pattern })) };
  if ((ranked[0]?.count ?? 0) > COUNTED) return { matching, finding: { hint: order }, otherwise: { hint: words } };
  return { matching, finding: { hint: words }, counting: { hint: words } };
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
