import type { RetryRecord } from '../sessions/retry-record.js';
import type { Doc } from '../values/bson.js';
import type { Change } from './statements.js';

/** How far a write command has come, and its reply so far; survives a crash as the session's retry record. */
export class WriteProgress {
  /** Index of the next statement. */
  next = 0;
  n = 0;
  nModified = 0;
  upserted: Doc[] = [];
  writeErrors: Doc[] = [];
  /** An ordered command has met an error. */
  stopped = false;
  /** The next statement reads too much to be done in one go. */
  slow = false;

  constructor(
    private readonly kind: 'insert' | 'update' | 'delete',
    private readonly total: number,
    readonly ordered: boolean,
    done?: RetryRecord,
  ) {
    if (!done) return;
    const reply = done.reply ?? {};
    this.n = (reply.n as number | undefined) ?? 0;
    this.nModified = (reply.nModified as number | undefined) ?? 0;
    this.upserted = (reply.upserted as Doc[] | undefined) ?? [];
    this.writeErrors = (reply.writeErrors as Doc[] | undefined) ?? [];
    this.next = done.statementsDone ?? total;
  }

  get finished(): boolean {
    return this.stopped || this.next >= this.total;
  }

  /** A copy to work on: if the step fails, the original stands. */
  copy(): WriteProgress {
    const copy = new WriteProgress(this.kind, this.total, this.ordered);
    Object.assign(copy, this, { upserted: [...this.upserted], writeErrors: [...this.writeErrors] });
    return copy;
  }

  noteUpdate(index: number, change: Change): void {
    this.n++;
    if (change.modified) this.nModified++;
    if (change.upserted !== undefined) this.upserted.push({ index, _id: change.upserted });
  }

  /** What is stored with the commit. */
  record(txnNumber: bigint): RetryRecord {
    const record: RetryRecord = { txnNumber, reply: this.reply() };
    if (!this.finished) record.statementsDone = this.next;
    return record;
  }

  reply(): Doc {
    const reply: Doc = { n: this.n };
    if (this.kind === 'update') reply.nModified = this.nModified;
    if (this.upserted.length > 0) reply.upserted = this.upserted;
    if (this.writeErrors.length > 0) reply.writeErrors = this.writeErrors;
    return reply;
  }
}
