import { useEffect, useSyncExternalStore } from 'react';
import { onSessionChange } from './session-channel.js';
import { askSession, LOADING, readSession, type SessionState, subscribeToSession } from './session-store.js';

/** The current session; asks for it after the first drawing, and again when another tab signs in or out. */
export function useSession(): SessionState {
  useEffect(() => {
    void askSession();
    return onSessionChange(() => void askSession());
  }, []);
  return useSyncExternalStore(subscribeToSession, readSession, () => LOADING);
}
