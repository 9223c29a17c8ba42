import { useEffect, useState } from 'react';
import type { HeardTimer } from './api/timer.js';

/** What a timer has counted at a moment of this device, in milliseconds, by the service's clock. */
export function elapsedAt({ timer, heardAt }: HeardTimer, now: number): number {
  if (!timer) return 0;
  const { countedMs, runningSince } = timer;
  if (runningSince === null) return countedMs;
  const whenHeard = Date.parse(timer.now) - Date.parse(runningSince);
  return countedMs + Math.max(0, whenHeard + (now - heardAt));
}

/** Milliseconds as a clock shows them, such as `0:05:09`. */
export function clockText(ms: number): string {
  const seconds = Math.floor(ms / 1000);
  const two = (value: number) => String(value % 60).padStart(2, '0');
  return `${Math.floor(seconds / 3600)}:${two(Math.floor(seconds / 60))}:${two(seconds)}`;
}

/** What a timer has counted, drawn anew each second while it runs. */
export function useElapsed(heard: HeardTimer): number {
  const [now, setNow] = useState(() => Date.now());
  const running = heard.timer?.runningSince != null;
  useEffect(() => {
    if (!running) return;
    const tick = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(tick);
  }, [running]);
  return elapsedAt(heard, Math.max(now, heard.heardAt));
}
