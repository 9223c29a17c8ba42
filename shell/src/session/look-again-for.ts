import { lookFor } from '@diwan/contracts/people/delegations/http';
import type { SessionPerson } from '@diwan/contracts/people/sessions/person';
import { callAlone } from './call-alone.js';

/**
 * Turns the session that somebody has just opened anew to the client whose file they were looking at (PORT-10). Where they may not any
 * more, it stays at their own.
 */
export async function lookAgainFor({ actingFor }: SessionPerson): Promise<void> {
  if (!actingFor) return;
  await callAlone(lookFor, { body: { delegationId: actingFor.delegationId } }).catch(() => undefined);
}
