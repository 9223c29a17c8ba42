import type { Model, QueryFilter } from 'mongoose';
import { DomainError } from './domain-error.js';

/** Matches are counted up to this many; beyond it a total says "more than". */
const COUNTED = 1000;
/** Rows that may be passed over: whoever looks for older ones searches or filters. */
const DEEPEST = 10_000;

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
  /** For searches by words: rare words are looked up in one index, frequent ones picked from the list's order in another. */
  search?: { words: KeyPattern; order: KeyPattern };
}

/**
 * One page of the rows that match, at a cost that does not grow with the table as long as an index serves filter and order. Throws
 * VALIDATION for pages deeper than 10,000 rows.
 */
export async function pageOf<Row>(
  model: Model<Row>,
  filter: QueryFilter<Row>,
  { sort, page, limit, search }: PageRequest,
): Promise<Page<Row>> {
  const skip = (page - 1) * limit;
  if (skip > DEEPEST) throw new DomainError('VALIDATION', { fieldErrors: { page: 'too_big' } });
  // Whoever has come this far sees that there is a next page.
  const bound = Math.max(COUNTED, skip + 2 * limit);
  const counting = model.countDocuments(filter, { limit: bound + 1, ...(search && { hint: search.words }) });
  const finding = model.find(filter).sort(sort).skip(skip).limit(limit).lean<Row[]>();
  if (!search) return pageFrom(await Promise.all([finding, counting]));
  const counted = await counting;
  // A thousand rows at most are sorted; of more, a page is soon found in their order.
  return pageFrom([await finding.hint(counted > COUNTED ? search.order : search.words), counted]);

  function pageFrom([items, counted]: [Row[], number]): Page<Row> {
    return { items, total: Math.min(counted, bound), exact: counted <= bound, page, limit };
  }
}
