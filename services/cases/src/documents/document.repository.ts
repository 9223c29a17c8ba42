import { wordBeginnings } from '@diwan/contracts/shared/search-text';
import { type Page, pageOf } from '@diwan/service-kit/page-of';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type ClientSession, type Model, type QueryFilter, trusted, type UpdateQuery } from 'mongoose';
import type { StaffScope } from '../cases/staff-scope.js';
import { DOCUMENT_MOVES, type DocumentMove, type DocumentState } from './document.machine.js';
import type { Deed, DocumentRecord, Level, StoredFile, StoredPolicy } from './document.schema.js';

/** What staff say about a document. */
export type DocumentDetails = Pick<
  DocumentRecord,
  'title' | 'description' | 'documentType' | 'confidentialityLevel' | 'tags' | 'searchWords'
>;

/** What is known of a document when it is uploaded. */
export type NewDocument = DocumentDetails & StoredFile & Pick<DocumentRecord, '_id' | 'caseId' | 'clientId' | 'fileAt'>;

export interface DocumentFilter {
  search?: string | undefined;
  documentType?: string | undefined;
  confidentialityLevel?: Level | undefined;
  visibility?: 'shown' | 'hidden' | undefined;
  page: number;
  limit: number;
}

const SORTS = {
  newest: { createdAt: -1, _id: -1 },
  oldest: { createdAt: 1, _id: 1 },
  title: { title: 1, _id: 1 },
  largest: { fileSize: -1, _id: -1 },
} as const;
/** Titles in the order people expect in both scripts: a database without ICU sorts by code points. */
const TITLES = new Intl.Collator(['ar', 'en'], { numeric: true });
export type DocumentSort = keyof typeof SORTS;

/** Stored documents. Whether staff reach the case is asked of the cases before; the level is part of the queries here. */
@Injectable()
export class DocumentRepository {
  constructor(@InjectModel('Document') private readonly documents: Model<DocumentRecord>) {}

  async ofCase(scope: StaffScope, caseId: string, sort: DocumentSort = 'newest'): Promise<DocumentRecord[]> {
    const found = await this.documents
      .find({ caseId, deletedAt: null, ...levelsOf(scope) })
      .sort(SORTS[sort])
      .lean<DocumentRecord[]>();
    return sort === 'title' ? found.sort((a, b) => TITLES.compare(a.title, b.title)) : found;
  }

  /** Those of a case that were put aside since a moment, the latest first. */
  deletedOfCase(scope: StaffScope, caseId: string, since: Date): Promise<DocumentRecord[]> {
    return this.documents
      .find({ caseId, deletedAt: trusted({ $gt: since }), ...levelsOf(scope) })
      .sort({ deletedAt: -1 })
      .lean<DocumentRecord[]>();
  }

  /** Documents found by the beginnings of words, in these cases or (null) in all, newest first. */
  search(
    scope: StaffScope,
    caseIds: readonly string[] | null,
    { search, documentType, confidentialityLevel, visibility, page, limit }: DocumentFilter,
  ): Promise<Page<DocumentRecord>> {
    const patterns = wordBeginnings(search ?? '');
    const query: QueryFilter<DocumentRecord> = {
      deletedAt: null,
      ...levelsOf(scope),
      ...(caseIds && { caseId: trusted({ $in: [...caseIds] }) }),
      ...(documentType && { documentType }),
      ...(visibility && { visibleToClient: visibility === 'shown' }),
      // Beside the caller's own bound, which it may not replace.
      ...(confidentialityLevel && { $and: [{ confidentialityLevel }] }),
    };
    const words = { field: 'searchWords', patterns, order: SORTS.newest };
    return pageOf(this.documents, query, {
      sort: SORTS.newest,
      page,
      limit,
      ...(patterns.length > 0 && { search: words }),
    });
  }

  /** Whether a case has documents, also such as were put aside and can come back. */
  async caseHasAny(caseId: string, session: ClientSession): Promise<boolean> {
    return (await this.documents.exists({ caseId }).session(session)) !== null;
  }

