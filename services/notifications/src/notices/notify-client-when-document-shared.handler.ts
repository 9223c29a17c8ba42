import type { PayloadOf } from '@diwan/contracts/events/event';
import { DocumentSharedV1 } from '@diwan/contracts/matters/documents/events';
import type { Deed } from '@diwan/service-kit/deed';
import { type EventMeta, OnEvent } from '@diwan/service-kit/event-inbox';
import { Injectable } from '@nestjs/common';
import { DocumentBatches } from './document-batches.js';

/** Owes the client of a shared document a notice (D-151). The recipient is the case's client as the event says, nobody's wish (D-143). */
@Injectable()
export class NotifyClientWhenDocumentShared {
  constructor(private readonly batches: DocumentBatches) {}

  @OnEvent(DocumentSharedV1)
  handle({ quiet, ...shared }: PayloadOf<typeof DocumentSharedV1>, { eventId }: EventMeta): Deed<void> {
    // Staff chose to say it themselves (DOC-03).
    if (quiet) return { commit: async () => {} };
    return { commit: (session) => this.batches.add({ eventId, ...shared }, session) };
  }
}
