import type { KeyPattern } from '@diwan/service-kit/store/page-of';
import { type QueryFilter, trusted } from 'mongoose';

/** Leaves out rows of cases that somebody is kept away from; `fields` say where a row names its case, or what it belongs to. */
export function outside<Row>(kept: readonly string[], ...fields: string[]): QueryFilter<Row> {
  if (kept.length === 0) return {};
  const named = fields.length === 0 ? ['caseId'] : fields;
  return { $nor: named.map((field) => ({ [field]: trusted({ $in: [...kept] }) })) } as QueryFilter<Row>;
}

/** The index of a list's order, where all that a filter does is to leave rows out: no index serves that by itself. */
export const throughOrder = (filter: object, index: KeyPattern): KeyPattern | undefined =>
  Object.keys(filter).join() === '$nor' ? index : undefined;
