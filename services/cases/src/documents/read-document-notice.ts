import type { InputOf } from '@diwan/contracts/http/endpoint';
import type { readDocumentNotice } from '@diwan/contracts/matters/documents/notice.http';
import { documentNoticeStanding, type NoticeStanding } from '@diwan/contracts/messages/notices/questions';
import type { SignedInCaller } from '@diwan/service-kit/http/endpoint';
import { RpcClient } from '@diwan/service-kit/rpc/rpc';
import { Injectable } from '@nestjs/common';
import { DocumentReach } from './document-reach.js';
import { sharingOf } from './readers.js';

/** How the message to a client about the latest sharing of a document with them, or about the end of it, stands (D-151). */
@Injectable()
export class ReadDocumentNotice {
  constructor(
    private readonly documentReach: DocumentReach,
    private readonly rpc: RpcClient,
  ) {}

  /** Throws DomainError NOT_FOUND, UNAVAILABLE (the service of messages cannot be asked now). */
  async run(
    caller: SignedInCaller,
    documentId: string,
    { of, clientId: personId }: InputOf<typeof readDocumentNotice>['query'],
  ): Promise<NoticeStanding> {
    const sharing = sharingOf(await this.documentReach.asStaff(caller, documentId), personId);
    if (sharing === null) return { state: 'none', from: null };
    return this.rpc.ask(documentNoticeStanding, { of, documentId, sharing, personId });
  }
}
