import * as z from 'zod/mini';
import { endpoint } from '../../http/endpoint.js';
import { SessionPerson } from '../sessions/person.js';

const service = 'identity';

/** Grants the owner role to the signed-in person while the deployment has no owner (decision on D-020, D-021); afterwards lets an owner without a second factor set one up. */
export const useAdminKey = endpoint({
  service,
  method: 'POST',
  path: '/admin-key',
  access: 'signed-in',
  beforeSecondFactor: true,
  status: 200,
  summary: 'Become the first owner, or set up a second factor, with the key of the deployment',
  body: z.strictObject({ key: z.string().check(z.minLength(1), z.maxLength(200)) }),
  response: z.strictObject({ outcome: z.enum(['granted', 'confirmed']), person: SessionPerson }),
  errors: ['ADMIN_KEY_INVALID', 'TOO_MANY_REQUESTS'],
});

/** Whether the key of the deployment makes an owner: while there is none. */
export const adminKeyState = endpoint({
  service,
  method: 'GET',
  path: '/admin-key',
  access: 'signed-in',
  beforeSecondFactor: true,
  status: 200,
  summary: 'Whether the deployment waits for its first owner',
  response: z.strictObject({ ownerNeeded: z.boolean() }),
  errors: [],
});
