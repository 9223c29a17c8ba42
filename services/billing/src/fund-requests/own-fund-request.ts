import { clientView } from '@diwan/service-kit/http/client-view';
import { DomainError } from '@diwan/service-kit/http/domain-error';
import type { SignedInCaller } from '@diwan/service-kit/http/endpoint';
import type { FundRequestRepository } from './fund-request.repository.js';
import type { FundRequestRecord } from './fund-request.schema.js';

/** A deposit that a client, or a delegate who reads for them, was asked for. Throws NOT_FOUND alike for unknown and foreign ones. */
export async function fundRequestInView(
  requests: FundRequestRepository,
  caller: SignedInCaller,
  id: string,
): Promise<FundRequestRecord> {
  const request = await requests.own(clientView(caller, 'billing'), id);
  if (!request) throw new DomainError('NOT_FOUND');
  return request;
}

/** The same for its client to act on. Throws NOT_FOUND, FORBIDDEN for delegates: they read, the client acts (PORT-10). */
export async function ownFundRequest(
  requests: FundRequestRepository,
  caller: SignedInCaller,
  id: string,
): Promise<FundRequestRecord> {
  if (clientView(caller, 'billing').isDelegate) throw new DomainError('FORBIDDEN');
  return fundRequestInView(requests, caller, id);
}
