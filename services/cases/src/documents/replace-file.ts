import type { StaffDocument } from '@diwan/contracts/matters/documents/http';
import { Clock } from '@diwan/service-kit/app/clock';
import { AuditLog } from '@diwan/service-kit/audit/audit';
import { canBeShown, FILE_TYPES, fileTypeOf } from '@diwan/service-kit/files/file-type';
import { DomainError } from '@diwan/service-kit/http/domain-error';
import type { SignedInCaller } from '@diwan/service-kit/http/endpoint';
import type { UploadedFile } from '@diwan/service-kit/http/multipart';
import { InTransaction } from '@diwan/service-kit/store/database';
import { Injectable } from '@nestjs/common';
import { DocumentRepository } from './document.repository.js';
import type { DocumentRecord } from './document.schema.js';
import { DocumentReach } from './document-reach.js';
import { DocumentViews } from './document-views.js';
import { wordsOfDocument } from './document-words.js';
import { keptOf } from './file-objects.js';
import { shownTo } from './readers.js';
import { FROM_STAFF, TakeFile } from './take-file.js';

/** Puts a new file in the place of a document's old one, which staff can still open (DOC-12). */
@Injectable()
export class ReplaceFile {
  constructor(
    private readonly documentReach: DocumentReach,
    private readonly documents: DocumentRepository,
    private readonly takeFile: TakeFile,
    private readonly documentViews: DocumentViews,
    private readonly inTransaction: InTransaction,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  /**
   * Throws DomainError NOT_FOUND, UNSUPPORTED_TYPE (of a kind that cannot be shown, while clients see it), and what an upload throws. Two at
   * once both stand in the end, one as the earlier file.
   */
  async run(caller: SignedInCaller, id: string, file: UploadedFile): Promise<StaffDocument> {
    const now = await this.documentReach.asStaff(caller, id);
    const stored = await this.takeFile.run(caller.personId, now.caseId, file, isShown(now) ? FILE_TYPES : FROM_STAFF);
    const document = await this.inTransaction.run(async (session) => {
      const before = await this.documentReach.asStaff(caller, id, session);
      if (isShown(before) && !canBeShown(fileTypeOf(stored.mime))) throw new DomainError('UNSUPPORTED_TYPE');
      const next = {
        ...stored,
        fileVersion: before.fileVersion + 1,
        uploadedBy: caller.personId,
        fileAt: this.clock.now(),
        ...wordsOfDocument({ ...before, fileName: stored.fileName }),
      };
      const replaced = await this.documents.replaceFile(before, next, session);
      if (!replaced) throw new DomainError('NOT_FOUND');
      const change = { before: factsOf(before), after: factsOf(replaced), caller };
      await this.audit.record(
        { action: 'document.file-replaced', subject: 'document', subjectId: id, ...change },
        session,
      );
      return replaced;
    });
    return this.documentViews.one(document, caller);
  }
}

const isShown = (document: DocumentRecord): boolean => shownTo(document).length > 0;

function factsOf(document: DocumentRecord) {
  const { sha256, size: fileSize } = keptOf(document);
  return { fileVersion: document.fileVersion, fileName: document.fileName, fileSize, sha256 };
}
