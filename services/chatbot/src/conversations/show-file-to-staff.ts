import { AuditLog } from '@diwan/service-kit/audit/audit';
import { DomainError } from '@diwan/service-kit/http/domain-error';
import type { SignedInCaller } from '@diwan/service-kit/http/endpoint';
import { InTransaction } from '@diwan/service-kit/store/database';
import { Injectable } from '@nestjs/common';
import type { Response } from 'express';
import { ChangeConversation } from './change-conversation.js';
import { MessageRepository } from './message.repository.js';
import { ServeMessageFile } from './serve-message-file.js';

/** Shows staff a file of a conversation. Each look stands in the audit log. */
@Injectable()
export class ShowFileToStaff {
  constructor(
    private readonly changeConversation: ChangeConversation,
    private readonly messages: MessageRepository,
    private readonly serveMessageFile: ServeMessageFile,
    private readonly inTransaction: InTransaction,
    private readonly audit: AuditLog,
  ) {}

  /** Throws NOT_FOUND, UNAVAILABLE before the first byte. */
  async run(caller: SignedInCaller, { id, file }: { id: string; file: string }, response: Response): Promise<void> {
    const { conversation } = await this.changeConversation.read(caller, id);
    const found = await this.messages.fileForStaff(conversation._id, file);
    if (!found) throw new DomainError('NOT_FOUND');
    const line = { action: 'conversation.file-read', subject: 'conversation', subjectId: id, after: { file }, caller };
    await this.inTransaction.run((session) => this.audit.record(line, session));
    await this.serveMessageFile.run(found, response);
  }
}
