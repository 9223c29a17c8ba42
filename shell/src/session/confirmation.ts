import type { SessionPerson } from '@diwan/contracts/people/sessions/person';
import { isStaff } from '@diwan/contracts/shared/role';
import { configureBrowserTransport } from '@diwan/mf-kit';
import { useSyncExternalStore } from 'react';
import { readSession, subscribeToSession } from './session-store.js';

interface Waiting {
  /** Who is to prove themselves. */
  person: SessionPerson;
  done: Promise<boolean>;
  answer(confirmed: boolean): void;
}

/** Of the calls that wait for one confirmation; null while none does. */
let waiting: Waiting | null = null;
const listeners = new Set<() => void>();

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

function set(next: Waiting | null): void {
  waiting = next;
  for (const listener of listeners) listener();
}

/**
 * Asks the signed-in person to prove themselves anew, over the page, and answers whether they did. Calls that are refused meanwhile wait for
 * the same confirmation. Staff who are signed in halfway are asked for their second factor elsewhere.
 */
function confirmAnew(): Promise<boolean> {
  const { person } = readSession().session;
  if (!person || (isStaff(person.roles) && person.secondFactor !== 'confirmed')) return Promise.resolve(false);
  if (waiting) return waiting.done;
  let answer: Waiting['answer'] = () => undefined;
  const done = new Promise<boolean>((resolve) => {
    answer = resolve;
  });
  set({ person, done, answer });
  return done;
}

/** The person has proved themselves, or gives up. */
export function answerConfirmation(confirmed: boolean): void {
  waiting?.answer(confirmed);
  set(null);
}

/** Whether the same person is still there, at the same file: their own, or that of a client they look for. */
const isSameView = (before: SessionPerson, now: SessionPerson | null): boolean =>
  before.id === now?.id && before.actingFor?.delegationId === now.actingFor?.delegationId;

/** Has calls that need a fresh confirmation wait for one. Somebody else, or nobody, is not to confirm what a person began. */
export function connectConfirmation(): void {
  configureBrowserTransport({ onUnconfirmed: confirmAnew });
  subscribeToSession(() => {
    const { session, lapsed } = readSession();
    if (waiting && (lapsed || !isSameView(waiting.person, session.person))) answerConfirmation(false);
  });
}

/** Whether something waits for the person to prove themselves anew. */
export const useIsConfirming = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => waiting !== null,
    () => false,
  );
