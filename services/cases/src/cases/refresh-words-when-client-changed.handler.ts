import type { PayloadOf } from '@diwan/contracts/events/event';
import { ClientChangedV1 } from '@diwan/contracts/people/clients/events';
import type { Deed } from '@diwan/service-kit/deeds/deed';
import { OnEvent } from '@diwan/service-kit/events/event-inbox';
import { allNamesOf, People } from '@diwan/service-kit/people/people.service';
import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import { CaseRepository } from './case.repository.js';
import type { CaseRecord } from './case.schema.js';
import { wordsOfCase } from './case-words.js';

/**
 * Keeps the local copy of a client's names, and the words their cases are found by, in step with identity. Of two changes at the same
 * time the later name must win: a case whose words changed while identity was asked makes the handler ask again.
 */
@Injectable()
export class RefreshWordsWhenClientChanged {
  constructor(
    private readonly people: People,
    private readonly cases: CaseRepository,
  ) {}

  @OnEvent(ClientChangedV1)
  async handle({ clientId }: PayloadOf<typeof ClientChangedV1>): Promise<Deed<void> | undefined> {
    const records = await this.cases.ofClient(clientId);
    const before = new Map(records.map((record) => [String(record._id), wordsIn(record)]));
    const people = await this.people.known([clientId, ...records.flatMap(({ clientIds }) => clientIds)]);
    if (!people.has(clientId)) return undefined;
    const names = new Map([...people].map(([id, person]) => [id, allNamesOf(person)]));
    return { commit: (session) => this.write(clientId, names, before, session) };
  }

  private async write(
    clientId: string,
    names: ReadonlyMap<string, readonly string[]>,
    before: ReadonlyMap<string, string>,
    session: ClientSession,
  ): Promise<void> {
    for (const record of await this.cases.ofClient(clientId, session)) {
      if (before.get(String(record._id)) !== wordsIn(record))
        throw new Error('a case changed while its client was asked for');
      await this.cases.setWords(record._id, wordsOfCase(record, names), session);
    }
  }
}

const wordsIn = ({ searchWords }: CaseRecord): string => searchWords.join(' ');
