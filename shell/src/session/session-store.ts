import { currentSession, extendSession, logout } from '@diwan/contracts/http/identity';
import { callApi, configureBrowserTransport, type Session } from '@diwan/mf-kit';
import { announceSessionChange } from './session-channel.js';

/** The session as the shell knows it: in memory only, never in browser storage (D-012). */
export interface SessionState {
  session: Session;
  csrfToken: string | null;
  /** When it ends unless something is done, in milliseconds since 1970; null for visitors. */
  idleEndsAt: number | null;
}

export const LOADING: SessionState = {
  session: { status: 'loading', person: null },
  csrfToken: null,
  idleEndsAt: null,
};
const VISITOR: SessionState = { session: { status: 'visitor', person: null }, csrfToken: null, idleEndsAt: null };
const FAILED: SessionState = { session: { status: 'failed', person: null }, csrfToken: null, idleEndsAt: null };

let state = LOADING;
let asking: Promise<SessionState> | undefined;
const listeners = new Set<() => void>();

export const readSession = (): SessionState => state;

export function subscribeToSession(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function set(next: SessionState): SessionState {
  state = next;
  for (const listener of listeners) listener();
  return next;
}

/** Asks the server who is signed in. A failure leaves a known person in place: the network may be back in a moment. */
export function askSession(): Promise<SessionState> {
  asking ??= callApi(currentSession)
    .then(({ person, csrfToken, idleEndsAt }) => {
      const session: Session = person ? { status: 'person', person } : { status: 'visitor', person: null };
      return set({ session, csrfToken, idleEndsAt: idleEndsAt ? Date.parse(idleEndsAt) : null });
    })
    .catch(() => set(state.session.status === 'person' ? state : FAILED))
    .finally(() => {
      asking = undefined;
    });
  return asking;
}

/** Nobody is signed in any more: the server said so. Other tabs ask for themselves. */
export function forgetSession(): void {
  if (state.session.status === 'visitor') return;
  set(VISITOR);
  announceSessionChange();
}

/** Keeps the session awake, on the person's wish. */
export async function keepSession(): Promise<void> {
  await callApi(extendSession);
  await askSession();
}

/** Ends the session on the server, here and in the other tabs; one that has ended already is no failure. */
export async function endSession(): Promise<void> {
  await callApi(logout).catch((error) => {
    if (error?.code !== 'SIGN_IN_REQUIRED') throw error;
  });
  forgetSession();
}

/** Gives the typed client the session's token. The first unsafe request waits for the session to be known. */
export function connectSession(): void {
  configureBrowserTransport({
    csrfToken: async (fresh) => {
      const known = fresh || state.session.status === 'loading' ? await askSession() : state;
      return known.csrfToken;
    },
    onSignedOut: forgetSession,
  });
}
