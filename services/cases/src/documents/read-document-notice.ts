import { documentNoticeStanding, type NoticeStanding } from '@diwan/contracts/messages/notices/questions';
import type { SignedInCaller } from '@diwan/service-kit/http/endpoint';
import { RpcClient } from '@diwan/service-kit/rpc/rpc';
import { Injectable } from '@nestjs/common';
import { DocumentReach } from './document-reach.js';

/** How the message about the latest sharing of a document, or about the end of it, stands (D-151). */
@Injectable()
export class ReadDocumentNotice {
  constructor(
    private readonly documentReach: DocumentReach,
    private readonly rpc: RpcClient,
  ) {}

  /** Throws DomainError NOT_FOUND, UNAVAILABLE (the service of messages cannot be asked now). */
  async run(caller: SignedInCaller, documentId: string, of: 'shared' | 'hidden'): Promise<NoticeStanding> {
    const { sharing } = await this.documentReach.asStaff(caller, documentId);
    return this.rpc.ask(documentNoticeStanding, { of, documentId, sharing });
  }
}
