import { txnNumberOf } from '../sessions/session.js';
import { Pacer } from '../store/pace.js';
import { isDoc } from '../values/bson.js';
import { MongoError } from '../values/errors.js';
import { checkApiVersion } from './api-version.js';
import { checkCommand, count, flag } from './arguments.js';
import { checkReadConcern, checkWriteConcern } from './concerns.js';
import { matchEnv } from './context.js';
import { errorReply } from './replies.js';
/** Finds commands by the name a client uses. */
export class CommandTable {
    byName = new Map();
    constructor(commands) {
        for (const command of commands) {
            for (const name of [command.name, ...(command.aliases ?? [])])
                this.byName.set(name, command);
        }
    }
    get(name) {
        return this.byName.get(name);
    }
    names() {
        return [...new Set([...this.byName.values()].map((command) => command.name))].sort();
    }
}
/** Answers one request: checks it, runs it in its session and transaction, and turns errors into replies. */
export async function answer(server, table, request, connection) {
    let reply;
    try {
        reply = await answerCommand(server, table, request, connection);
    }
    catch (error) {
        reply = { fields: errorReply(error) };
    }
    Object.assign(reply.fields, server.clock.replyFields());
    return reply;
}
async function answerCommand(server, table, request, connection) {
    const given = Object.keys(request.command)[0] ?? '';
    const command = table.get(given);
    if (!command)
        throw new MongoError(59, `no such command: '${given}'`);
    noteApplication(request.command, connection);
    const failure = server.failPoints?.failureOf(command.name, request.command, connection.appName);
    if (failure)
        await fail(failure, connection);
    const withSession = request.command.lsid !== undefined && !NO_SESSION.has(command.name);
    const session = withSession ? server.sessions.get(request.command.lsid) : undefined;
    const run = () => runCommand(server, command, given, request, connection, session, failure?.error);
    const reply = session && request.command.txnNumber !== undefined ? await inTurn(session, run) : await run();
    if (failure?.writeConcernError) {
        const errorLabels = failure.errorLabels?.length ? { errorLabels: failure.errorLabels } : {};
        return { ...reply, fields: { ...reply.fields, writeConcernError: failure.writeConcernError, ...errorLabels } };
    }
    return reply;
}
/** The handshake tells the application's name, by which fail points choose. */
function noteApplication({ client }, connection) {
    const name = isDoc(client) && isDoc(client.application) ? client.application.name : undefined;
    if (typeof name === 'string')
        connection.appName = name;
}
/** Commands that only name sessions, or that must work without knowing one. */
const NO_SESSION = new Set(['hello', 'endSessions', 'killSessions', 'killAllSessions', 'refreshSessions']);
async function fail(failure, connection) {
    if (failure.blockMs)
        await new Promise((resolve) => setTimeout(resolve, failure.blockMs));
    if (failure.closeConnection) {
        connection.close();
        throw new MongoError(6, 'connection closed by fail point');
    }
}
/** Commands of one session that share a transaction or a transaction number run one after the other. */
function inTurn(session, run) {
    const result = session.turn.then(run);
    session.turn = result.catch(() => undefined);
    return result;
}
async function runCommand(server, command, given, request, connection, session, injected) {
    const doc = request.command;
    const inTransaction = doc.autocommit !== undefined;
    const ends = command.name === 'commitTransaction' || command.name === 'abortTransaction';
    try {
        if (injected)
            throw injected;
        checkApiVersion(command, doc);
        if (command.fields)
            checkCommand(given, doc, command.fields);
        if (command.adminOnly && request.db !== 'admin')
            throw new MongoError(13, `${command.name} may only be run against the admin database.`);
        const txnNumber = checkTransactionFields(command, doc, session, ends);
        checkReadConcern(doc, { inTransaction, first: flag(doc.startTransaction) });
        const writeConcernError = command.writes || ends ? checkWriteConcern(doc, { inTransaction, ends }) : undefined;
        const transaction = inTransaction && !ends ? openTransaction(session, txnNumber, doc, server) : undefined;
        const limit = count(doc.maxTimeMS, 'maxTimeMS');
        const ctx = {
            server,
            db: request.db,
            name: command.name,
            command: doc,
            sequences: request.sequences,
            connection,
            session,
            transaction,
            txnNumber,
            pacer: new Pacer(limit ? performance.now() + limit : undefined, () => connection.closed
                ? new MongoError(279, 'operation was interrupted because the client disconnected')
                : undefined),
            env: matchEnv(doc, server.catalog.get(`${request.db}.${doc[given]}`)),
        };
        if (transaction)
            transaction.busy = true;
        try {
            const reply = await command.run(ctx);
            return writeConcernError ? { ...reply, fields: { ...reply.fields, writeConcernError } } : reply;
        }
        finally {
            if (transaction) {
                transaction.busy = false;
                transaction.lastUsed = Date.now();
            }
        }
    }
    catch (error) {
        if (inTransaction && !ends)
            abandon(server, session, doc);
        throw error;
    }
}
/** @returns the transaction number, if the command is part of a transaction or a retryable write */
function checkTransactionFields(command, doc, session, ends) {
    const txnNumber = txnNumberOf(doc);
    if (txnNumber === undefined) {
        if (doc.autocommit !== undefined || doc.startTransaction !== undefined || ends)
            throw new MongoError(72, `'${command.name}' of a transaction needs a txnNumber`);
        return undefined;
    }
    if (!session)
        throw new MongoError(72, 'Transaction number requires a session ID to also be specified');
    if (doc.autocommit === undefined) {
        if (doc.startTransaction !== undefined)
            throw new MongoError(72, "'startTransaction' field requires 'autocommit' field to also be specified");
        if (!command.retryable)
            throw new MongoError(50768, `txnNumber may only be provided for multi-document transactions and retryable write commands. autocommit:false was not provided, and ${command.name} is not a retryable write command.`);
        return txnNumber;
    }
    if (doc.autocommit !== false)
        throw new MongoError(72, 'Specifying autocommit=true is not allowed.');
    if (!ends && !command.inTransaction)
        throw new MongoError(263, `Cannot run '${command.name}' in a multi-document transaction.`);
    return txnNumber;
}
function openTransaction(session, txnNumber, doc, server) {
    if (!flag(doc.startTransaction))
        return session.resume(txnNumber);
    if (session.open)
        server.cursors.killOwned(session.id);
    return session.start(txnNumber);
}
/** An error in a transaction aborts it, if it is the one the command belongs to. */
function abandon(server, session, doc) {
    const txnNumber = txnNumberOf(doc);
    if (!session || txnNumber === undefined || !session.isOpen(txnNumber))
        return;
    server.cursors.killOwned(session.id, txnNumber);
    session.abortOpen();
}
//# sourceMappingURL=dispatch.js.map