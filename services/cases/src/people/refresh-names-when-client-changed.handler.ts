import type { PayloadOf } from '@diwan/contracts/events/event';
import { ClientChangedV1 } from '@diwan/contracts/events/identity';
import { type EventMeta, OnEvent } from '@diwan/service-kit/event-inbox';
import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import { CaseRepository } from '../cases/case.repository.js';
import { wordsOfCase } from '../cases/case-fields.js';
import { People } from './people.service.js';

/** Keeps the local copy of a client's name, and the words their cases are found by, in step with identity. */
@Injectable()
export class RefreshNamesWhenClientChanged {
  constructor(
    private readonly people: People,
    private readonly cases: CaseRepository,
  ) {}

  @OnEvent(ClientChangedV1)
  async handle(
    { clientId }: PayloadOf<typeof ClientChangedV1>,
    _meta: EventMeta,
    session: ClientSession,
  ): Promise<void> {
    const client = (await this.people.known([clientId])).get(clientId);
    if (!client) return;
    for (const record of await this.cases.ofClient(clientId, session))
      await this.cases.setSearchWords(record._id, wordsOfCase(record, client.name), session);
  }
}
