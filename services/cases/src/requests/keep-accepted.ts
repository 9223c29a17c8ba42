import { AuditLog } from '@diwan/service-kit/audit/audit';
import { DomainError } from '@diwan/service-kit/http/domain-error';
import type { SignedInCaller } from '@diwan/service-kit/http/endpoint';
import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import { DocumentRepository } from '../documents/document.repository.js';
import { wordsOfDocument } from '../documents/document-words.js';
import { keptOf } from '../documents/file-objects.js';
import { lineAbout } from '../documents/timeline-line.js';
import { Timeline } from '../timeline/timeline.js';
import type { ItemRecord, ReceivedFile, RequestRecord } from './request.schema.js';

/** Makes documents of the case of what a client sent, uploaded by the client. They are hidden until somebody shares them. */
@Injectable()
export class KeepAccepted {
  constructor(
    private readonly documents: DocumentRepository,
    private readonly timeline: Timeline,
    private readonly audit: AuditLog,
  ) {}

  /** Throws DomainError FILE_REFUSED for what the virus scanner refused. */
  async run(caller: SignedInCaller, request: RequestRecord, item: ItemRecord, session: ClientSession): Promise<void> {
    for (const [index, file] of item.files.entries()) {
      if (file.scan === 'rejected') throw new DomainError('FILE_REFUSED', { detail: 'The virus scanner refused it.' });
      const number = item.files.length > 1 ? ` (${index + 1})` : '';
      await this.keep(caller, request, item, file, `${titleOf(item)}${number}`, session);
    }
  }

  private async keep(
    caller: SignedInCaller,
    { caseId, clientId }: RequestRecord,
    { documentType }: ItemRecord,
    { _id, sentBy, receivedAt, ...taken }: ReceivedFile,
    title: string,
    session: ClientSession,
  ): Promise<void> {
    const words = { title, description: '', tags: [], fileName: taken.fileName };
    const document = await this.documents.insert(
      {
        ...taken,
        _id,
        caseId,
        clientId,
        title,
        description: '',
        documentType,
        confidentialityLevel: 'normal',
        fileVersion: 1,
        uploadedBy: sentBy,
        fileAt: receivedAt,
        tags: [],
        ...wordsOfDocument(words),
      },
      session,
    );
    const { sha256, size: fileSize } = keptOf(taken);
    const after = { caseId, sha256, fileSize };
    const subject = { subject: 'document', subjectId: String(_id) };
    await this.audit.record({ action: 'document.uploaded', ...subject, after, caller }, session);
    await this.timeline.put(session, { ...lineAbout(document), by: sentBy, happening: 'document.uploaded' });
  }
}

/** Both languages, where both are given: staff search in either. */
const titleOf = ({ title: { en, ar } }: ItemRecord): string => [...new Set([en, ar])].filter(Boolean).join(' – ');
