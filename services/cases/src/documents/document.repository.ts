import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type ClientSession, type Model, type QueryFilter, trusted } from 'mongoose';
import type { StaffScope } from '../cases/staff-scope.js';
import type { Scan } from '../scan/scan-state.js';
import type { Deed, DocumentRecord, StoredPolicy } from './document.schema.js';

/** What is known of a document when it is uploaded. */
export type NewDocument = Omit<
  DocumentRecord,
  | 'createdAt'
  | 'updatedAt'
  | 'visibleToClient'
  | 'sharing'
  | 'shared'
  | 'hidden'
  | 'policy'
  | 'accessCount'
  | 'remaining'
  | 'accessLog'
>;

/** Stored documents. Whether staff reach the case is asked of the cases before; the level is part of the queries here. */
@Injectable()
export class DocumentRepository {
  constructor(@InjectModel('Document') private readonly documents: Model<DocumentRecord>) {}

  ofCase(scope: StaffScope, caseId: string): Promise<DocumentRecord[]> {
    return this.documents
      .find({ caseId, ...levelsOf(scope) })
      .sort({ createdAt: -1, _id: -1 })
      .lean<DocumentRecord[]>();
  }

  async caseHasAny(caseId: string, session: ClientSession): Promise<boolean> {
    return (await this.documents.exists({ caseId }).session(session)) !== null;
  }

  one(id: string, session?: ClientSession): Promise<DocumentRecord | null> {
    return this.documents.findById(id, null, { session }).lean<DocumentRecord>();
  }

  /** Documents shared with a client, newest first. */
  shownTo(clientId: string, caseId?: string): Promise<DocumentRecord[]> {
    return this.documents
      .find({ clientId, visibleToClient: true, ...(caseId && { caseId }) })
      .sort({ createdAt: -1, _id: -1 })
      .lean<DocumentRecord[]>();
  }

  oneShownTo(clientId: string, id: string): Promise<DocumentRecord | null> {
    return this.documents.findOne({ _id: id, clientId, visibleToClient: true }).lean<DocumentRecord>();
  }

  async insert(fields: NewDocument, session: ClientSession): Promise<DocumentRecord> {
    const [created] = await this.documents.create([fields], { session });
    if (!created) throw new Error('The document was not created');
    return created.toObject();
  }

  /** Shows it to its client; null when it is shown already. */
  share(id: string, deed: Deed, session: ClientSession): Promise<DocumentRecord | null> {
    return this.documents
      .findOneAndUpdate(
        { _id: id, visibleToClient: false },
        { $set: { visibleToClient: true }, $inc: { sharing: 1 }, $push: { shared: deed } },
        { session, returnDocument: 'after' },
      )
      .lean<DocumentRecord>();
  }

  /** Hides it from its client; null when it is hidden already. */
  hide(id: string, deed: Deed, session: ClientSession): Promise<DocumentRecord | null> {
    return this.documents
      .findOneAndUpdate(
        { _id: id, visibleToClient: true },
        { $set: { visibleToClient: false }, $push: { hidden: deed } },
        { session, returnDocument: 'after' },
      )
      .lean<DocumentRecord>();
  }

  setPolicy(
    id: string,
    policy: StoredPolicy,
    remaining: number | null,
    session: ClientSession,
  ): Promise<DocumentRecord | null> {
    return this.documents
      .findOneAndUpdate({ _id: id }, { $set: { policy, remaining } }, { session, returnDocument: 'after' })
      .lean<DocumentRecord>();
  }

  /** Takes one access off the allowance and counts it; false when none is left (D-095). */
  async consume(id: string, limited: boolean, session: ClientSession): Promise<boolean> {
    const { modifiedCount } = await this.documents.updateOne(
      { _id: id, remaining: limited ? trusted({ $gt: 0 }) : null },
      { $inc: { accessCount: 1, ...(limited && { remaining: -1 }) } },
      { session, timestamps: false },
    );
    return modifiedCount === 1;
  }

  /** Moves the head of the access log; the caller read the old head in the same transaction. */
  async setLogHead(id: string, head: DocumentRecord['accessLog'], session: ClientSession): Promise<void> {
    await this.documents.updateOne({ _id: id }, { $set: { accessLog: head } }, { session, timestamps: false });
  }

  /** Which of these objects belong to a document. */
  async storedKeys(keys: readonly string[]): Promise<Set<string>> {
    const among = trusted({ $in: [...keys] });
    const rows = await this.documents
      .find({ $or: [{ objectKey: among }, { 'asPdf.key': among }] }, { objectKey: 1, asPdf: 1 })
      .lean<Pick<DocumentRecord, 'objectKey' | 'asPdf'>[]>();
    return new Set(rows.flatMap((row) => [row.objectKey, ...(row.asPdf ? [row.asPdf.key] : [])]));
  }

  /** Documents that the virus scanner has not answered for. */
  toScan(limit: number): Promise<DocumentRecord[]> {
    return this.documents
      .find({ scan: trusted({ $nin: ['clean', 'rejected'] }) })
      .sort({ _id: 1 })
      .limit(limit)
      .lean<DocumentRecord[]>();
  }

  async setScan(id: string, scan: Scan, session: ClientSession): Promise<void> {
    await this.documents.updateOne({ _id: id }, { $set: { scan } }, { session, timestamps: false });
  }

  /** Bytes of the documents of a case, or of those that a person uploaded since a moment. */
  async storedBytes(of: { caseId: string } | { uploadedBy: string; since: Date }): Promise<number> {
    const filter = 'caseId' in of ? of : { uploadedBy: of.uploadedBy, createdAt: { $gte: of.since } };
    const [sum] = await this.documents.aggregate<{ bytes: number }>([
      { $match: filter },
      { $group: { _id: null, bytes: { $sum: '$fileSize' } } },
    ]);
    return sum?.bytes ?? 0;
  }
}

const levelsOf = (scope: StaffScope): QueryFilter<DocumentRecord> =>
  scope.highDocuments ? {} : { confidentialityLevel: trusted({ $in: ['normal', 'medium'] }) };
