import type { PayloadOf } from '@diwan/contracts/events/event';
import { SessionEndedForViolationsV1 } from '@diwan/contracts/matters/accesses/events';
import type { Deed } from '@diwan/service-kit/deed';
import { OnEvent } from '@diwan/service-kit/event-inbox';
import { Injectable } from '@nestjs/common';
import { Alarms } from './alarms.js';

/** Tells the owners that somebody kept trying to open documents of others and was signed out (D-097). */
@Injectable()
export class AlertOwnersWhenSessionEndedForViolations {
  constructor(private readonly alarms: Alarms) {}

  @OnEvent(SessionEndedForViolationsV1)
  async handle(ended: PayloadOf<typeof SessionEndedForViolationsV1>): Promise<Deed<void>> {
    const owners = await this.alarms.owners();
    return { commit: (session) => this.alarms.owe({ alarm: 'session_ended', ...ended }, owners, session) };
  }
}
