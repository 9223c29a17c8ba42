import { randomBytes } from 'node:crypto';
import { Long } from 'bson';
import type { CurrentPacer } from '../plan/documents.js';
import type { Pacer } from '../store/pace.js';
import { type Doc, encode } from '../values/bson.js';
import { MongoError } from '../values/errors.js';

/** Documents of the first batch unless the client says otherwise. */
export const DEFAULT_BATCH = 101;
/** A batch ends when it has so many bytes: less than the 16 MB allowed, so that making a reply keeps nobody waiting. */
const BATCH_BYTES = 1024 * 1024;
/** Idle cursors are closed after this time. */
const CURSOR_IDLE_MS = 10 * 60 * 1000;

/** The documents of a result, one by one. */
export class ResultSource {
  /**
   * @param documents BSON, or documents still to be encoded
   * @param pacer what `documents` take turns by: that of the command which is fetching
   * @param rest gives back between two batches what should not be held long (snapshots)
   * @param check before going on after a rest: throws if what is read from is gone
   */
  constructor(
    private readonly documents: AsyncGenerator<Doc | Uint8Array>,
    private readonly pacer?: CurrentPacer,
    readonly rest: () => void = () => {},
    readonly check: () => void = () => {},
  ) {}

  /** The next document's BSON; `undefined` at the end. */
  async next(pacer: Pacer): Promise<Uint8Array | undefined> {
    if (this.pacer) this.pacer.current = pacer;
    const { done, value } = await this.documents.next();
    if (done) return undefined;
    return value instanceof Uint8Array ? value : encode(value);
  }

  close(): void {
    this.documents.return(undefined).catch(() => undefined);
    this.rest();
  }
}

/** A result that is fetched in batches. Holds its source and at most one document read ahead. */
export class Cursor {
  lastUsed = Date.now();
  /** Random and positive, so that no client can guess another's cursor. */
  readonly id = Long.fromBytesBE([...randomBytes(8)])
    .shiftRightUnsigned(1)
    .or(1);
  private ahead: Uint8Array | undefined;
  /** Milliseconds left of the `maxTimeMS` of the command that made it: its getMores count, too. */
  private timeLeft: number | undefined;

  constructor(
    readonly ns: string,
    private readonly source: ResultSource,
    /** Session and transaction it belongs to: others may not use it. */
    readonly owner: { session?: string; txnNumber?: bigint },
    readonly keepsForever = false,
  ) {}

  /** The next batch. @param size at most so many documents @param most at most so many bytes (but at least one document) */
  async batch(size: number, pacer: Pacer, most = BATCH_BYTES): Promise<{ documents: Uint8Array[]; done: boolean }> {
    if (this.timeLeft !== undefined) pacer.deadline = performance.now() + this.timeLeft;
    const documents: Uint8Array[] = [];
    let bytes = 0;
    this.lastUsed = Date.now();
    // Reads one ahead, so that a result which ends with this batch costs no further request.
    while (size > 0) {
      this.ahead ??= await this.source.next(pacer);
      if (!this.ahead) break;
      bytes += this.ahead.length;
      if (documents.length === size || (documents.length > 0 && bytes > most)) break;
      documents.push(this.ahead);
      this.ahead = undefined;
    }
    this.source.rest();
    this.lastUsed = Date.now();
    if (pacer.deadline !== undefined) this.timeLeft = pacer.deadline - performance.now();
    return { documents, done: size > 0 && !this.ahead };
  }

  /** @throws MongoError 175 if what it reads from is gone */
  check(): void {
    this.source.check();
  }

  close(): void {
    this.source.close();
  }
}

/** The open cursors of all clients. */
export class Cursors {
  private readonly open = new Map<string, Cursor>();

  keep(cursor: Cursor): void {
    this.open.set(cursor.id.toString(), cursor);
  }

  /** @throws MongoError 43 */
  get(id: Long): Cursor {
    const cursor = this.open.get(id.toString());
    if (!cursor) throw new MongoError(43, `cursor id ${id} not found`);
    return cursor;
  }

  /** Closes a cursor; false if there is none. */
  kill(id: Long): boolean {
    this.open.get(id.toString())?.close();
    return this.open.delete(id.toString());
  }

  /** Closes the cursors of a session, or of one of its transactions. */
  killOwned(session: string, txnNumber?: bigint): void {
    const isTheirs = (owner: Cursor['owner']) => txnNumber === undefined || owner.txnNumber === txnNumber;
    this.killWhere(({ owner }) => owner.session === session && isTheirs(owner));
  }

  killAll(): void {
    this.killWhere(() => true);
  }

  /** Closes cursors nobody has asked for ten minutes. */
  expire(now = Date.now()): void {
    this.killWhere((cursor) => !cursor.keepsForever && now - cursor.lastUsed > CURSOR_IDLE_MS);
  }

  private killWhere(wanted: (cursor: Cursor) => boolean): void {
    for (const cursor of this.open.values()) if (wanted(cursor)) this.kill(cursor.id);
  }
}
