import type { PayloadOf } from '@diwan/contracts/events/event';
import { RolesChangedV1 } from '@diwan/contracts/people/staff/events';
import { OnEvent } from '@diwan/service-kit/events/event-inbox';
import { Injectable } from '@nestjs/common';
import { Sessions } from './sessions.service.js';

/** Brings sessions in step with new roles even when the request that changed them died before it could. */
@Injectable()
export class RefreshSessionsWhenRolesChanged {
  constructor(private readonly sessions: Sessions) {}

  @OnEvent(RolesChangedV1)
  async refresh({ personId }: PayloadOf<typeof RolesChangedV1>): Promise<undefined> {
    // Before the note that it ran, so that it is not lost; doing it twice does no harm.
    await this.sessions.refresh(personId);
    return undefined;
  }
}
