import { pipeline } from 'node:stream/promises';
import { AuditLog } from '@diwan/service-kit/audit/audit';
import { canBeMarked, fileTypeOf } from '@diwan/service-kit/files/file-type';
import { contentDisposition } from '@diwan/service-kit/http/content-disposition';
import { DomainError } from '@diwan/service-kit/http/domain-error';
import type { SignedInCaller } from '@diwan/service-kit/http/endpoint';
import { OBJECT_STORE, type ObjectStore } from '@diwan/service-kit/object-store/object-store';
import { InTransaction } from '@diwan/service-kit/store/database';
import { Inject, Injectable } from '@nestjs/common';
import type { Response } from 'express';
import { itemOf } from './move-item.js';
import { RequestReach } from './request-reach.js';

/** Shows staff what a client sent, before they accept it. Each look stands in the audit log. */
@Injectable()
export class ServeReceivedFile {
  constructor(
    private readonly requestReach: RequestReach,
    @Inject(OBJECT_STORE) private readonly store: ObjectStore,
    private readonly inTransaction: InTransaction,
    private readonly audit: AuditLog,
  ) {}

  /** Throws DomainError NOT_FOUND, FILE_REFUSED (not known to be clean), UNAVAILABLE before the first byte. */
  async run(
    caller: SignedInCaller,
    { id, item, file }: { id: string; item: string; file: string },
    response: Response,
  ): Promise<void> {
    const request = await this.requestReach.asStaff(caller, id);
    const found = itemOf(request, item).files.find(({ _id }) => String(_id) === file);
    if (!found) throw new DomainError('NOT_FOUND');
    if (found.scan === 'pending' || found.scan === 'rejected') throw new DomainError('FILE_REFUSED');
    const type = fileTypeOf(found.mime);
    const line = { action: 'request.file-read', subject: 'request', subjectId: id, after: { file }, caller };
    await this.inTransaction.run((session) => this.audit.record(line, session));
    const bytes = await this.store.get(found.objectKey);
    response.set({
      'Content-Type': type.mime,
      'Content-Disposition': contentDisposition(canBeMarked(type) ? 'inline' : 'attachment', found.fileName),
      'Content-Length': String(found.fileSize),
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'private, no-store',
      'Content-Security-Policy': "sandbox; default-src 'none'",
      'Cross-Origin-Resource-Policy': 'same-origin',
    });
    await pipeline(bytes, response).catch(() => response.destroy());
  }
}
