import { bsonTag, isDoc } from '../values/bson.js';
import { MongoError, typeMismatch } from '../values/errors.js';
import { readRetryRecord, storeRetryRecord } from './retry-record.js';
import { Transaction } from './transaction.js';
/** Idle transactions end after this time (`transactionLifetimeLimitSeconds`). */
export const TRANSACTION_IDLE_MS = 60_000;
/** Idle sessions are forgotten after this time. */
const SESSION_IDLE_MS = 30 * 60 * 1000;
const TRANSIENT = ['TransientTransactionError'];
/** A logical session: at most one open transaction, and the last retryable write. */
export class Session {
    id;
    engine;
    catalog;
    lastUsed = Date.now();
    /** Its commands run one after the other. */
    turn = Promise.resolve();
    txnNumber = -1n;
    state = 'none';
    transaction;
    record;
    constructor(id, engine, catalog) {
        this.id = id;
        this.engine = engine;
        this.catalog = catalog;
        this.record = readRetryRecord(engine.current, id);
        if (!this.record)
            return;
        this.txnNumber = this.record.txnNumber;
        this.state = this.record.committed ? 'committed' : 'write';
    }
    get open() {
        return this.transaction;
    }
    /** True if that transaction is open. */
    isOpen(txnNumber) {
        return this.transaction !== undefined && txnNumber === this.txnNumber;
    }
    /** Begins a transaction. @throws MongoError 225, 117 */
    start(txnNumber) {
        if (txnNumber < this.txnNumber)
            throw this.tooOld('Transaction', txnNumber);
        if (txnNumber === this.txnNumber && this.state !== 'aborted')
            throw new MongoError(50911, `Cannot start a transaction at given transaction number ${txnNumber} a transaction with the same number is in state ${this.state}`);
        this.abortOpen();
        this.txnNumber = txnNumber;
        this.state = 'open';
        this.transaction = new Transaction(this.engine, this.catalog);
        return this.transaction;
    }
    /** The open transaction of that number. @throws MongoError 251, 256, 225 */
    resume(txnNumber) {
        if (txnNumber < this.txnNumber)
            throw this.tooOld('Transaction', txnNumber);
        if (txnNumber > this.txnNumber || this.state === 'write' || this.state === 'none')
            throw noSuchTransaction(`Given transaction number ${txnNumber} does not match any in-progress transactions. The active transaction number is ${this.txnNumber}`);
        if (this.state === 'committed')
            throw new MongoError(256, `Transaction with { txnNumber: ${txnNumber} } has been committed.`);
        if (!this.transaction)
            throw noSuchTransaction(`Transaction with { txnNumber: ${txnNumber} } has been aborted.`);
        return this.transaction;
    }
    /** Commits; again for a transaction that has committed it only says so (the driver repeats commits). */
    async commit(txnNumber) {
        if (txnNumber === this.txnNumber && this.state === 'committed')
            return;
        const transaction = this.resume(txnNumber);
        this.transaction = undefined;
        this.state = 'aborted';
        await transaction.commit((overlay) => storeRetryRecord(overlay, this.id, { txnNumber, committed: true }));
        this.state = 'committed';
        this.record = { txnNumber, committed: true };
    }
    /** Aborts at the client's wish. @throws MongoError 251, 256 */
    abort(txnNumber) {
        this.resume(txnNumber);
        this.abortOpen();
    }
    /** Ends the open transaction, if any: an error in it, a newer one, too long idle, or the end of the session. */
    abortOpen() {
        if (!this.transaction)
            return;
        this.transaction.end();
        this.transaction = undefined;
        this.state = 'aborted';
    }
    /** A retryable write begins. Gives its record if it has been done (or begun) before. @throws MongoError 225 */
    beginWrite(txnNumber) {
        if (txnNumber < this.txnNumber)
            throw this.tooOld('Retryable write', txnNumber);
        if (txnNumber === this.txnNumber && this.state !== 'write' && this.state !== 'none')
            throw new MongoError(217, `Cannot retry a retryable write that has been converted into a transaction`);
        if (txnNumber > this.txnNumber)
            this.abortOpen();
        this.txnNumber = txnNumber;
        this.state = 'write';
        return this.record?.txnNumber === txnNumber ? this.record : undefined;
    }
    /** Puts the outcome of a retryable write into its commit. */
    recordWrite(overlay, record) {
        storeRetryRecord(overlay, this.id, record);
        overlay.afterCommit.push(() => {
            this.record = record;
        });
    }
    tooOld(what, txnNumber) {
        return new MongoError(225, `${what} with txnNumber ${txnNumber} is prohibited on session ${this.id} because a newer one with txnNumber ${this.txnNumber} has already started on this session.`);
    }
}
/** All sessions that have been used lately. */
export class Sessions {
    engine;
    catalog;
    sessions = new Map();
    constructor(engine, catalog) {
        this.engine = engine;
        this.catalog = catalog;
    }
    get size() {
        return this.sessions.size;
    }
    /** The sessions there are. */
    list() {
        return [...this.sessions.values()];
    }
    /** The session of an `lsid`, made when first seen. */
    get(lsid) {
        const id = sessionId(lsid);
        let session = this.sessions.get(id);
        if (!session) {
            session = new Session(id, this.engine, this.catalog);
            this.sessions.set(id, session);
        }
        session.lastUsed = Date.now();
        return session;
    }
    /** Ends a session: its transaction is aborted. What it wrote stays repeatable. */
    end(lsid) {
        const id = sessionId(lsid);
        this.sessions.get(id)?.abortOpen();
        this.sessions.delete(id);
    }
    /** Ends all sessions. */
    endAll() {
        for (const session of this.sessions.values())
            session.abortOpen();
        this.sessions.clear();
    }
    /** Aborts transactions and forgets sessions that have been idle for too long. */
    expire(now = Date.now()) {
        for (const [id, session] of this.sessions) {
            const { open } = session;
            if (open && !open.busy && now - open.lastUsed > TRANSACTION_IDLE_MS)
                session.abortOpen();
            if (!session.open && now - session.lastUsed > SESSION_IDLE_MS)
                this.sessions.delete(id);
        }
    }
}
/** The id of an `lsid` as hexadecimal text. @throws MongoError 14 */
export function sessionId(lsid) {
    const id = isDoc(lsid) ? lsid.id : undefined;
    if (bsonTag(id) !== 'Binary')
        throw typeMismatch("BSON field 'lsid.id' is the wrong type, expected type 'binData'");
    return Buffer.from(id.value()).toString('hex');
}
/** A command's `txnNumber`. */
export function txnNumberOf(command) {
    const { txnNumber } = command;
    if (txnNumber === undefined)
        return undefined;
    if (bsonTag(txnNumber) === 'Long')
        return txnNumber.toBigInt();
    if (typeof txnNumber === 'number')
        return BigInt(txnNumber);
    throw typeMismatch("BSON field 'txnNumber' is the wrong type, expected type 'long'");
}
/** 251 */
export function noSuchTransaction(message) {
    return new MongoError(251, message, TRANSIENT);
}
//# sourceMappingURL=session.js.map