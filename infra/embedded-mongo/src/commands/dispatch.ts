import { type Session, txnNumberOf } from '../sessions/session.js';
import type { Transaction } from '../sessions/transaction.js';
import { Pacer } from '../store/pace.js';
import type { Doc } from '../values/bson.js';
import { MongoError } from '../values/errors.js';
import { isTruthy } from '../values/text.js';
import type { Connection } from '../wire/connection.js';
import type { Request } from '../wire/message.js';
import { errorReply, type Reply } from '../wire/reply.js';
import { matchEnv, type ServerState } from './context.js';
import { checkFields, wholeNumber } from './fields.js';
import { checkApiVersion, checkReadConcern, checkTransactionFields, checkWriteConcern } from './generic-arguments.js';
import { COMMANDS, type Command } from './table.js';

/** Commands that only name sessions, or that must work without knowing one. */
const NO_SESSION = ['hello', 'endSessions', 'killSessions', 'killAllSessions', 'refreshSessions'];

/** Answers one request: checks it, runs it in its session and transaction, and turns errors into replies. */
export async function answer(server: ServerState, request: Request, connection: Connection): Promise<Reply> {
  let reply: Reply;
  try {
    const { command: doc } = request;
    const given = Object.keys(doc)[0] ?? '';
    const command = COMMANDS.get(given);
    if (!command) throw new MongoError(59, `no such command: '${given}'`);
    // As in MongoDB before the session is looked at: a transaction stays as it is.
    const failure = (await server.failPoints?.strike(command.name, doc, connection)) ?? {};
    if (failure.error) throw failure.error;
    const named = doc.lsid !== undefined && !NO_SESSION.includes(command.name);
    const session = named ? server.sessions.get(doc.lsid) : undefined;
    const run = () => runCommand(server, command, request, connection, session);
    reply = session && doc.txnNumber !== undefined ? await session.inTurn(run) : await run();
    reply = { ...reply, ...failure.reply };
  } catch (error) {
    reply = errorReply(error);
  }
  return { ...reply, ...server.clock.tick() };
}

async function runCommand(
  server: ServerState,
  declared: Command,
  { command, db }: Request,
  connection: Connection,
  session: Session | undefined,
): Promise<Reply> {
  const { name, traits, fields } = declared;
  const ends = name === 'commitTransaction' || name === 'abortTransaction';
  const inTransaction = command.autocommit !== undefined && !ends;
  const txnNumber = txnNumberOf(command);
  // As in MongoDB, a request that cannot be read never gets as far as its transaction.
  checkApiVersion(declared, command);
  if (fields) checkFields(name, command, fields, Object.keys(command)[0]);
  try {
    if (traits.includes('admin') && db !== 'admin')
      throw new MongoError(13, `${name} may only be run against the admin database.`);
    checkTransactionFields(declared, command, ends);
    checkReadConcern(command);
    const writeConcernError = ends || traits.includes('write') ? checkWriteConcern(command, ends) : undefined;
    const transaction = inTransaction ? transactionOf(session as Session, txnNumber as bigint, command) : undefined;
    const env = matchEnv(command, server.catalog.get(`${db}.${Object.values(command)[0]}`));
    const pacer = pacerOf(command, connection);
    const ctx = { server, db, command, connection, session, transaction, txnNumber, pacer, env };
    if (transaction) transaction.busy = true;
    try {
      return { ...(await declared.run(ctx)), ...(writeConcernError && { writeConcernError }) };
    } finally {
      if (transaction) Object.assign(transaction, { busy: false, lastUsed: Date.now() });
    }
  } catch (error) {
    // An error in a transaction aborts it.
    if (inTransaction && txnNumber !== undefined) session?.abortOpen(txnNumber);
    throw error;
  }
}

function transactionOf(session: Session, txnNumber: bigint, { startTransaction }: Doc): Transaction {
  return isTruthy(startTransaction) ? session.start(txnNumber) : session.resume(txnNumber);
}

/** Ends a command when its `maxTimeMS` is over or its client is gone. */
function pacerOf({ maxTimeMS }: Doc, connection: Connection): Pacer {
  const limit = wholeNumber(maxTimeMS, 'maxTimeMS');
  return new Pacer(limit ? performance.now() + limit : undefined, () =>
    connection.closed ? new MongoError(279, 'operation was interrupted because the client disconnected') : undefined,
  );
}
