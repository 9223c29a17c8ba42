import type { ClientView } from '@diwan/service-kit/http/client-view';
import { clientView } from '@diwan/service-kit/http/client-view';
import { DomainError } from '@diwan/service-kit/http/domain-error';
import { callerCan, type SignedInCaller } from '@diwan/service-kit/http/endpoint';

/** By what right somebody reads a document: as staff all of them, or what the view of a client shows. */
export type PaperReach = { kind: 'staff' } | { kind: 'client'; view: ClientView };

/** Throws DomainError NOT_FOUND for whoever has neither right, and what `clientView` throws for delegates. */
export function paperReach(caller: SignedInCaller): PaperReach {
  if (callerCan(caller, 'billing:read')) return { kind: 'staff' };
  if (!caller.roles.includes('client')) throw new DomainError('NOT_FOUND');
  return { kind: 'client', view: clientView(caller, 'billing') };
}

/** Whether a record of a client and case is within reach; what is of no case is not what a delegate of some cases sees. */
export const isInReach = (
  reach: PaperReach,
  { clientId, caseId }: { clientId: string; caseId: string | null },
): boolean =>
  reach.kind === 'staff' ||
  (reach.view.clientId === clientId &&
    (reach.view.caseIds === null || (caseId !== null && reach.view.caseIds.includes(caseId))));
