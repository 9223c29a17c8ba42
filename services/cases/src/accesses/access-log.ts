import { createHash } from 'node:crypto';
import type { SignedInCaller } from '@diwan/service-kit/http/endpoint';
import { type Page, pageOf } from '@diwan/service-kit/store/page-of';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model } from 'mongoose';
import { DocumentRepository } from '../documents/document.repository.js';
import type { DocumentRecord } from '../documents/document.schema.js';
import type { AccessRecord } from './access.schema.js';

/** What happened; the log adds place and hash. */
export type AccessEntry = Omit<AccessRecord, 'markCode' | '_id' | 'documentId' | 'sequence' | 'previousHash' | 'hash'> &
  Partial<Pick<AccessRecord, 'markCode'>>;

/** For whom a delegate reads; nothing for everybody else. */
export const onBehalf = ({ actingFor }: Pick<SignedInCaller, 'actingFor'>): Pick<AccessRecord, 'onBehalfOf'> =>
  actingFor ? { onBehalfOf: actingFor.clientId } : {};

/**
 * The access log of documents: written by the server in the transaction of the access itself, so that no access is without its
 * row (D-093). The rows of a document form a hash chain whose head is in the document.
 */
@Injectable()
export class AccessLog {
  constructor(
    @InjectModel('DocumentAccess') private readonly accesses: Model<AccessRecord>,
    private readonly documents: DocumentRepository,
  ) {}

  /** Adds a row behind the head that `document` names; `document` must have been read in this transaction. */
  async add(document: DocumentRecord, entry: AccessEntry, session: ClientSession): Promise<void> {
    const documentId = String(document._id);
    const place = { documentId, sequence: document.accessLog.length + 1, previousHash: document.accessLog.hash };
    const hash = hashOf({ ...entry, ...place });
    await this.accesses.create([{ ...entry, ...place, hash }], { session });
    await this.documents.setLogHead(documentId, { length: place.sequence, hash }, session);
  }

  /** Rows of a document, newest first. Throws DomainError VALIDATION for pages that nobody turns to. */
  ofDocument(documentId: string, { page, limit }: { page: number; limit: number }): Promise<Page<AccessRecord>> {
    return pageOf(this.accesses, { documentId }, { sort: { sequence: -1 }, page, limit });
  }

  /** Whether a document's log is whole: no row changed, missing, or cut off at the end. */
  async isWhole(document: DocumentRecord): Promise<boolean> {
    const rows = await this.accesses
      .find({ documentId: String(document._id) })
      .sort({ sequence: 1 })
      .lean<AccessRecord[]>();
    let previousHash = '';
    for (const [index, { _id, hash, ...row }] of rows.entries()) {
      if (row.sequence !== index + 1 || row.previousHash !== previousHash || hashOf(row) !== hash) return false;
      previousHash = hash;
    }
    return rows.length === document.accessLog.length && previousHash === document.accessLog.hash;
  }
}

/** SHA-256 over the row with its fields in one fixed order; the hash of the row before is one of them. */
function hashOf(row: AccessEntry & Pick<AccessRecord, 'documentId' | 'sequence' | 'previousHash'>): string {
  const fields = [
    row.previousHash,
    row.documentId,
    row.sequence,
    row.personId,
    row.action,
    row.outcome,
    row.reason,
    row.severity,
    row.grantId,
    row.address,
    row.at.toISOString(),
    // Rows without a code are hashed as they were before there were codes.
    ...(row.markCode ? [row.markCode] : []),
    // And those of people who read for themselves as before there were delegates.
    ...(row.onBehalfOf ? [`on behalf of ${row.onBehalfOf}`] : []),
  ];
  return createHash('sha256').update(JSON.stringify(fields)).digest('hex');
}
