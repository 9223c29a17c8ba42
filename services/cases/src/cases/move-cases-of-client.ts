import { CaseTeamChangedV1 } from '@diwan/contracts/matters/cases/events';
import { type ClientPart, ClientParts, type Move } from '@diwan/service-kit/client-parts/client-part';
import { Outbox } from '@diwan/service-kit/events/outbox';
import { People } from '@diwan/service-kit/people/people.service';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import { CaseRepository } from './case.repository.js';
import type { CaseRecord } from './case.schema.js';
import { wordsOfCase } from './case-words.js';
import { clientsAfter, clientsBack, type MovedCase } from './move-clients.rules.js';
import { teamOf } from './team-of.js';

/** Cases go over to another record of the same client, each client keeping their role, and back. */
@Injectable()
export class MoveCasesOfClient implements OnModuleInit, ClientPart<MovedCase> {
  readonly kind = 'cases';

  constructor(
    private readonly parts: ClientParts,
    private readonly cases: CaseRepository,
    private readonly people: People,
    private readonly outbox: Outbox,
  ) {}

  onModuleInit(): void {
    this.parts.add('cases', {
      kind: this.kind,
      count: (clientId) => this.count(clientId),
      move: (way) => this.move(way),
      restore: (items, way) => this.restore(items, way),
    });
  }

  async count(clientId: string): Promise<number> {
    return (await this.cases.ofClient(clientId)).length;
  }

  async move(way: Move) {
    const names = await this.namesAround(way, await this.cases.ofClient(way.from));
    return async (session: ClientSession): Promise<MovedCase[]> => {
      const records = await this.cases.ofClient(way.from, session);
      for (const record of records) await this.write(record, clientsAfter(record.clients, way), names, session);
      return records.map(({ _id, clients }) => ({ id: String(_id), clients }));
    };
  }

  async restore(items: MovedCase[], way: Move) {
    const names = await this.namesAround(way, await this.cases.ofClient(way.to));
    const before = new Map(items.map((item) => [item.id, item]));
    return async (session: ClientSession): Promise<void> => {
      for (const record of await this.cases.ofClient(way.to, session)) {
        const item = before.get(String(record._id));
        const clients = item && clientsBack(record.clients, item.clients, way);
        if (clients) await this.write(record, clients, names, session);
      }
    };
  }

  /** Of everybody who is, was or will be a client of these cases. */
  private namesAround({ from, to }: Move, records: readonly CaseRecord[]): Promise<Map<string, readonly string[]>> {
    return this.people.allNamesOf([from, to, ...records.flatMap(({ clientIds }) => clientIds)]);
  }

  private async write(
    record: CaseRecord,
    clients: CaseRecord['clients'],
    names: ReadonlyMap<string, readonly string[]>,
    session: ClientSession,
  ): Promise<void> {
    const clientIds = clients.map(({ id }) => id);
    const [clientId = record.clientId] = clientIds;
    const fields = { clientId, clientIds, clients };
    const words = wordsOfCase({ ...record, ...fields }, names);
    const written = await this.cases.moveClients(record, { ...fields, ...words }, session);
    await this.outbox.add(CaseTeamChangedV1, teamOf(written), session);
  }
}
