import { wordBeginnings } from '@diwan/contracts/shared/search-text';
import type { KeyPattern, PageRequest } from '@diwan/service-kit/store/page-of';
import { type QueryFilter, trusted } from 'mongoose';
import type { PortalView } from '../cases/portal-views.js';
import type { StaffScope } from '../cases/staff-scope.js';
import { DOCUMENT_MOVES, type DocumentMove, type DocumentState } from './document.machine.js';
import type { DocumentRecord } from './document.schema.js';

/** The search for words of all that is said about documents; nothing without words. */
export const bySearch = (search: string | undefined, order: KeyPattern): Pick<PageRequest, 'search'> => {
  const patterns = wordBeginnings(search ?? '');
  return patterns.length > 0 ? { search: { field: 'searchWords', patterns, order } } : {};
};

/** Documents of levels in a scope. */
export const levelsOf = (scope: StaffScope): QueryFilter<DocumentRecord> =>
  scope.highDocuments ? {} : { confidentialityLevel: trusted({ $in: ['normal', 'medium'] }) };

/** How documents in a state are stored. */
export const STATES: Record<DocumentState, () => QueryFilter<DocumentRecord>> = {
  hidden: () => ({ readers: trusted({ $not: { $elemMatch: { hiddenAt: null } } }), deletedAt: null }),
  shown: () => ({ readers: trusted({ $elemMatch: { hiddenAt: null } }), deletedAt: null }),
  aside: () => ({ deletedAt: trusted({ $ne: null }), erasedAt: null }),
  erased: () => ({ erasedAt: trusted({ $ne: null }) }),
};

/** Documents that stand so that this may happen to them. */
export const mayMove = (move: DocumentMove): QueryFilter<DocumentRecord> => ({
  $or: DOCUMENT_MOVES[move].map((state) => STATES[state]()),
});

/** What is shown to a client, or of it to a delegate in some of the client's cases. */
export const inView = ({ clientId, ...view }: PortalView): QueryFilter<DocumentRecord> => ({
  readers: trusted({ $elemMatch: { clientId, hiddenAt: null } }),
  ...ofCasesIn(view),
});

/** Those of the cases of a view. */
export const ofCasesIn = ({ caseIds, keptFrom }: Omit<PortalView, 'clientId'>): QueryFilter<DocumentRecord> => ({
  ...ofCases(caseIds),
  ...(keptFrom.length > 0 && { $nor: [{ caseId: trusted({ $in: [...keptFrom] }) }] }),
});

/** Those of some cases; null: of all. */
export const ofCases = (caseIds: readonly string[] | null): QueryFilter<DocumentRecord> =>
  caseIds ? { caseId: trusted({ $in: [...caseIds] }) } : {};
