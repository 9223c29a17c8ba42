import { startTransition, useEffect, useState } from 'react';
import { onSessionChange } from './session-channel.js';
import { askSession, LOADING, readSession, type SessionState, subscribeToSession } from './session-store.js';

/**
 * The current session; asks for it after the first drawing, and again when another tab signs in or out. Changes come as transitions: the
 * first answer arrives while the page is waking up, and must not make the browser finish that in one go.
 */
export function useSession(): SessionState {
  const [state, setState] = useState(LOADING);
  useEffect(() => {
    const show = () => startTransition(() => setState(readSession()));
    const unsubscribe = subscribeToSession(show);
    show();
    void askSession();
    const leaveChannel = onSessionChange(() => void askSession());
    return () => {
      unsubscribe();
      leaveChannel();
    };
  }, []);
  return state;
}
