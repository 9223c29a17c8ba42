import * as z from 'zod/mini';
import { endpoint } from '../../http/endpoint.js';
import { Id, IdParams, Instant } from '../../shared/id.js';

const service = 'identity';

/** What a browser says of itself, in words people know their devices by. `other` where it says nothing we know. */
export const Device = z.strictObject({
  browser: z.enum(['Chrome', 'Edge', 'Firefox', 'Opera', 'Safari', 'Samsung Internet', 'other']),
  system: z.enum(['Android', 'iOS', 'Linux', 'macOS', 'Windows', 'other']),
});
export type Device = z.infer<typeof Device>;

/** A live session of the signed-in person. */
export const OwnSession = z.strictObject({
  id: Id,
  device: Device,
  createdAt: Instant,
  /** To the minute or so. */
  lastSeenAt: Instant,
  /** The one that asks. */
  current: z.boolean(),
});
export type OwnSession = z.infer<typeof OwnSession>;

/** Where the person is signed in, latest first. No address is told: a list of addresses says where somebody was. */
export const listOwnSessions = endpoint({
  service,
  method: 'GET',
  path: '/my/sessions',
  access: 'signed-in',
  status: 200,
  summary: 'Own live sessions',
  response: z.array(OwnSession),
  errors: [],
});
export const endOwnSession = endpoint({
  service,
  method: 'DELETE',
  path: '/my/sessions/:id',
  access: 'signed-in',
  status: 204,
  summary: 'End one of the own sessions',
  params: IdParams,
  errors: ['NOT_FOUND'],
});
/** Ends every session, this one included, and forgets the devices: the next sign-in on each of them is a new one. */
export const signOutEverywhere = endpoint({
  service,
  method: 'POST',
  path: '/my/sessions/end-all',
  access: 'signed-in',
  status: 204,
  summary: 'Sign out everywhere',
  errors: [],
});
