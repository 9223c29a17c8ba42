import type { PayloadOf } from '@diwan/contracts/events/event';
import { DocumentSharedV1 } from '@diwan/contracts/matters/documents/events';
import type { Deed } from '@diwan/service-kit/deeds/deed';
import { type EventMeta, OnEvent } from '@diwan/service-kit/events/event-inbox';
import { Injectable } from '@nestjs/common';
import { DocumentBatches } from './document-batches.js';
import { QuietHoursOfPeople } from './quiet-hours-of-people.js';

/** Owes the client of a shared document a notice (D-151). The recipient is the case's client as the event says, nobody's wish (D-143). */
@Injectable()
export class NotifyClientWhenDocumentShared {
  constructor(
    private readonly batches: DocumentBatches,
    private readonly quietHours: QuietHoursOfPeople,
  ) {}

  @OnEvent(DocumentSharedV1)
  async handle({ quiet, ...shared }: PayloadOf<typeof DocumentSharedV1>, { eventId }: EventMeta): Promise<Deed<void>> {
    const quietFor = await this.quietHours.of([shared.clientId]);
    return {
      commit: async (session) => {
        // That it was hidden before is no longer true.
        await this.batches.remove('hidden', shared, session);
        // Staff chose to say it themselves (DOC-03).
        if (!quiet) await this.batches.add('shared', { eventId, ...shared }, quietFor(shared.clientId), session);
      },
    };
  }
}
