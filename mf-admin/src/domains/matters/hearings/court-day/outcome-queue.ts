import type { Hearing } from '@diwan/contracts/matters/hearings/http';
import { ApiProblem } from '@diwan/mf-kit';

/** An outcome noted on this device and not yet taken by the service. */
export interface NotedOutcome {
  /** Repeats of sending carry the same key: the service writes it once. */
  key: string;
  hearingId: string;
  title: string;
  outcome: string;
  /** When it was noted, an instant. */
  notedAt: string;
  /** `waiting` for coverage; `conflict`: somebody else wrote something else first; `refused` for the reason given. */
  state: 'waiting' | 'conflict' | 'refused';
  /** In a conflict what stands there now. */
  theirs?: Pick<Hearing, 'state' | 'outcome'>;
  reason?: string;
}

/** What a queue needs of the world around it. */
interface World {
  send: (noted: NotedOutcome) => Promise<unknown>;
  /** The hearing as it is now. */
  look: (hearingId: string) => Promise<Pick<Hearing, 'state' | 'outcome'>>;
  /** A failure in words. */
  say: (error: unknown) => string;
}

/** What may work later as it stands: no coverage, no answer in time, a service that is away, a session that ended. */
const LATER = ['OFFLINE', 'TIMEOUT', 'UNAVAILABLE', 'INTERNAL', 'TOO_MANY_REQUESTS', 'SIGN_IN_REQUIRED'];

/**
 * Sends one that waits. Null: the service has it. Otherwise how it stays in the queue: nothing is dropped without its author seeing it.
 */
export async function sendNoted(noted: NotedOutcome, { send, look, say }: World): Promise<NotedOutcome | null> {
  try {
    await send(noted);
    return null;
  } catch (error) {
    const code = error instanceof ApiProblem ? error.code : 'OFFLINE';
    if (LATER.includes(code)) return noted;
    if (code !== 'CONFLICT') return { ...noted, state: 'refused', reason: say(error) };
    try {
      const theirs = await look(noted.hearingId);
      // Written already, under another key: by this person in another window.
      if (theirs.outcome === noted.outcome) return null;
      return { ...noted, state: 'conflict', theirs: { state: theirs.state, outcome: theirs.outcome } };
    } catch {
      return noted;
    }
  }
}
