import type { PayloadOf } from '@diwan/contracts/events/event';
import { SecondFactorResetV1 } from '@diwan/contracts/people/second-factor/events';
import { SignedInFromNewDeviceV1 } from '@diwan/contracts/people/sign-in/events';
import type { Deed } from '@diwan/service-kit/deed';
import { type EventMeta, OnEvent } from '@diwan/service-kit/event-inbox';
import { Injectable } from '@nestjs/common';
import { NoticeLedger } from './notice.ledger.js';

/** Owes people a notice of what happens to their account and could be somebody else's doing. */
@Injectable()
export class TellPersonWhenAccountTouched {
  constructor(private readonly ledger: NoticeLedger) {}

  @OnEvent(SignedInFromNewDeviceV1)
  newSignIn({ personId, at }: PayloadOf<typeof SignedInFromNewDeviceV1>, { eventId }: EventMeta): Deed<void> {
    const notice = { family: 'new_sign_in', channel: 'whatsapp', personId, facts: { at } } as const;
    return { commit: (session) => this.ledger.owe({ eventId, ...notice }, session) };
  }

  @OnEvent(SecondFactorResetV1)
  factorReset({ personId, at }: PayloadOf<typeof SecondFactorResetV1>, { eventId }: EventMeta): Deed<void> {
    const notice = { family: 'second_factor_reset', channel: 'whatsapp', personId, facts: { at } } as const;
    return { commit: (session) => this.ledger.owe({ eventId, ...notice }, session) };
  }
}
