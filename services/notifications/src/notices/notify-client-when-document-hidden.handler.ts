import type { PayloadOf } from '@diwan/contracts/events/event';
import { DocumentHiddenV1 } from '@diwan/contracts/matters/documents/events';
import type { Deed } from '@diwan/service-kit/deeds/deed';
import { type EventMeta, OnEvent } from '@diwan/service-kit/events/event-inbox';
import { Injectable } from '@nestjs/common';
import { DocumentBatches } from './document-batches.js';
import { QuietHoursOfPeople } from './quiet-hours-of-people.js';

/** Owes the client of a document that was hidden a notice, where whoever hid it wished it (DOC-03). */
@Injectable()
export class NotifyClientWhenDocumentHidden {
  constructor(
    private readonly batches: DocumentBatches,
    private readonly quietHours: QuietHoursOfPeople,
  ) {}

  @OnEvent(DocumentHiddenV1)
  async handle(
    { notify, ...hidden }: PayloadOf<typeof DocumentHiddenV1>,
    { eventId }: EventMeta,
  ): Promise<Deed<void> | undefined> {
    if (!notify) return undefined;
    const quiet = (await this.quietHours.of([hidden.clientId]))(hidden.clientId);
    return { commit: (session) => this.batches.add('hidden', { eventId, ...hidden }, quiet, session) };
  }
}
