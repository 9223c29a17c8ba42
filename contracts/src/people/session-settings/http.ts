import * as z from 'zod/mini';
import { endpoint } from '../../http/endpoint.js';

const service = 'identity';

const HOUR = 60;
const DAY = 24 * HOUR;

const lifetime = (idle: readonly [number, number], absolute: readonly [number, number]) =>
  z.strictObject({
    /** Without a request, in minutes. */
    idleMinutes: z.int().check(z.minimum(idle[0]), z.maximum(idle[1])),
    /** At most, in minutes. */
    absoluteMinutes: z.int().check(z.minimum(absolute[0]), z.maximum(absolute[1])),
  });

/** What may be chosen, in minutes. For staff the bounds are those of NIST SP 800-63B for two factors. */
export const SESSION_BOUNDS = {
  client: { idleMinutes: [15, 30 * DAY], absoluteMinutes: [HOUR, 90 * DAY] },
  staff: { idleMinutes: [5, HOUR], absoluteMinutes: [HOUR, DAY] },
} as const;

export const SessionLifetimes = z.strictObject({
  client: lifetime(SESSION_BOUNDS.client.idleMinutes, SESSION_BOUNDS.client.absoluteMinutes),
  staff: lifetime(SESSION_BOUNDS.staff.idleMinutes, SESSION_BOUNDS.staff.absoluteMinutes),
  /** Counts changes; 0 while the defaults hold. */
  version: z.int().check(z.minimum(0)),
});
export type SessionSettings = z.infer<typeof SessionLifetimes>;
export type SessionLifetime = SessionSettings['staff'];

export const getSessionSettings = endpoint({
  service,
  method: 'GET',
  path: '/settings/sessions',
  access: 'role:write',
  status: 200,
  summary: 'How long people stay signed in',
  response: SessionLifetimes,
  errors: [],
});
/** Holds for sessions that begin afterwards; `version` is the one read before (D-129). */
export const setSessionSettings = endpoint({
  service,
  method: 'PUT',
  path: '/settings/sessions',
  access: 'role:write',
  fresh: true,
  status: 200,
  summary: 'Set how long people stay signed in',
  body: SessionLifetimes,
  response: SessionLifetimes,
  errors: ['CONFLICT'],
});
