import { wordBeginnings } from '@diwan/contracts/shared/search-text';
import type { ClientView } from '@diwan/service-kit/http/client-view';
import { type KeyPattern, orderBy, type Page, type PageRequest, pageOf } from '@diwan/service-kit/store/page-of';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type ClientSession, type Model, type QueryFilter, trusted, type UpdateQuery } from 'mongoose';
import type { StaffScope } from '../cases/staff-scope.js';
import { DOCUMENT_MOVES, type DocumentMove, type DocumentState } from './document.machine.js';
import type { Deed, DocumentRecord, Level, StoredFile, StoredPolicy } from './document.schema.js';

/** What follows from what is said about a document (`wordsOfDocument`). */
type Words = 'searchWords' | 'shownWords' | 'titleKey';

/** What staff say about a document. */
export type DocumentDetails = Pick<
  DocumentRecord,
  'title' | 'description' | 'documentType' | 'confidentialityLevel' | 'tags' | Words
>;

/** What is known of a document when it is uploaded. */
export type NewDocument = DocumentDetails &
  StoredFile &
  Pick<DocumentRecord, '_id' | 'caseId' | 'clientId' | 'clientIds' | 'fileAt'>;

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
      ...(visibility && { visibleToClient: visibility === 'shown' }),
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
      ...(visibility && { visibleToClient: visibility === 'shown' }),
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
  shownTo(view: ClientView, { caseId, words, page, limit }: OwnDocumentFilter): Promise<Page<DocumentRecord>> {
    const each = words.map(({ beginning, caseIds, types }) => ({
      $or: [
        { shownWords: beginning },
        { caseId: trusted({ $in: [...caseIds] }) },
        { documentType: trusted({ $in: [...types] }) },
      ],
    }));
    const query = {
      $and: [inView(view), { visibleToClient: true, deletedAt: null, ...(caseId && { caseId }) }, ...each],
    };
    return pageOf(this.documents, query, { sort: NEWEST_FIRST, page, limit });
  }

  oneShownTo(view: ClientView, id: string): Promise<DocumentRecord | null> {
    return this.documents
      .findOne({ _id: id, ...inView(view), visibleToClient: true, deletedAt: null })
      .lean<DocumentRecord>();
  }

  /** Whether a document was ever shown to this client: only they may learn that it no longer is. */
  async wasShownTo(view: ClientView, id: string): Promise<boolean> {
    return (await this.documents.exists({ _id: id, ...inView(view), sharing: trusted({ $gt: 0 }) })) !== null;
  }

  /** When a client last opened a document of some cases. Of one that is shown to several it is not known who did: those do not count. */
  async lastOpenedBy(scope: StaffScope, clientId: string, caseIds: readonly string[]): Promise<Date | null> {
    const theirs = { clientIds: [clientId], caseId: trusted({ $in: [...caseIds] }), ...levelsOf(scope) };
    const last = await this.documents.findOne(theirs, { openedAt: 1 }).sort({ openedAt: -1 }).lean<DocumentRecord>();
    return last?.openedAt ?? null;
  }

  async insert(fields: NewDocument, session: ClientSession): Promise<DocumentRecord> {
    const [created] = await this.documents.create([fields], { session });
    if (!created) throw new Error('The document was not created');
    return created.toObject();
  }

  /** Shows it to the clients of its case; null when it is shown already. */
  share(id: string, clientIds: readonly string[], deed: Deed, session: ClientSession): Promise<DocumentRecord | null> {
    const shown = {
      $set: { visibleToClient: true, clientIds: [...clientIds] },
      $inc: { sharing: 1 },
      $push: { shared: deed },
    };
    return this.change({ _id: id, ...mayMove('share') }, shown, session);
  }

  /** Hides it from its clients; null when it is hidden already. */
  hide(id: string, deed: Deed, session: ClientSession): Promise<DocumentRecord | null> {
    const hidden = { $set: { visibleToClient: false }, $push: { hidden: deed } };
    return this.change({ _id: id, ...mayMove('hide') }, hidden, session);
  }

  /** Nothing of a case is shown to these any more. */
  async leave(caseId: string, clientIds: readonly string[], session: ClientSession): Promise<void> {
    const left = trusted({ $in: [...clientIds] });
    await this.documents.updateMany({ caseId, clientIds: left }, { $pull: { clientIds: left } }, { session });
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

/** The search for words of all that is said about documents; nothing without words. */
const bySearch = (search: string | undefined, order: KeyPattern): Pick<PageRequest, 'search'> => {
  const patterns = wordBeginnings(search ?? '');
  return patterns.length > 0 ? { search: { field: 'searchWords', patterns, order } } : {};
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

/** What a client, or a delegate in some of the client's cases, may see. */
export const inView = ({ clientId, caseIds }: ClientView): QueryFilter<DocumentRecord> => ({
  clientIds: clientId,
  ...(caseIds && { caseId: trusted({ $in: [...caseIds] }) }),
});
