import * as z from 'zod/mini';
import { Id, Instant } from '../../shared/id.js';

/** What of a client's file a delegate may be let into (PORT-10). */
export const DelegationScope = z.enum(['documents', 'billing', 'hearings']);
export type DelegationScope = z.infer<typeof DelegationScope>;

/** For which client a session looks, and what of their file it may show; part of the session, never of a request. */
export const ActingFor = z.strictObject({
  delegationId: Id,
  clientId: Id,
  clientName: z.string(),
  scopes: z.array(DelegationScope),
  /** The cases it is about; null for all of them, later ones too. */
  caseIds: z.nullable(z.array(Id)),
  /** From then on it shows nothing any more. */
  endsAt: Instant,
});
export type ActingFor = z.infer<typeof ActingFor>;
