import type { PayloadOf } from '@diwan/contracts/events/event';
import { DocumentHiddenV1 } from '@diwan/contracts/matters/documents/events';
import type { Deed } from '@diwan/service-kit/deeds/deed';
import { OnEvent } from '@diwan/service-kit/events/event-inbox';
import { Injectable } from '@nestjs/common';
import { DocumentBatches } from './document-batches.js';

/** Cancels notices to a client about a document that was hidden from them before they went out (D-151). */
@Injectable()
export class CancelNoticeWhenDocumentHidden {
  constructor(private readonly batches: DocumentBatches) {}

  @OnEvent(DocumentHiddenV1)
  handle(hidden: PayloadOf<typeof DocumentHiddenV1>): Deed<void> {
    return { commit: (session) => this.batches.remove('shared', hidden, session) };
  }
}
