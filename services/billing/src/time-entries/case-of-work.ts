import type { BilledCase } from '@diwan/contracts/matters/cases/questions';
import { DomainError } from '@diwan/service-kit/http/domain-error';
import type { SignedInCaller } from '@diwan/service-kit/http/endpoint';
import type { BilledCases } from '../legal-cases/billed-cases.js';

/** A case that the caller works on, or may know of by their role; null: any, for the system itself. Throws DomainError NOT_FOUND, UNAVAILABLE. */
export async function caseOfWork(
  cases: BilledCases,
  caller: Pick<SignedInCaller, 'personId' | 'roles'> | null,
  id: string,
): Promise<BilledCase> {
  const found = (await cases.known(caller, [id])).get(id);
  if (!found) throw new DomainError('NOT_FOUND');
  return found;
}

/** The client whose bill the work goes on: the case's first unless another one of its clients is named. Throws VALIDATION for a stranger. */
export function clientOfWork({ clientIds }: BilledCase, clientId: string | null): string {
  const [first] = clientIds;
  const wanted = clientId ?? first;
  if (wanted === undefined || !clientIds.includes(wanted))
    throw new DomainError('VALIDATION', { fieldErrors: { clientId: 'invalid_choice' } });
  return wanted;
}
