import type { Log } from './log.js';

/** Lines about the same failure that are written out before the rest is only counted. */
const WRITTEN_OUT = 5;
const WINDOW_MS = 10_000;
/** Kinds of failures that are told apart at a time; more of them are written as they come. */
const MOST_KINDS = 200;

/** What makes two failures the same: everything but when, where and for whom. */
const SAME = ['event', 'status', 'method', 'service', 'area', 'reason', 'name'] as const;

interface Seen {
  count: number;
  last: Record<string, unknown>;
}

/**
 * A log in which a failure that repeats itself is written out a few times and then counted, until the time is over: `repeated` on the last
 * one says how many were left out. An outage of minutes must not fill the disk (F-6).
 */
export function collapsing(log: Log): Log {
  return { ...methodsOf(log), warn: collapsed(log, 'warn'), error: collapsed(log, 'error') } as Log;
}

const methodsOf = (log: Log) => ({ debug: log.debug.bind(log), info: log.info.bind(log) });

function collapsed(log: Log, level: 'warn' | 'error'): (line: Record<string, unknown>) => void {
  const seen = new Map<string, Seen>();
  const close = (kind: string) => {
    const { count = 0, last = {} } = seen.get(kind) ?? {};
    seen.delete(kind);
    if (count > WRITTEN_OUT) log[level]({ ...last, repeated: count - WRITTEN_OUT });
  };
  return (line) => {
    const kind = JSON.stringify([...SAME.map((name) => line[name]), (line.err as Error | undefined)?.message]);
    const earlier = seen.get(kind);
    if (!earlier && seen.size < MOST_KINDS) {
      seen.set(kind, { count: 1, last: line });
      setTimeout(() => close(kind), WINDOW_MS).unref();
    } else if (earlier) {
      earlier.count += 1;
      earlier.last = line;
      if (earlier.count > WRITTEN_OUT) return;
    }
    log[level](line);
  };
}
