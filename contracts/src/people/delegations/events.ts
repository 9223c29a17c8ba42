import * as z from 'zod/mini';
import { eventType } from '../../events/event.js';
import { Id } from '../../shared/id.js';

/** A client named a delegate, who is to be told. */
export const DelegateNamedV1 = eventType(
  'identity.delegate.named.v1',
  z.strictObject({ delegationId: Id, clientId: Id }),
  { heardBy: ['notifications'] },
);

/** A delegate accepted: the client is told that somebody can look at their file from now on. */
export const DelegationAcceptedV1 = eventType(
  'identity.delegation.accepted.v1',
  z.strictObject({ delegationId: Id, clientId: Id, delegateId: Id }),
  { heardBy: ['notifications'] },
);

/** A delegation was ended before its last day: sessions that look for the client stop showing anything. */
export const DelegationRevokedV1 = eventType(
  'identity.delegation.revoked.v1',
  z.strictObject({
    delegationId: Id,
    clientId: Id,
    delegateId: z.nullable(Id),
    by: z.enum(['client', 'delegate', 'firm']),
  }),
  { heardBy: ['identity'] },
);