  /** A document that was not put aside. */
  one(id: string, session?: ClientSession): Promise<DocumentRecord | null> {
    return this.documents.findOne({ _id: id, deletedAt: null }, null, { session }).lean<DocumentRecord>();
  }

  /** Documents by id, also those that were put aside. */
  manyEvenDeleted(ids: readonly string[]): Promise<DocumentRecord[]> {
    return this.documents.find({ _id: trusted({ $in: [...new Set(ids)] }) }).lean<DocumentRecord[]>();
  }

  /** A document, also one that was put aside. */
  oneEvenDeleted(id: string, session?: ClientSession): Promise<DocumentRecord | null> {
    return this.documents.findById(id, null, { session }).lean<DocumentRecord>();
  }

  /** Documents shared with a client, newest first. */
  shownTo(clientId: string, caseId?: string): Promise<DocumentRecord[]> {
    return this.documents
      .find({ clientId, visibleToClient: true, deletedAt: null, ...(caseId && { caseId }) })
      .sort({ createdAt: -1, _id: -1 })
      .lean<DocumentRecord[]>();
  }

  oneShownTo(clientId: string, id: string): Promise<DocumentRecord | null> {
    return this.documents.findOne({ _id: id, clientId, visibleToClient: true, deletedAt: null }).lean<DocumentRecord>();
  }

  /** Whether a document was ever shown to this client: only they may learn that it no longer is. */
  async wasShownTo(clientId: string, id: string): Promise<boolean> {
    return (await this.documents.exists({ _id: id, clientId, sharing: trusted({ $gt: 0 }) })) !== null;
  }

  async insert(fields: NewDocument, session: ClientSession): Promise<DocumentRecord> {
    const [created] = await this.documents.create([fields], { session });
    if (!created) throw new Error('The document was not created');
    return created.toObject();
  }

  /** Shows it to its client; null when it is shown already. */
  share(id: string, deed: Deed, session: ClientSession): Promise<DocumentRecord | null> {
    const shown = { $set: { visibleToClient: true }, $inc: { sharing: 1 }, $push: { shared: deed } };
    return this.change({ _id: id, ...mayMove('share') }, shown, session);
  }

  /** Hides it from its client; null when it is hidden already. */
  hide(id: string, deed: Deed, session: ClientSession): Promise<DocumentRecord | null> {
    const hidden = { $set: { visibleToClient: false }, $push: { hidden: deed } };
    return this.change({ _id: id, ...mayMove('hide') }, hidden, session);
  }

  /** Sets the policy if the stored one is still `version`; null when it is not. */
  setPolicy(
    id: string,
    version: number,
    policy: StoredPolicy,
    remaining: number | null,
    session: ClientSession,
  ): Promise<DocumentRecord | null> {
    const next = { $set: { policy, remaining }, $inc: { policyVersion: 1 } };
    return this.change({ _id: id, policyVersion: version }, next, session);
  }

  /** Writes what staff say about it if the stored version is still `version`; null when it is not. */
  setDetails(
    id: string,
    version: number,
    details: DocumentDetails,
    newLevel: boolean,
    session: ClientSession,
  ): Promise<DocumentRecord | null> {
    // Another level may mean another default policy: whoever edits the policy meanwhile is told.
    const next = { $set: details, $inc: { version: 1, ...(newLevel && { policyVersion: 1 }) } };
    return this.change({ _id: id, version, deletedAt: null }, next, session);
  }

  /** Puts a new file in the place of `before`, which is kept; null when somebody else was first. */
  replaceFile(
    before: DocumentRecord,
    file: StoredFile & Pick<DocumentRecord, 'fileAt' | 'searchWords'>,
    session: ClientSession,
  ): Promise<DocumentRecord | null> {
    const { fileVersion, fileAt } = before;
    const earlier = { ...fileIn(before), uploadedAt: fileAt };
    const next = { $set: file, $push: { earlierFiles: earlier } };
    return this.change({ _id: before._id, fileVersion, deletedAt: null }, next, session);
  }

