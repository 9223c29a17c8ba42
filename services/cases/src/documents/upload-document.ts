import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { InputOf } from '@diwan/contracts/http/endpoint';
import type { StaffDocument, uploadDocument } from '@diwan/contracts/matters/documents/http';
import { MAX_DOCUMENT_BYTES } from '@diwan/contracts/matters/documents/http';
import { AuditLog } from '@diwan/service-kit/audit';
import { Clock } from '@diwan/service-kit/clock';
import { InTransaction } from '@diwan/service-kit/database';
import { DomainError } from '@diwan/service-kit/domain-error';
import type { SignedInCaller } from '@diwan/service-kit/endpoint';
import type { UploadedFile } from '@diwan/service-kit/multipart';
import { OBJECT_STORE, type ObjectStore, type StoredObject } from '@diwan/service-kit/object-store/object-store';
import { Inject, Injectable } from '@nestjs/common';
import { Types } from 'mongoose';
import type { CaseRecord } from '../cases/case.schema.js';
import { FirmDocumentSettings, refuseUnknownType } from '../document-settings/firm-document-settings.js';
import { claimedType, safeFileName } from '../files/file-name.js';
import { FileRefusal } from '../files/file-refusal.js';
import type { FileType } from '../files/file-type.js';
import { FileWorkshop } from '../files/file-workshop.js';
import { OfficeConverter } from '../office/office-converter.js';
import type { Scan } from '../scan/scan-state.js';
import { VirusScanner } from '../scan/virus-scanner.js';
import { DocumentRepository } from './document.repository.js';
import type { DocumentRecord, StoredFile } from './document.schema.js';
import { DOCUMENT_KEYS, randomKey } from './document-key.js';
import { DocumentViews } from './document-views.js';
import { wordsOfDocument } from './document-words.js';
import { UploadRoom } from './upload-room.js';

const MAX_TAGS = 10;
/** An image written anew may be larger than it came. */
const MAX_KEPT_BYTES = 4 * MAX_DOCUMENT_BYTES;
/** What became of an uploaded file. */
type Accepted = StoredObject & Pick<DocumentRecord, 'asPdf'> & { scan: Scan };
type Fields = InputOf<typeof uploadDocument>['body'];

/** Stores an uploaded file of a case (D-086): streamed to the store, checked whole, then written down. A refused file leaves nothing. */
@Injectable()
export class UploadDocument {
  constructor(
    @Inject(OBJECT_STORE) private readonly objects: ObjectStore,
    private readonly workshop: FileWorkshop,
    private readonly scanner: VirusScanner,
    private readonly converter: OfficeConverter,
    private readonly room: UploadRoom,
    private readonly documents: DocumentRepository,
    private readonly transaction: InTransaction,
    private readonly audit: AuditLog,
    private readonly settings: FirmDocumentSettings,
    private readonly views: DocumentViews,
    private readonly clock: Clock,
  ) {}

  /**
   * Throws DomainError VALIDATION (unknown type), UNSUPPORTED_TYPE, FILE_REFUSED, PAYLOAD_TOO_LARGE, STORAGE_FULL, TOO_MANY_REQUESTS,
   * UNAVAILABLE.
   */
  async run(caller: SignedInCaller, legalCase: CaseRecord, fields: Fields, file: UploadedFile): Promise<StaffDocument> {
    try {
      refuseUnknownType(await this.settings.current(), fields.documentType);
    } catch (fault) {
      drop(file);
      throw fault;
    }
    const stored = await this.store(caller.personId, String(legalCase._id), file);
    const tags = tagsOf(fields.tags);
    const document = await this.write(caller, {
      _id: new Types.ObjectId(),
      caseId: String(legalCase._id),
      clientId: legalCase.clientId,
      title: fields.title,
      description: fields.description,
      documentType: fields.documentType,
      confidentialityLevel: fields.confidentialityLevel,
      ...stored,
      fileVersion: 1,
      uploadedBy: caller.personId,
      fileAt: this.clock.now(),
      tags,
      searchWords: wordsOfDocument({ ...fields, tags, fileName: stored.fileName }),
    });
    return this.views.one(document);
  }

