import * as z from 'zod/mini';
import { Id } from '../shared/id.js';
import { Role } from '../shared/role.js';
import { eventType } from './event.js';

export const ClientCreatedV1 = eventType('identity.client.created.v1', z.strictObject({ clientId: Id }));
/** A client's name or reachability changed: copies elsewhere are stale. */
export const ClientChangedV1 = eventType('identity.client.changed.v1', z.strictObject({ clientId: Id }));
export const RolesChangedV1 = eventType(
  'identity.roles.changed.v1',
  z.strictObject({ personId: Id, roles: z.array(Role), by: Id }),
);
