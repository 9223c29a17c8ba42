import { randomUUID } from 'node:crypto';
import { UUID } from 'bson';
import { noSuchTransaction, sessionId } from '../sessions/session.js';
import type { Value } from '../values/bson.js';
import { MongoError } from '../values/errors.js';
import { type Command, fields } from './command.js';

export const commitTransaction: Command = {
  name: 'commitTransaction',
  fields: { recoveryToken: 'any' },
  apiV1: true,
  adminOnly: true,
  run: async (ctx) => {
    if (!ctx.session || ctx.txnNumber === undefined)
      throw noSuchTransaction('commitTransaction needs a session and a transaction');
    ctx.server.cursors.killOwned(ctx.session.id, ctx.txnNumber);
    await ctx.session.commit(ctx.txnNumber);
    return fields();
  },
};

export const abortTransaction: Command = {
  name: 'abortTransaction',
  fields: { recoveryToken: 'any' },
  apiV1: true,
  adminOnly: true,
  run: (ctx) => {
    if (!ctx.session || ctx.txnNumber === undefined)
      throw new MongoError(251, 'abortTransaction needs a session and a transaction');
    ctx.server.cursors.killOwned(ctx.session.id, ctx.txnNumber);
    ctx.session.abort(ctx.txnNumber);
    return fields();
  },
};

export const startSession: Command = {
  name: 'startSession',
  fields: {},
  apiV1: false,
  run: () => fields({ id: { id: new UUID(randomUUID()) }, timeoutMinutes: 30 }),
};

export const refreshSessions: Command = {
  name: 'refreshSessions',
  fields: {},
  apiV1: true,
  run: ({ server, command }) => {
    for (const lsid of listed(command.refreshSessions)) server.sessions.get(lsid);
    return fields();
  },
};

export const endSessions: Command = {
  name: 'endSessions',
  fields: {},
  apiV1: true,
  run: ({ server, command }) => {
    for (const lsid of listed(command.endSessions)) {
      server.cursors.killOwned(sessionId(lsid));
      server.sessions.end(lsid);
    }
    return fields();
  },
};

export const killSessions: Command = {
  name: 'killSessions',
  fields: {},
  apiV1: false,
  run: ({ server, command }) => {
    for (const lsid of listed(command.killSessions)) {
      server.cursors.killOwned(sessionId(lsid));
      server.sessions.end(lsid);
    }
    return fields();
  },
};

export const killAllSessions: Command = {
  name: 'killAllSessions',
  fields: {},
  apiV1: false,
  run: ({ server }) => {
    server.cursors.killAll();
    server.sessions.endAll();
    return fields();
  },
};

function listed(v: Value): Value[] {
  if (!Array.isArray(v)) throw new MongoError(14, 'a list of sessions must be an array');
  return v;
}
