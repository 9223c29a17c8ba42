import type { DelegationScope } from '@diwan/contracts/people/delegations/delegation-scope';
import type { SignedInCaller } from './caller.js';
import { DomainError } from './domain-error.js';

/** What somebody in the portal wants to read: a part of a client's file, or the cases that all parts hang on. */
export type PortalPart = DelegationScope | 'cases';

/** Whose file may be read, and which of their cases: what every query of the portal is scoped by. */
export interface ClientView {
  clientId: string;
  /** Null for all of the client's cases. */
  caseIds: readonly string[] | null;
  /** Whether a delegate reads it. What is the client's alone (naming delegates, passing documents on) is refused to them. */
  isDelegate: boolean;
  /** The client, and the delegate who reads for them: what a wall keeps from either is not read. */
  people: readonly string[];
}

/** A client's own file, whole. */
export const fileOf = (clientId: string): ClientView => ({
  clientId,
  caseIds: null,
  isDelegate: false,
  people: [clientId],
});

type Reader = Pick<SignedInCaller, 'personId' | 'actingFor'>;

/**
 * For which client a person may read a part of the file: clients their own, delegates what they were named for, until it ends
 * (PORT-10). A case is shown to delegates for documents or hearings. Throws DELEGATION_ENDED, or FORBIDDEN for a part that was not given.
 */
export function clientView({ personId, actingFor }: Reader, part: PortalPart): ClientView {
  if (!actingFor) return fileOf(personId);
  if (actingFor.isOver) throw new DomainError('DELEGATION_ENDED');
  if (!covers(actingFor.scopes, part)) throw new DomainError('FORBIDDEN');
  const { clientId, caseIds } = actingFor;
  return { clientId, caseIds, isDelegate: true, people: [clientId, personId] };
}

/** The same, of one case if it is named: nothing where that one may not be read. */
export const ofCase = (view: ClientView, caseId: string | undefined): ClientView =>
  caseId === undefined ? view : { ...view, caseIds: (view.caseIds ?? [caseId]).filter((id) => id === caseId) };

/** Whether a record of a client and case is in what the person may read now; the same rule as a condition. */
export function isInClientView(
  reader: Reader,
  part: PortalPart,
  { clientId, caseId }: { clientId: string; caseId: string },
): boolean {
  if (!mayReadPart(reader, part)) return false;
  const view = clientView(reader, part);
  return view.clientId === clientId && (view.caseIds === null || view.caseIds.includes(caseId));
}

/** Whether a part is among what the person may read now: for clients all of their file, for delegates what was given and holds. */
export const mayReadPart = ({ actingFor }: Pick<Reader, 'actingFor'>, part: PortalPart): boolean =>
  !actingFor || (!actingFor.isOver && covers(actingFor.scopes, part));

const covers = (scopes: readonly DelegationScope[], part: PortalPart): boolean =>
  part === 'cases' ? scopes.includes('documents') || scopes.includes('hearings') : scopes.includes(part);
