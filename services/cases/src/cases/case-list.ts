import type { InputOf } from '@diwan/contracts/http/endpoint';
import type { CaseStatus, listCases, WaitingFor } from '@diwan/contracts/matters/cases/http';
import type { PracticeAreaId } from '@diwan/contracts/site/practice-areas/practice-area';
import type { KeyPattern } from '@diwan/service-kit/store/page-of';
import { type QueryFilter, trusted } from 'mongoose';
import type { CaseRecord } from './case.schema.js';
import type { StaffScope } from './staff-scope.js';

/** What somebody looks for in the list of cases. */
export interface CaseFilter {
  search?: string | undefined;
  status?: CaseStatus | undefined;
  area?: PracticeAreaId | undefined;
  waitingFor?: WaitingFor | undefined;
  stage?: string | undefined;
  memberId?: string | undefined;
  clientId?: string | undefined;
  archived?: 'yes' | undefined;
  sort?: InputOf<typeof listCases>['query']['sort'];
  page: number;
  limit: number;
}

/** Before every moment that anything was archived at. */
const EVER = new Date(0);

/** How cases follow each other where nothing else is asked for. */
export const NEWEST_FIRST = { createdAt: -1, _id: -1 } as const;

/** Also the cases that the person is walled off from: the page hides them. */
export function matching({ allCases, personId }: StaffScope, filter: CaseFilter): QueryFilter<CaseRecord> {
  const { status, area, waitingFor, stage, memberId, clientId, archived } = filter;
  return {
    ...(!allCases && { team: personId }),
    archivedAt: archived ? trusted({ $gt: EVER }) : null,
    ...(status && { status }),
    ...(area && { area }),
    ...(waitingFor && { waitingFor }),
    ...(stage && { 'stage.id': stage }),
    ...(clientId && { clientIds: clientId }),
    // Beside the caller's own team, which it may not replace.
    ...(memberId && { $and: [{ team: memberId }] }),
  };
}

/** The index that holds a filter's cases in their order. */
export function orderOf({ team, clientIds, status }: QueryFilter<CaseRecord>, index: KeyPattern): KeyPattern {
  if (!('createdAt' in index)) return { ...(team && { team: 1 }), archivedAt: 1, ...index };
  if (clientIds) return { clientIds: 1, ...NEWEST_FIRST };
  return { ...(team && { team: 1 }), ...(status && { status: 1 }), archivedAt: 1, ...NEWEST_FIRST };
}
