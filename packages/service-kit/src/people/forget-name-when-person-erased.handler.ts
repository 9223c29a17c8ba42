import type { PayloadOf } from '@diwan/contracts/events/event';
import { PersonErasedV1 } from '@diwan/contracts/people/erasures/events';
import { Injectable } from '@nestjs/common';
import type { Deed } from '../deeds/deed.js';
import { OnEvent } from '../events/event-inbox.js';
import { People } from './people.service.js';

/** The copy of a name goes with its person (PORT-08). Where a file had to stay, its lists ask identity for the name again. */
@Injectable()
export class ForgetNameWhenPersonErased {
  constructor(private readonly people: People) {}

  @OnEvent(PersonErasedV1)
  handle({ personId }: PayloadOf<typeof PersonErasedV1>): Deed<void> {
    return { commit: (session) => this.people.forget(personId, session) };
  }
}
