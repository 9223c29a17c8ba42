import * as z from 'zod/mini';
import { endpoint } from '../../http/endpoint.js';
import { Instant } from '../../shared/id.js';
import { SessionPerson } from './person.js';

const service = 'identity';

/** The current session: who, and the token that unsafe requests carry in `X-CSRF`. `person` is null for visitors. */
export const currentSession = endpoint({
  service,
  method: 'GET',
  path: '/session',
  access: 'public',
  status: 200,
  background: true,
  summary: 'Who is signed in',
  response: z.strictObject({
    person: z.nullable(SessionPerson),
    csrfToken: z.nullable(z.string()),
    /** When the session ends if nothing is done until then. */
    idleEndsAt: z.nullable(Instant),
  }),
  errors: [],
});

export const extendSession = endpoint({
  service,
  method: 'POST',
  path: '/session/extend',
  access: 'signed-in',
  beforeSecondFactor: true,
  status: 204,
  summary: 'Keep the session awake',
  errors: [],
});

export const logout = endpoint({
  service,
  method: 'POST',
  path: '/logout',
  access: 'signed-in',
  beforeSecondFactor: true,
  status: 204,
  summary: 'End the session',
  errors: [],
});
