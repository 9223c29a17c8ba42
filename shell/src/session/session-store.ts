import { currentSession, extendSession, logout } from '@diwan/contracts/people/sessions/http';
import type { SessionPerson } from '@diwan/contracts/people/sessions/person';
import {
  callApi,
  configureBrowserTransport,
  dropDraftsOfOthers,
  dropOffline,
  hasUnsavedWork,
  type Session,
} from '@diwan/mf-kit';
import { announceSessionChange } from './session-channel.js';

/** The session as the shell knows it: in memory only, never in browser storage (D-012). */
export interface SessionState {
  session: Session;
  csrfToken: string | null;
  /** When it ends unless something is done, in milliseconds since 1970; null for visitors. */
  idleEndsAt: number | null;
  /** The session has ended over unsaved work. The person is still named here; they sign in again or leave. */
  lapsed: boolean;
  /** Grows when one person follows another, so that nothing of the first is left on the page. */
  generation: number;
}

const NOBODY = { csrfToken: null, idleEndsAt: null, lapsed: false };
export const LOADING: SessionState = { session: { status: 'loading', person: null }, ...NOBODY, generation: 0 };
const VISITOR: Session = { status: 'visitor', person: null };
const FAILED: Session = { status: 'failed', person: null };

let state = LOADING;
let asking: Promise<SessionState> | undefined;
/** Tells the calls that wait for the person to sign in again whether they did. */
let answerWaiting: ((returned: boolean) => void) | undefined;
let waiting: Promise<boolean> | undefined;
const listeners = new Set<() => void>();

export const readSession = (): SessionState => state;

export function subscribeToSession(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function set(changes: Partial<SessionState>): SessionState {
  state = { ...state, ...changes };
  for (const listener of listeners) listener();
  return state;
}

/** Asks the server who is signed in. A failure leaves a known person in place: the network may be back in a moment. */
export function askSession(): Promise<SessionState> {
  asking ??= callApi(currentSession)
    .then(({ person, csrfToken, idleEndsAt }) => {
      if (!person) return ended();
      return entered(person, { csrfToken, idleEndsAt: idleEndsAt ? Date.parse(idleEndsAt) : null });
    })
    .catch(() => (state.session.status === 'person' ? state : set({ ...NOBODY, session: FAILED })))
    .finally(() => {
      asking = undefined;
    });
  return asking;
}

function entered(person: SessionPerson, details: Pick<SessionState, 'csrfToken' | 'idleEndsAt'>): SessionState {
  const before = state.session.person;
  const isSame = before?.id === person.id;
  // Back, but not yet with the second factor they had: what waits would be refused again.
  const isHalfway = state.lapsed && isSame && person.secondFactor === 'needed' && before?.secondFactor === 'confirmed';
  if (isHalfway) return set({ csrfToken: details.csrfToken });
  const isNews = state.lapsed || state.session.status === 'visitor' || (before !== null && !isSame);
  dropDraftsOfOthers(person.id);
  void dropOffline(person.id);
  const generation = before && !isSame ? state.generation + 1 : state.generation;
  const next = set({ ...details, session: { status: 'person', person }, lapsed: false, generation });
  answer(isSame);
  if (isNews) announceSessionChange();
  return next;
}

/** Nobody is signed in any more. Over unsaved work the page stays, for the same person to sign in again. */
function ended(): SessionState {
  if (state.session.status !== 'person' || !hasUnsavedWork()) return left();
  return state.lapsed ? state : set({ ...NOBODY, lapsed: true });
}

function left(): SessionState {
  // What a client kept for days without coverage goes with the session.
  void dropOffline(null);
  const next = set({ ...NOBODY, session: VISITOR });
  answer(false);
  return next;
}

function answer(returned: boolean): void {
  answerWaiting?.(returned);
  waiting = undefined;
  answerWaiting = undefined;
}

/** The server said that nobody is signed in. Answers whether the same person has signed in again, which they may take their time for. */
export function signedOut(): Promise<boolean> {
  const before = state;
  if (before.session.status === 'visitor') return Promise.resolve(false);
  if (!ended().lapsed) {
    announceSessionChange();
    return Promise.resolve(false);
  }
  if (!before.lapsed) announceSessionChange();
  waiting ??= new Promise((resolve) => {
    answerWaiting = resolve;
  });
  return waiting;
}

/** Nobody is signed in any more, and nothing is waited for: the person leaves. Other tabs ask for themselves. */
export function forgetSession(): void {
  if (state.session.status === 'visitor') return;
  left();
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
  dropDraftsOfOthers(null);
  forgetSession();
}

/** Gives the typed client the session's token. The first unsafe request waits for the session to be known. */
export function connectSession(): void {
  configureBrowserTransport({
    csrfToken: async (fresh) => {
      const known = fresh || state.session.status === 'loading' ? await askSession() : state;
      return known.csrfToken;
    },
    onSignedOut: signedOut,
  });
}
