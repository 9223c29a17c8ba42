import { orderBy, type Page, type PageRequest, pageOf } from '@diwan/service-kit/store/page-of';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type ClientSession, type Model, type QueryFilter, trusted, type UpdateQuery } from 'mongoose';
import type { PortalView } from '../cases/portal-views.js';
import type { StaffScope } from '../cases/staff-scope.js';
import type { Deed, DocumentRecord, Level, Reader, StoredFile, StoredPolicy } from './document.schema.js';
import { bySearch, inView, levelsOf, mayMove, ofCases, ofCasesIn, STATES } from './document-filters.js';
import { lastOpened, withReaders } from './readers.js';

/** What follows from what is said about a document (`wordsOfDocument`). */
type Words = 'searchWords' | 'shownWords' | 'titleKey';

/** What staff say about a document. */
export type DocumentDetails = Pick<
  DocumentRecord,
  'title' | 'description' | 'documentType' | 'confidentialityLevel' | 'tags' | Words
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

/** Which documents of a case, in which order. */
export interface CaseDocumentFilter extends Pick<DocumentFilter, 'search' | 'visibility' | 'page' | 'limit'> {
  sort?: DocumentOrder | `-${DocumentOrder}` | undefined;
}

/** Which of the documents that a client may see. */
export interface OwnDocumentFilter {
  caseId?: string | undefined;
  /** Each word: documents with it, of these cases, or of these types. */
  words: readonly { beginning: RegExp; caseIds: readonly string[]; types: readonly string[] }[];
  page: number;
  limit: number;
}

const SORTED_BY = { title: 'titleKey', size: 'fileSize', uploaded: 'createdAt' } as const;
type DocumentOrder = keyof typeof SORTED_BY;
const NEWEST_FIRST = { createdAt: -1, _id: -1 } as const;

/** Stored documents. Whether staff reach the case is asked of the cases before; the level is part of the queries here. */
@Injectable()
export class DocumentRepository {
  constructor(@InjectModel('Document') private readonly documents: Model<DocumentRecord>) {}

  /** Those of a case that were not put aside. */
  ofCase(scope: StaffScope, caseId: string, filter: CaseDocumentFilter): Promise<Page<DocumentRecord>> {
    const { search, visibility, page, limit } = filter;
    const { sort, index } = orderBy(filter.sort, SORTED_BY, NEWEST_FIRST);
    const query = {
      caseId,
      deletedAt: null,
      ...levelsOf(scope),
      ...(visibility && STATES[visibility]()),
    };
    const upwards = Object.fromEntries(Object.keys(index).map((field) => [field, 1 as const]));
    const order = { caseId: 1, deletedAt: 1, ...upwards } as const;
    return pageOf(this.documents, query, { sort, page, limit, ...bySearch(search, order) });
  }

  /** Those of a case that were put aside since a moment, the latest first. */
  deletedOfCase(
    scope: StaffScope,
    caseId: string,
    since: Date,
    { page, limit }: Pick<PageRequest, 'page' | 'limit'>,
  ): Promise<Page<DocumentRecord>> {
    const query = { caseId, deletedAt: trusted({ $gt: since }), ...levelsOf(scope) };
    return pageOf(this.documents, query, { sort: { deletedAt: -1, createdAt: -1, _id: -1 }, page, limit });
  }

