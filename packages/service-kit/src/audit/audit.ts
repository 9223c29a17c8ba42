import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type ClientSession, type Model, Schema } from 'mongoose';
import { Clock } from '../app/clock.js';
import { correlationId } from '../app/correlation.js';

/** Who did it; a caller fits. `personId` null: the system itself or a visitor. */
export interface AuditActor {
  personId: string | null;
  address?: string;
  /** For which client a delegate acts (PORT-10). */
  actingFor?: { clientId: string } | null;
}

export interface AuditRecord {
  /** What happened, such as `document.shared`. */
  action: string;
  /** Kind of record, such as `Document`. */
  subject: string;
  subjectId: string;
  before?: unknown;
  after?: unknown;
  caller: AuditActor;
}

/** A line of the log; `hash` covers the line and the hash before it. */
export interface AuditEntry {
  seq: number;
  at: string;
  action: string;
  subject: string;
  subjectId: string;
  before: unknown;
  after: unknown;
  personId: string | null;
  /** The client for whom a delegate did it. Lines of everybody else lack it, and so do those from before there were delegates. */
  onBehalfOf?: string;
  address: string | null;
  correlationId: string;
  previousHash: string;
  hash: string;
}

export const auditEntrySchema = new Schema<AuditEntry>(
  {
    seq: { type: Number, required: true },
    at: { type: String, required: true },
    action: { type: String, required: true },
    subject: { type: String, required: true },
    subjectId: { type: String, required: true },
    before: { type: Schema.Types.Mixed, default: null },
    after: { type: Schema.Types.Mixed, default: null },
    personId: { type: String, default: null },
    onBehalfOf: String,
    address: { type: String, default: null },
    correlationId: { type: String, required: true },
    previousHash: { type: String, required: true },
    hash: { type: String, required: true },
  },
  { collection: 'audit_log', versionKey: false, minimize: false },
);
// AuditLog.verify: the chain in order; two lines can never hold one place.
auditEntrySchema.index({ seq: 1 }, { unique: true });
// AuditReader.page, newest first: all, of one person, of one action, of one kind of record, of one record.
auditEntrySchema.index({ at: -1, seq: -1 });
auditEntrySchema.index({ personId: 1, at: -1, seq: -1 });
auditEntrySchema.index({ action: 1, at: -1, seq: -1 });
auditEntrySchema.index({ subject: 1, at: -1, seq: -1 });
auditEntrySchema.index({ subjectId: 1, at: -1, seq: -1 });
auditEntrySchema.pre(
  /^(updateOne|updateMany|replaceOne|findOneAndUpdate|findOneAndReplace|findOneAndDelete|deleteOne|deleteMany)$/,
  () => {
    throw new Error('the audit log only grows');
  },
);

export interface AuditHead {
  _id: 'head';
  seq: number;
  hash: string;
}

export const auditHeadSchema = new Schema<AuditHead>(
  {
    _id: { type: String, required: true },
    seq: { type: Number, required: true },
    hash: { type: String, required: true },
  },
  { collection: 'audit_head', versionKey: false },
);

const GENESIS = '0'.repeat(64);

function hashOf({ hash: _, ...entry }: AuditEntry): string {
  const fields = Object.entries(entry).sort(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256').update(JSON.stringify(fields)).digest('hex');
}

/** Values as they will be read back: plain JSON. */
const plain = (value: unknown): unknown => (value === undefined ? null : JSON.parse(JSON.stringify(value)));

/** Append-only record of what was done, chained by hashes so that a changed or missing line shows (D-146). */
@Injectable()
export class AuditLog {
  constructor(
    @InjectModel('AuditEntry') private readonly entries: Model<AuditEntry>,
    @InjectModel('AuditHead') private readonly heads: Model<AuditHead>,
    private readonly clock: Clock,
  ) {}

  /** Adds a line in the transaction of `session`. Lines of one service queue behind each other until their commit. */
  async record(record: AuditRecord, session: ClientSession): Promise<void> {
    const head = await this.heads.findById('head').session(session).lean<AuditHead>();
    const entry: AuditEntry = {
      seq: (head?.seq ?? 0) + 1,
      at: this.clock.now().toISOString(),
      action: record.action,
      subject: record.subject,
      subjectId: record.subjectId,
      before: plain(record.before),
      after: plain(record.after),
      personId: record.caller.personId,
      ...(record.caller.actingFor && { onBehalfOf: record.caller.actingFor.clientId }),
      address: record.caller.address ?? null,
      correlationId: correlationId(),
      previousHash: head?.hash ?? GENESIS,
      hash: '',
    };
    entry.hash = hashOf(entry);
    await this.entries.create([entry], { session });
    // Two transactions that write the same head conflict; the later one runs again on the new head.
    await this.heads.updateOne(
      { _id: 'head' },
      { $set: { seq: entry.seq, hash: entry.hash } },
      { session, upsert: true },
    );
  }

  /** The newest lines about one record, newest first, `limit` of them at most. */
  historyOf(subject: string, subjectId: string, limit: number): Promise<AuditEntry[]> {
    return this.entries.find({ subject, subjectId }).sort({ seq: -1 }).limit(limit).lean<AuditEntry[]>();
  }

  /** Where the chain ends: the number of its lines and the hash of the last. Null while it is empty. */
  async head(): Promise<{ seq: number; hash: string } | null> {
    return this.heads.findById('head', { _id: 0 }).lean<{ seq: number; hash: string }>();
  }

  /**
   * Walks the chain; returns the place of the first line that is missing or was changed, or null. `anchors` are heads that were written
   * down outside of the database: a log that was cut off or written anew does not pass through them.
   */
  async verify(anchors: ReadonlyMap<number, string> = new Map()): Promise<number | null> {
    let expected = 1;
    let previousHash = GENESIS;
    for await (const entry of this.entries.find().sort({ seq: 1 }).select('-_id').lean<AuditEntry[]>().cursor()) {
      if (entry.seq !== expected || entry.previousHash !== previousHash || entry.hash !== hashOf(entry))
        return expected;
      if ((anchors.get(expected) ?? entry.hash) !== entry.hash) return expected;
      expected += 1;
      previousHash = entry.hash;
    }
    const head = await this.heads.findById('head').lean<AuditHead>();
    const cutOff = [...anchors.keys()].some((seq) => seq >= expected);
    return (head?.seq ?? 0) === expected - 1 && !cutOff ? null : expected;
  }
}
