import * as z from 'zod/mini';
import { Id, Instant } from '../shared/id.js';
import { Role } from '../shared/role.js';
import { eventType } from './event.js';

/** A client's name or reachability changed: copies elsewhere are stale. */
export const ClientChangedV1 = eventType('identity.client.changed.v1', z.strictObject({ clientId: Id }));
export const RolesChangedV1 = eventType(
  'identity.roles.changed.v1',
  z.strictObject({ personId: Id, roles: z.array(Role), by: Id }),
);
/** An owner took the second factor of a member of staff who lost it. */
export const SecondFactorResetV1 = eventType(
  'identity.second-factor.reset.v1',
  z.strictObject({ personId: Id, by: Id, at: Instant }),
);
/** Somebody signed in from a browser they had not signed in from before; not told of the very first sign-in. */
export const SignedInFromNewDeviceV1 = eventType(
  'identity.sign-in.from-new-device.v1',
  z.strictObject({ personId: Id, at: Instant }),
);
/**
 * One-time codes were refused because a budget is used up: somebody pumps messages, or the firm is very busy (D-004).
 * `scope` is the budget: of a `prefix` of numbers or all (`global`) that nobody has proven, of proven (`verified`) phones, or of `known`
 * browsers; `hour` names the hour, `2026-11-21T08`.
 */
export const CodeBudgetExhaustedV1 = eventType(
  'identity.code-budget.exhausted.v1',
  z.strictObject({ scope: z.enum(['global', 'prefix', 'verified', 'known']), hour: z.string() }),
);
