import * as z from 'zod/mini';
import { eventType } from '../../events/event.js';
import { Id } from '../../shared/id.js';
import { Role } from '../../shared/role.js';

export const RolesChangedV1 = eventType(
  'identity.roles.changed.v1',
  z.strictObject({ personId: Id, roles: z.array(Role), by: Id }),
  { heardBy: ['identity'] },
);
