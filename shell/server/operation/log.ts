import { pino } from 'pino';

/** Structured log of the front door: one JSON object a line, `event` names what happened. No queries, no bodies, no personal data. */
export type Log = Pick<ReturnType<typeof pino>, 'debug' | 'info' | 'warn' | 'error'>;

export const createLog = (level: string): Log =>
  pino(
    {
      level,
      base: { service: 'shell' },
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
    },
    // Lines are written together: one system call for each would be the dearest part of an answer that is kept ready.
    pino.destination({ sync: false, minLength: 8192, periodicFlush: 500 }),
  );
