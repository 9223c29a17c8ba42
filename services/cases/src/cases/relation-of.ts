import type { RelatedCase } from '@diwan/contracts/matters/cases/course.http';
import type { CaseRecord } from './case.schema.js';

/** What another case is to one. */
export function relationOf(one: CaseRecord, other: CaseRecord): RelatedCase['relation'] {
  if (one.parentId === String(other._id)) return 'parent';
  return other.parentId === String(one._id) ? 'child' : 'related';
}
