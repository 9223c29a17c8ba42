import { UUID } from 'bson';
import { SESSION_IDLE_MS, type Session, type Sessions } from '../sessions/session.js';
import type { Value } from '../values/bson.js';
import { typeMismatch } from '../values/errors.js';
import type { Handler } from './context.js';

/** Commands about sessions, and the ends of transactions (that there is one has been checked). */
export const sessionHandlers: Record<string, Handler> = {
  commitTransaction: async ({ session, txnNumber }) => {
    await (session as Session).commit(txnNumber as bigint);
    return {};
  },
  abortTransaction: ({ session, txnNumber }) => {
    (session as Session).resume(txnNumber as bigint);
    (session as Session).abortOpen();
    return {};
  },
  startSession: () => ({ id: { id: new UUID() }, timeoutMinutes: SESSION_IDLE_MS / 60_000 }),
  refreshSessions: forEach((sessions, lsid) => sessions.get(lsid)),
  endSessions: forEach((sessions, lsid) => sessions.end(lsid)),
  killSessions: forEach((sessions, lsid) => sessions.end(lsid)),
  killAllSessions: ({ server }) => {
    server.sessions.endAll();
    return {};
  },
};

/** A command about each of a list of sessions. */
function forEach(work: (sessions: Sessions, lsid: Value) => unknown): Handler {
  return ({ server, command }) => {
    const [listed] = Object.values(command);
    if (!Array.isArray(listed)) throw typeMismatch('the sessions must be given as an array');
    for (const lsid of listed) work(server.sessions, lsid);
    return {};
  };
}
