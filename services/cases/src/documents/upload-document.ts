import type { InputOf } from '@diwan/contracts/http/endpoint';
import type { StaffDocument, uploadDocument } from '@diwan/contracts/matters/documents/http';
import { WorkDoneV1 } from '@diwan/contracts/matters/work/events';
import { Clock } from '@diwan/service-kit/app/clock';
import { AuditLog } from '@diwan/service-kit/audit/audit';
import { Outbox } from '@diwan/service-kit/events/outbox';
import type { SignedInCaller } from '@diwan/service-kit/http/endpoint';
import type { UploadedFile } from '@diwan/service-kit/http/multipart';
import { InTransaction } from '@diwan/service-kit/store/database';
import { Injectable } from '@nestjs/common';
import { Types } from 'mongoose';
import type { CaseRecord } from '../cases/case.schema.js';
import { FirmDocumentSettings, refuseUnknownType } from '../document-settings/firm-document-settings.js';
import { Timeline } from '../timeline/timeline.js';
import { DocumentRepository } from './document.repository.js';
import type { DocumentRecord } from './document.schema.js';
import { DocumentViews } from './document-views.js';
import { wordsOfDocument } from './document-words.js';
import { keptOf } from './file-objects.js';
import { dropFile, FROM_STAFF, TakeFile } from './take-file.js';
import { lineAbout } from './timeline-line.js';

const MAX_TAGS = 10;
type Fields = InputOf<typeof uploadDocument>['body'];

/** Stores an uploaded file of a case as a document (D-086). */
@Injectable()
export class UploadDocument {
  constructor(
    private readonly takeFile: TakeFile,
    private readonly documents: DocumentRepository,
    private readonly inTransaction: InTransaction,
    private readonly audit: AuditLog,
    private readonly firmDocumentSettings: FirmDocumentSettings,
    private readonly documentViews: DocumentViews,
    private readonly clock: Clock,
    private readonly timeline: Timeline,
    private readonly outbox: Outbox,
  ) {}

  /**
   * Throws DomainError VALIDATION (unknown type), UNSUPPORTED_TYPE, FILE_REFUSED, PAYLOAD_TOO_LARGE, STORAGE_FULL, TOO_MANY_REQUESTS,
   * UNAVAILABLE.
   */
  async run(caller: SignedInCaller, legalCase: CaseRecord, fields: Fields, file: UploadedFile): Promise<StaffDocument> {
    try {
      refuseUnknownType(await this.firmDocumentSettings.current(), fields.documentType);
    } catch (fault) {
      dropFile(file);
      throw fault;
    }
    const stored = await this.takeFile.run(caller.personId, String(legalCase._id), file, FROM_STAFF);
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
      ...wordsOfDocument({ ...fields, tags, fileName: stored.fileName }),
    });
    return this.documentViews.one(document, caller);
  }

  /** An object whose row could not be written stays for the sweep: after an unclear commit the row may exist. */
  private write(caller: SignedInCaller, fields: Parameters<DocumentRepository['insert']>[0]): Promise<DocumentRecord> {
    return this.inTransaction.run(async (session) => {
      const document = await this.documents.insert(fields, session);
      const { caseId, confidentialityLevel } = document;
      const { sha256, size: fileSize } = keptOf(document);
      const after = { caseId, sha256, fileSize, confidentialityLevel };
      await this.audit.record(
        { action: 'document.uploaded', subject: 'document', subjectId: String(document._id), after, caller },
        session,
      );
      await this.timeline.put(session, { ...lineAbout(document), by: caller.personId, happening: 'document.uploaded' });
      const work = { kind: 'document', subjectId: String(document._id), caseId, personId: caller.personId } as const;
      await this.outbox.add(WorkDoneV1, { ...work, at: document.fileAt.toISOString() }, session);
      return document;
    });
  }
}

/** Tags as typed, separated by commas: distinct, ten at most. */
const tagsOf = (text: string): string[] =>
  [...new Set(text.split(/[,،]/).map((tag) => tag.trim()))].filter(Boolean).slice(0, MAX_TAGS);
