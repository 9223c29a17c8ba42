import type { InputOf } from '@diwan/contracts/http/endpoint';
import type { StaffDocument } from '@diwan/contracts/matters/documents/http';
import type { changeDocument } from '@diwan/contracts/matters/documents/keeping.http';
import { AuditLog } from '@diwan/service-kit/audit/audit';
import { DomainError } from '@diwan/service-kit/http/domain-error';
import type { SignedInCaller } from '@diwan/service-kit/http/endpoint';
import { InTransaction } from '@diwan/service-kit/store/database';
import { Injectable } from '@nestjs/common';
import { FirmDocumentSettings, refuseUnknownType } from '../document-settings/firm-document-settings.js';
import { Timeline } from '../timeline/timeline.js';
import { DocumentRepository } from './document.repository.js';
import type { DocumentRecord } from './document.schema.js';
import { DocumentDeciders } from './document-deciders.js';
import { DocumentReach } from './document-reach.js';
import { DocumentViews } from './document-views.js';
import { wordsOfDocument } from './document-words.js';

const LEVELS = ['normal', 'medium', 'high'] as const;

/** Changes what is said about a document; whoever saw an older version is told instead of overwriting it (D-129). */
@Injectable()
export class ChangeDocument {
  constructor(
    private readonly documentReach: DocumentReach,
    private readonly documents: DocumentRepository,
    private readonly deciders: DocumentDeciders,
    private readonly firmDocumentSettings: FirmDocumentSettings,
    private readonly documentViews: DocumentViews,
    private readonly inTransaction: InTransaction,
    private readonly audit: AuditLog,
    private readonly timeline: Timeline,
  ) {}

  /** Throws DomainError NOT_FOUND, CONFLICT, VALIDATION (unknown type, or a lower level by who does not decide in the case). */
  async run(
    caller: SignedInCaller,
    id: string,
    { version, ...input }: InputOf<typeof changeDocument>['body'],
  ): Promise<StaffDocument> {
    const changed = await this.inTransaction.run(async (session) => {
      const before = await this.documentReach.asStaff(caller, id, session);
      refuseUnknownType(await this.firmDocumentSettings.current(session), input.documentType, before.documentType);
      const lowers = LEVELS.indexOf(input.confidentialityLevel) < LEVELS.indexOf(before.confidentialityLevel);
      if (lowers && !(await this.deciders.mayDecide(caller, before.caseId, session)))
        throw new DomainError('VALIDATION', { fieldErrors: { confidentialityLevel: 'level_lowered' } });
      const tags = [...new Set(input.tags)];
      const details = { ...input, tags, ...wordsOfDocument({ ...input, tags, fileName: before.fileName }) };
      const newLevel = input.confidentialityLevel !== before.confidentialityLevel;
      const record = await this.documents.setDetails(id, version, details, newLevel, session);
      if (!record) throw new DomainError('CONFLICT');
      if (newLevel) await this.timeline.setHigh(session, id, record.confidentialityLevel === 'high');
      const change = { before: detailsOf(before), after: detailsOf(record), caller };
      await this.audit.record({ action: 'document.changed', subject: 'document', subjectId: id, ...change }, session);
      return record;
    });
    return this.documentViews.one(changed, caller);
  }
}

const detailsOf = ({ title, description, documentType, confidentialityLevel, tags }: DocumentRecord) => ({
  title,
  description,
  documentType,
  confidentialityLevel,
  tags,
});
