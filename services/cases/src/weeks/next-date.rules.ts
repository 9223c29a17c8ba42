import { wallTimeAt } from '../hearings/wall-time.rules.js';

/** The next date of a case: its next hearing, or its next step where that comes before; null where none is set. */
export function nextDateOf(hearing: string | null, nextStep: Date | null, now: Date): string | null {
  const step = nextStep && nextStep > now ? wallTimeAt(nextStep) : null;
  return hearing !== null && step !== null && step < hearing ? step : (hearing ?? step);
}
