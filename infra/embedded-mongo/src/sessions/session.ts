import type { Binary, Long } from 'bson';
import type { Catalog } from '../catalog/catalog.js';
import type { Cursors } from '../cursors/cursor.js';
import type { Engine } from '../store/engine.js';
import type { Overlay } from '../store/overlay.js';
import { bsonTag, type Doc, isDoc, type Value } from '../values/bson.js';
import { MongoError, typeMismatch } from '../values/errors.js';
import { type RetryRecord, readRetryRecord, storeRetryRecord } from './retry-record.js';
import { Transaction, transient } from './transaction.js';

/** Idle transactions end after this time (`transactionLifetimeLimitSeconds`). */
export const TRANSACTION_IDLE_MS = 60_000;
/** Idle sessions are forgotten after this time (`logicalSessionTimeoutMinutes`). */
export const SESSION_IDLE_MS = 30 * 60 * 1000;

/** A logical session: at most one open transaction, and the last retryable write. */
export class Session {
  lastUsed = Date.now();
  /** The open transaction. */
  open: Transaction | undefined;
  private turn: Promise<unknown> = Promise.resolve();
  private txnNumber = -1n;
  private state: 'none' | 'write' | 'open' | 'committed' | 'aborted' = 'none';
  private record: RetryRecord | undefined;

  constructor(
    readonly id: string,
    private readonly engine: Engine,
    private readonly catalog: Catalog,
    private readonly cursors: Cursors,
  ) {
    this.record = readRetryRecord(engine.current, id);
    if (!this.record) return;
    this.txnNumber = this.record.txnNumber;
    this.state = this.record.committed ? 'committed' : 'write';
  }

  /** Commands that share a transaction or a transaction number run one after the other. */
  inTurn<T>(run: () => Promise<T>): Promise<T> {
    const result = this.turn.then(run);
    this.turn = result.catch(() => undefined);
    return result;
  }

  /** Begins a transaction; one that is open is aborted. @throws MongoError 225, 50911 */
  start(txnNumber: bigint): Transaction {
    this.checkAge('Transaction', txnNumber);
    if (txnNumber === this.txnNumber && this.state !== 'aborted')
      throw new MongoError(50911, `Cannot start transaction ${txnNumber}: that number is in state ${this.state}`);
    this.abortOpen();
    this.txnNumber = txnNumber;
    this.state = 'open';
    this.open = new Transaction(this.engine, this.catalog);
    return this.open;
  }

  /** The open transaction of that number. @throws MongoError 251, 256, 225 */
  resume(txnNumber: bigint): Transaction {
    this.checkAge('Transaction', txnNumber);
    if (txnNumber > this.txnNumber || this.state === 'write' || this.state === 'none')
      throw transient(
        251,
        `Given transaction number ${txnNumber} does not match any in-progress transactions. The active transaction number is ${this.txnNumber}`,
      );
    if (this.state === 'committed')
      throw new MongoError(256, `Transaction with { txnNumber: ${txnNumber} } has been committed.`);
    if (!this.open) throw transient(251, `Transaction with { txnNumber: ${txnNumber} } has been aborted.`);
    return this.open;
  }

  /** Commits; again for a transaction that has committed it only says so (the driver repeats commits). */
  async commit(txnNumber: bigint): Promise<void> {
    if (txnNumber === this.txnNumber && this.state === 'committed') return;
    const transaction = this.resume(txnNumber);
    const record = { txnNumber, committed: true };
    this.cursors.killOwned(this.id, txnNumber);
    this.open = undefined;
    this.state = 'aborted';
    await transaction.commit((overlay) => storeRetryRecord(overlay, this.id, record));
    this.state = 'committed';
    this.record = record;
  }

  /** Ends the open transaction, if any (and if it has that number): at the client's wish, by an error in it, by a newer one. */
  abortOpen(txnNumber = this.txnNumber): void {
    if (!this.open || txnNumber !== this.txnNumber) return;
    this.cursors.killOwned(this.id, txnNumber);
    this.open.end();
    this.open = undefined;
    this.state = 'aborted';
  }

  /** A retryable write begins. Gives its record if it has been done (or begun) before. @throws MongoError 225, 217 */
  beginWrite(txnNumber: bigint): RetryRecord | undefined {
    this.checkAge('Retryable write', txnNumber);
    if (txnNumber === this.txnNumber && this.state !== 'write' && this.state !== 'none')
      throw new MongoError(217, `Cannot retry a retryable write that has been converted into a transaction`);
    this.abortOpen();
    this.txnNumber = txnNumber;
    this.state = 'write';
    return this.record?.txnNumber === txnNumber ? this.record : undefined;
  }

  /** Puts the outcome of a retryable write into its commit. */
  recordWrite(overlay: Overlay, record: RetryRecord): void {
    storeRetryRecord(overlay, this.id, record);
    overlay.afterCommit.push(() => {
      this.record = record;
    });
  }

  private checkAge(what: string, txnNumber: bigint): void {
    if (txnNumber >= this.txnNumber) return;
    const newer = `a newer one with txnNumber ${this.txnNumber} has already started`;
    throw new MongoError(225, `${what} with txnNumber ${txnNumber} is prohibited on session ${this.id}: ${newer}.`);
  }
}

/** The sessions that have been used lately. */
export class Sessions {
  /** By id. */
  readonly known = new Map<string, Session>();

  constructor(
    private readonly engine: Engine,
    private readonly catalog: Catalog,
    private readonly cursors: Cursors,
  ) {}

  /** The session of an `lsid`, made when first seen. */
  get(lsid: Value): Session {
    const id = sessionId(lsid);
    const session = this.known.get(id) ?? new Session(id, this.engine, this.catalog, this.cursors);
    this.known.set(id, session);
    session.lastUsed = Date.now();
    return session;
  }

  /** Ends a session: its cursors are closed and its transaction is aborted. What it wrote stays repeatable. */
  end(lsid: Value): void {
    const id = sessionId(lsid);
    this.cursors.killOwned(id);
    this.known.get(id)?.abortOpen();
    this.known.delete(id);
  }

  /** Ends all sessions. */
  endAll(): void {
    for (const session of this.known.values()) session.abortOpen();
    this.cursors.killAll();
    this.known.clear();
  }

  /** Aborts transactions and forgets sessions that have been idle for too long. */
  expire(now = Date.now()): void {
    for (const [id, session] of this.known) {
      const { open } = session;
      if (open && !open.busy && now - open.lastUsed > TRANSACTION_IDLE_MS) session.abortOpen();
      if (!session.open && now - session.lastUsed > SESSION_IDLE_MS) this.known.delete(id);
    }
  }
}

/** The id of an `lsid` as hexadecimal text. @throws MongoError 14 */
function sessionId(lsid: Value): string {
  const id = isDoc(lsid) ? lsid.id : undefined;
  if (bsonTag(id) !== 'Binary') throw typeMismatch("BSON field 'lsid.id' is the wrong type, expected type 'binData'");
  return Buffer.from((id as Binary).value()).toString('hex');
}

/** A command's `txnNumber`. @throws MongoError 14 */
export function txnNumberOf({ txnNumber }: Doc): bigint | undefined {
  if (txnNumber === undefined) return undefined;
  if (bsonTag(txnNumber) === 'Long') return (txnNumber as Long).toBigInt();
  if (typeof txnNumber === 'number') return BigInt(txnNumber);
  throw typeMismatch("BSON field 'txnNumber' is the wrong type, expected type 'long'");
}