  /** Documents found by the beginnings of words, within reach (`CaseRepository.withinReach`), newest first. */
  search(
    scope: StaffScope,
    reach: QueryFilter<{ caseId: string }>,
    { search, documentType, confidentialityLevel, visibility, page, limit }: DocumentFilter,
  ): Promise<Page<DocumentRecord>> {
    const query: QueryFilter<DocumentRecord> = {
      deletedAt: null,
      ...levelsOf(scope),
      ...reach,
      ...(documentType && { documentType }),
      ...(visibility && STATES[visibility]()),
      // Beside the caller's own bound, which it may not replace.
      ...(confidentialityLevel && { $and: [{ confidentialityLevel }] }),
    };
    return pageOf(this.documents, query, { sort: NEWEST_FIRST, page, limit, ...bySearch(search, NEWEST_FIRST) });
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
  shownTo(view: PortalView, { caseId, words, page, limit }: OwnDocumentFilter): Promise<Page<DocumentRecord>> {
    const each = words.map(({ beginning, caseIds, types }) => ({
      $or: [
        { shownWords: beginning },
        { caseId: trusted({ $in: [...caseIds] }) },
        { documentType: trusted({ $in: [...types] }) },
      ],
    }));
    const query = {
      $and: [inView(view), { deletedAt: null, ...(caseId && { caseId }) }, ...each],
    };
    return pageOf(this.documents, query, { sort: NEWEST_FIRST, page, limit });
  }

  oneShownTo(view: PortalView, id: string): Promise<DocumentRecord | null> {
    return this.documents.findOne({ _id: id, ...inView(view), deletedAt: null }).lean<DocumentRecord>();
  }

  /** Whether a document was ever shown to this client: only they may learn that it no longer is. */
  async wasShownTo({ clientId, ...view }: PortalView, id: string): Promise<boolean> {
    const theirs = { 'readers.clientId': clientId, ...ofCasesIn(view) };
    return (await this.documents.exists({ _id: id, ...theirs })) !== null;
  }

  /** When a client last opened a document of some cases; null: never. */
  async lastOpenedBy(scope: StaffScope, clientId: string, caseIds: readonly string[]): Promise<Date | null> {
    const theirs = { 'readers.clientId': clientId, ...ofCases(caseIds), ...levelsOf(scope) };
    const rows = await this.documents.find(theirs, { readers: 1 }).lean<Pick<DocumentRecord, 'readers'>[]>();
    return lastOpened({ readers: rows.flatMap(({ readers }) => readers) }, clientId);
  }

  async insert(fields: NewDocument, session: ClientSession): Promise<DocumentRecord> {
    const [created] = await this.documents.create([fields], { session });
    if (!created) throw new Error('The document was not created');
    return created.toObject();
  }

  /** Shows it to these clients, too. `before` was read in the same transaction; null when it was put aside. */
  share(
    before: DocumentRecord,
    clientIds: readonly string[],
    deed: Deed,
    session: ClientSession,
  ): Promise<DocumentRecord | null> {
    const sharing = before.sharing + 1;
    const readers = withReaders(before, clientIds, sharing, deed.at);
    const shown = { $set: { readers, sharing }, $push: { shared: { ...deed, clientIds: [...clientIds] } } };
    return this.change({ _id: before._id, ...mayMove('share') }, shown, session);
  }

  /** Hides it from these clients. `before` was read in the same transaction; null when nobody sees it. */
  hide(
    before: DocumentRecord,
    clientIds: readonly string[],
    deed: Deed,
    session: ClientSession,
  ): Promise<DocumentRecord | null> {
    const readers = before.readers.map((reader) =>
      clientIds.includes(reader.clientId) && reader.hiddenAt === null ? { ...reader, hiddenAt: deed.at } : reader,
    );
    const hidden = { $set: { readers }, $push: { hidden: { ...deed, clientIds: [...clientIds] } } };
    return this.change({ _id: before._id, ...mayMove('hide') }, hidden, session);
  }

  /** Nothing of a case is shown to these any more. */
  async leave(caseId: string, clientIds: readonly string[], session: ClientSession): Promise<void> {
    const left = trusted({ $in: [...clientIds] });
    const update = { $pull: { readers: { clientId: left } } };
    await this.documents.updateMany({ caseId, 'readers.clientId': left }, update, { session });
  }

  /** Sets the policy if the stored one is still `version`; null when it is not. */
  setPolicy(id: string, version: number, policy: StoredPolicy, session: ClientSession): Promise<DocumentRecord | null> {
    const next = { $set: { policy }, $inc: { policyVersion: 1 } };
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
    file: StoredFile & Pick<DocumentRecord, 'fileAt' | Words>,
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

  /** Counts an opening by somebody it is shown to; the caller read that in the same transaction. */
  async countOpening(
    id: string,
    { clientId, openedAt }: Pick<Reader, 'clientId' | 'openedAt'>,
    session: ClientSession,
  ): Promise<void> {
    const count = { $inc: { 'readers.$.opened': 1 }, ...(openedAt && { $set: { 'readers.$.openedAt': openedAt } }) };
    const reader = { _id: id, 'readers.clientId': clientId };
    const { matchedCount } = await this.documents.updateOne(reader, count, { session, timestamps: false });
    if (matchedCount === 0) throw new Error('Only those whom a document is shown to open it');
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
  const { asPdf, original = null, pdfTries = 0, scan = 'not_scanned', inspection = 0, unsafe = false } = record;
  const checks = { asPdf, original, pdfTries, scan, inspection, unsafe };
  return { fileVersion, fileName, mime, fileSize, sha256, objectKey, uploadedBy, ...checks };
};
