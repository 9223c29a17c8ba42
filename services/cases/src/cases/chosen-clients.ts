import { DomainError } from '@diwan/service-kit/http/domain-error';

/**
 * For which of the clients who read a case something is: nobody is chosen for staff where it has several, because what one of them reads may
 * have to be kept from the others; where none reads it, it is for nobody. Throws DomainError VALIDATION.
 */
export function chosenClients(clientsOfCase: readonly string[], chosen: readonly string[] | undefined): string[] {
  if (!chosen && clientsOfCase.length !== 1)
    throw new DomainError('VALIDATION', { fieldErrors: { clientIds: 'required' } });
  if (chosen?.some((id) => !clientsOfCase.includes(id)))
    throw new DomainError('VALIDATION', { fieldErrors: { clientIds: 'unknown_client' } });
  return [...new Set(chosen ?? clientsOfCase)];
}