  /** Takes a file of `owner` in for a case: its name cleaned, its bytes stored and checked. Throws like `run`. */
  async store(
    owner: string,
    caseId: string,
    file: UploadedFile,
  ): Promise<Omit<StoredFile, 'fileVersion' | 'uploadedBy'>> {
    const fileName = safeFileName(file.name);
    const type = typeByName(fileName, file);
    const objectKey = randomKey(DOCUMENT_KEYS);
    await this.room.check(owner, caseId).catch((fault: unknown) => {
      drop(file);
      throw fault;
    });
    const { size, sha256, asPdf, scan } = await this.accept(owner, objectKey, file, type);
    return { fileName, mime: type.mime, fileSize: size, sha256, objectKey, asPdf, scan };
  }

  /** Stores and checks the bytes, and puts what is to be kept in their place; a refused object is removed. */
  private async accept(owner: string, objectKey: string, file: UploadedFile, type: FileType): Promise<Accepted> {
    const read = async () => buffer(await this.objects.get(objectKey));
    try {
      let stored = await this.objects.put(objectKey, file.stream, { maxBytes: MAX_DOCUMENT_BYTES });
      if (stored.size === 0) throw new DomainError('FILE_REFUSED', { detail: 'This file is empty.' });
      const scan = await this.scanner.scanNew(() => this.objects.get(objectKey));
      const kept = await this.workshop.inspect(owner, read, type);
      if (kept !== 'as-is')
        stored = await this.objects.put(objectKey, Readable.from([kept]), { maxBytes: MAX_KEPT_BYTES });
      // A file that is not known to be clean is opened by nobody, LibreOffice included.
      const pdf = scan === 'pending' ? null : await this.converter.toPdf(owner, read, type);
      return { ...stored, scan, asPdf: pdf && (await this.keepPdf(pdf)) };
    } catch (fault) {
      // What cannot be removed now is removed by the sweep for orphans.
      await this.objects.remove(objectKey).catch(() => {});
      throw fault;
    }
  }

  private async keepPdf(pdf: Uint8Array): Promise<DocumentRecord['asPdf']> {
    const key = randomKey(DOCUMENT_KEYS);
    const { size } = await this.objects.put(key, Readable.from([pdf]), { maxBytes: MAX_KEPT_BYTES });
    return { key, size };
  }

  /** An object whose row could not be written stays for the sweep: after an unclear commit the row may exist. */
  private write(caller: SignedInCaller, fields: Parameters<DocumentRepository['insert']>[0]): Promise<DocumentRecord> {
    return this.transaction.run(async (session) => {
      const document = await this.documents.insert(fields, session);
      const { caseId, sha256, fileSize, confidentialityLevel } = document;
      const after = { caseId, sha256, fileSize, confidentialityLevel };
      await this.audit.record(
        { action: 'document.uploaded', subject: 'document', subjectId: String(document._id), after, caller },
        session,
      );
      return document;
    });
  }
}

/** The type by its name, before a byte is stored. */
function typeByName(fileName: string, file: UploadedFile): FileType {
  try {
    return claimedType(fileName);
  } catch (fault) {
    drop(file);
    if (fault instanceof FileRefusal) throw new DomainError(fault.code, { detail: fault.detail });
    throw fault;
  }
}

/** Reads a refused file to its end and forgets it, so that the answer arrives. */
function drop(file: UploadedFile): void {
  file.stream.on('error', () => {}).resume();
}

/** Tags as typed, separated by commas: distinct, ten at most. */
const tagsOf = (text: string): string[] =>
  [...new Set(text.split(/[,،]/).map((tag) => tag.trim()))].filter(Boolean).slice(0, MAX_TAGS);
