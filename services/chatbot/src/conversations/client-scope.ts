import { clientView } from '@diwan/service-kit/http/client-view';
import type { SignedInCaller } from '@diwan/service-kit/http/endpoint';
import { type QueryFilter, trusted } from 'mongoose';
import type { ConversationRecord } from './conversation.schema.js';

/** Whose conversations are read in the portal, and of which cases. */
export interface ClientScope {
  personId: string;
  /** Null: of all. A delegate never reads what the client wrote about no case. */
  caseIds: readonly string[] | null;
  isDelegate: boolean;
}

/** For clients their own, for delegates those of the cases they were named for (PORT-10). Throws DELEGATION_ENDED, FORBIDDEN. */
export function clientScope(caller: Pick<SignedInCaller, 'personId' | 'actingFor'>): ClientScope {
  const { clientId, caseIds, isDelegate } = clientView(caller, 'cases');
  return { personId: clientId, caseIds, isDelegate };
}

/** Whether a case, or no case, is in the scope. */
export const reachesCase = ({ caseIds, isDelegate }: ClientScope, caseId: string | null): boolean =>
  caseId === null ? !isDelegate : caseIds === null || caseIds.includes(caseId);

/** The scope as a condition of a query. */
export const inClientScope = ({ personId, caseIds, isDelegate }: ClientScope): QueryFilter<ConversationRecord> => ({
  personId,
  ...(caseIds && { caseId: trusted({ $in: [...caseIds] }) }),
  ...(isDelegate && !caseIds && { $nor: [{ caseId: null }] }),
});
