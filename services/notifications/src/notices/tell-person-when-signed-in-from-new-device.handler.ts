import type { PayloadOf } from '@diwan/contracts/events/event';
import { SignedInFromNewDeviceV1 } from '@diwan/contracts/events/identity';
import type { Deed } from '@diwan/service-kit/deed';
import { type EventMeta, OnEvent } from '@diwan/service-kit/event-inbox';
import { Injectable } from '@nestjs/common';
import { NoticeLedger } from './notice.ledger.js';

/** Tells people of a sign-in from a browser they had not used before: it need not have been them. */
@Injectable()
export class TellPersonWhenSignedInFromNewDevice {
  constructor(private readonly ledger: NoticeLedger) {}

  @OnEvent(SignedInFromNewDeviceV1)
  handle({ personId, at }: PayloadOf<typeof SignedInFromNewDeviceV1>, { eventId }: EventMeta): Deed<void> {
    const notice = { eventId, family: 'new_sign_in', channel: 'whatsapp', personId, facts: { at } } as const;
    return { commit: (session) => this.ledger.owe(notice, session) };
  }
}
