import {
  discardTimer,
  getTimer,
  pauseTimer,
  resumeTimer,
  startTimer,
  stopTimer,
  switchTimer,
  type Timer,
} from '@diwan/contracts/money/timers/http';
import { callApi, randomId } from '@diwan/mf-kit';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { TIME_KEY } from '../../time-entries/api/time-entries.js';

const KEY = ['timer'] as const;
/** Another device may have stopped or started it: asked as often, in milliseconds, and when one comes back to the page. */
const ASKED_EVERY = 30_000;

/** A timer and this device's clock when it was heard of: the elapsed time is counted from the service's clock. */
export interface HeardTimer {
  timer: Timer | null;
  heardAt: number;
}

/** One's timer. While the service cannot be reached, the one that was known runs on. */
export const useTimer = () =>
  useQuery({
    queryKey: KEY,
    queryFn: async ({ signal }): Promise<HeardTimer> => ({
      ...(await callApi(getTimer, undefined, { signal })),
      heardAt: Date.now(),
    }),
    refetchInterval: ASKED_EVERY,
    refetchOnWindowFocus: true,
    retry: false,
  });

/** What is done with one's timer; what is known of it is asked for anew, whatever came of it. */
export function useTimerDeeds() {
  const queries = useQueryClient();
  const asked = async <Answer>(answer: Promise<Answer>): Promise<Answer> => {
    try {
      return await answer;
    } finally {
      void queries.invalidateQueries({ queryKey: TIME_KEY });
      await queries.invalidateQueries({ queryKey: KEY });
    }
  };
  const on = ({ id }: Timer) => ({ body: { timerId: id } });
  return {
    // Each press means a timer of its own: of two, the second is refused while the first one runs.
    start: (caseId: string, description: string | null) =>
      asked(callApi(startTimer, { body: { caseId, description } }, { idempotencyKey: randomId() })),
    switchTo: ({ id }: Timer, caseId: string, description: string | null) =>
      asked(callApi(switchTimer, { body: { timerId: id, caseId, description } })),
    pause: (timer: Timer) => asked(callApi(pauseTimer, on(timer))),
    resume: (timer: Timer) => asked(callApi(resumeTimer, on(timer))),
    stop: (timer: Timer) => asked(callApi(stopTimer, on(timer))),
    discard: (timer: Timer) => asked(callApi(discardTimer, on(timer))),
  };
}
