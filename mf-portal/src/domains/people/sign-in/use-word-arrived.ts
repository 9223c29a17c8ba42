import type { AuthMode } from '@diwan/contracts/people/sign-in/http';
import { ApiProblem } from '@diwan/mf-kit';
import { useEffect, useEffectEvent, useState } from 'react';
import type { SignInWord } from './api/ask-sign-in-word.js';
import { signInByWord, type WordAnswer } from './api/sign-in-by-word.js';

/** How often it is asked whether the message has arrived, in milliseconds. */
const EVERY_MS = 2500;

/** How the waiting goes: `cut-off` while nothing answers, `over` when nothing comes of the word any more. */
export type Waiting = 'waiting' | 'cut-off' | 'over';

/**
 * Asks whether the word has arrived until it has, or is too old; at once when the page is looked at again, as after a visit to WhatsApp.
 * `onProven` gets what comes of it.
 */
export function useWordArrived(
  { id, goodUntil }: SignInWord,
  mode: AuthMode,
  onProven: (answer: Exclude<WordAnswer, { outcome: 'waiting' }>) => Promise<void>,
): Waiting {
  const [waiting, setWaiting] = useState<Waiting>('waiting');
  const proven = useEffectEvent(onProven);
  useEffect(() => {
    setWaiting('waiting');
    let ended = false;
    let asking = false;
    const stop = () => {
      ended = true;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', seen);
    };
    const ask = async () => {
      if (ended || asking) return;
      if (Date.now() >= goodUntil) {
        stop();
        return setWaiting('over');
      }
      asking = true;
      try {
        const answer = await signInByWord(id, mode);
        if (ended) return;
        if (answer.outcome === 'waiting') return setWaiting('waiting');
        stop();
        await proven(answer);
      } catch (error) {
        if (ended) return;
        if (!(error instanceof ApiProblem) || error.code !== 'TICKET_INVALID') return setWaiting('cut-off');
        stop();
        setWaiting('over');
      } finally {
        asking = false;
      }
    };
    const seen = () => {
      if (document.visibilityState === 'visible') void ask();
    };
    const timer = setInterval(() => void ask(), EVERY_MS);
    document.addEventListener('visibilitychange', seen);
    return stop;
  }, [id, goodUntil, mode]);
  return waiting;
}
