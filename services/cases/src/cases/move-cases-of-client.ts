import { CaseTeamChangedV1 } from '@diwan/contracts/matters/cases/events';
import { type ClientPart, ClientParts, type Move } from '@diwan/service-kit/client-parts/client-part';
import { Outbox } from '@diwan/service-kit/events/outbox';
import { People } from '@diwan/service-kit/people/people.service';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import { CaseRepository } from './case.repository.js';
import type { CaseRecord } from './case.schema.js';
import { wordsOfCase } from './case-words.js';
import {
  clientsAfter,
  clientsBack,
  keptFromOf,
  type MovedCase,
  walledOffAfter,
  walledOffBack,
} from './move-clients.rules.js';
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
      for (const record of records) {
        const walledOff = walledOffAfter(record.walledOff, way);
        await this.write(record, { clients: clientsAfter(record.clients, way), walledOff }, names, session);
      }
      return records.map(({ _id, clients, walledOff }) => ({
        id: String(_id),
        clients,
        keptFrom: keptFromOf(walledOff, way),
      }));
    };
  }

  async restore(items: MovedCase[], way: Move) {
    const names = await this.namesAround(way, await this.cases.ofClient(way.to));
    const before = new Map(items.map((item) => [item.id, item]));
    return async (session: ClientSession): Promise<void> => {
      for (const record of await this.cases.ofClient(way.to, session)) {
        const item = before.get(String(record._id));
        const clients = item && clientsBack(record.clients, item.clients, way);
        const walledOff = walledOffBack(record.walledOff, item?.keptFrom ?? [], way);
        if (clients) await this.write(record, { clients, walledOff }, names, session);
      }
    };
  }

  /** Of everybody who is, was or will be a client of these cases. */
  private namesAround({ from, to }: Move, records: readonly CaseRecord[]): Promise<Map<string, readonly string[]>> {
    return this.people.allNamesOf([from, to, ...records.flatMap(({ clientIds }) => clientIds)]);
  }

  private async write(
    record: CaseRecord,
    { clients, walledOff }: Pick<CaseRecord, 'clients' | 'walledOff'>,
    names: ReadonlyMap<string, readonly string[]>,
    session: ClientSession,
  ): Promise<void> {
    const clientIds = clients.map(({ id }) => id);
    const [clientId = record.clientId] = clientIds;
    const fields = { clientId, clientIds, clients, walledOff };
    const words = wordsOfCase({ ...record, ...fields }, names);
    const written = await this.cases.moveClients(record, { ...fields, ...words }, session);
    await this.outbox.add(CaseTeamChangedV1, teamOf(written), session);
  }
}
