import { DocumentHiddenV1 } from '@diwan/contracts/events/cases';
import type { PayloadOf } from '@diwan/contracts/events/event';
import { type EventMeta, OnEvent } from '@diwan/service-kit/event-inbox';
import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import { NoticeLedger } from './notice.ledger.js';

/** Cancels notices about a document that was hidden before they went out (D-151). */
@Injectable()
export class CancelNoticeWhenDocumentHidden {
  constructor(private readonly ledger: NoticeLedger) {}

  @OnEvent(DocumentHiddenV1)
  async handle(
    { documentId, sharing }: PayloadOf<typeof DocumentHiddenV1>,
    _: EventMeta,
    session: ClientSession,
  ): Promise<void> {
    await this.ledger.cancelDocument(documentId, sharing, session);
  }
}