  /** Puts it aside; null when it is so already. */
  putAside(id: string, deletedAt: Date, session: ClientSession): Promise<DocumentRecord | null> {
    return this.change({ _id: id, ...mayMove('putAside') }, { $set: { deletedAt } }, session);
  }

  /** Brings back one that was put aside after a moment; null when it cannot come back. */
  restore(id: string, since: Date, session: ClientSession): Promise<DocumentRecord | null> {
    const recent = { $and: [{ deletedAt: trusted({ $gt: since }) }] };
    return this.change({ _id: id, ...mayMove('restore'), ...recent }, { $set: { deletedAt: null } }, session);
  }

  /** Notes that the bytes of one that was put aside are gone; null when somebody else was first, or it came back. */
  erase(id: string, erasedAt: Date, session: ClientSession): Promise<DocumentRecord | null> {
    return this.change({ _id: id, ...mayMove('erase') }, { $set: { erasedAt } }, session);
  }

  /** Takes one access off the allowance and counts it; false when none is left (D-095). `openedAt`: the client opens it now. */
  async consume(id: string, limited: boolean, openedAt: Date | null, session: ClientSession): Promise<boolean> {
    const { modifiedCount } = await this.documents.updateOne(
      { _id: id, remaining: limited ? trusted({ $gt: 0 }) : null },
      { $inc: { accessCount: 1, ...(limited && { remaining: -1 }) }, ...(openedAt && { $set: { openedAt } }) },
      { session, timestamps: false },
    );
    return modifiedCount === 1;
  }

  /** Moves the head of the access log; the caller read the old head in the same transaction. */
  async setLogHead(id: string, head: DocumentRecord['accessLog'], session: ClientSession): Promise<void> {
    await this.documents.updateOne({ _id: id }, { $set: { accessLog: head } }, { session, timestamps: false });
  }

  /** Titles by id, also of documents that were put aside. */
  async titles(ids: readonly string[]): Promise<Map<string, string>> {
    const rows = await this.documents
      .find({ _id: trusted({ $in: [...new Set(ids)] }) }, { title: 1 })
      .lean<Pick<DocumentRecord, '_id' | 'title'>[]>();
    return new Map(rows.map((row) => [String(row._id), row.title]));
  }

  private change(
    filter: QueryFilter<DocumentRecord>,
    update: UpdateQuery<DocumentRecord>,
    session: ClientSession,
  ): Promise<DocumentRecord | null> {
    return this.documents.findOneAndUpdate(filter, update, { session, returnDocument: 'after' }).lean<DocumentRecord>();
  }
}

/** The present file of a document, apart from what is said about it. */
const fileIn = (record: DocumentRecord): StoredFile => {
  const { fileVersion, fileName, mime, fileSize, sha256, objectKey, uploadedBy } = record;
  const { asPdf, pdfTries = 0, scan = 'not_scanned', inspection = 0, unsafe = false } = record;
  const checks = { asPdf, pdfTries, scan, inspection, unsafe };
  return { fileVersion, fileName, mime, fileSize, sha256, objectKey, uploadedBy, ...checks };
};

const levelsOf = (scope: StaffScope): QueryFilter<DocumentRecord> =>
  scope.highDocuments ? {} : { confidentialityLevel: trusted({ $in: ['normal', 'medium'] }) };

const STATES: Record<DocumentState, () => QueryFilter<DocumentRecord>> = {
  hidden: () => ({ visibleToClient: false, deletedAt: null }),
  shown: () => ({ visibleToClient: true, deletedAt: null }),
  aside: () => ({ deletedAt: trusted({ $ne: null }), erasedAt: null }),
  erased: () => ({ erasedAt: trusted({ $ne: null }) }),
};

/** Documents that stand so that this may happen to them. */
const mayMove = (move: DocumentMove): QueryFilter<DocumentRecord> => ({
  $or: DOCUMENT_MOVES[move].map((state) => STATES[state]()),
});
