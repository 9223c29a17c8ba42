import type { Alarm } from '@diwan/contracts/messages/alarms/http';
import { namesOfPeople } from '@diwan/contracts/people/persons/questions';
import { Clock } from '@diwan/service-kit/app/clock';
import { DomainError } from '@diwan/service-kit/http/domain-error';
import { RpcClient } from '@diwan/service-kit/rpc/rpc';
import type { Page } from '@diwan/service-kit/store/page-of';
import { Injectable } from '@nestjs/common';
import type * as z from 'zod/mini';
import { stateOf } from './alarm.machine.js';
import { AlarmRepository } from './alarm.repository.js';

/** Alarms as owners read them. Nobody is named while the service that knows does not answer. */
@Injectable()
export class AlarmViews {
  constructor(
    private readonly alarms: AlarmRepository,
    private readonly rpc: RpcClient,
    private readonly clock: Clock,
  ) {}

  async latest({ page, limit }: { page: number; limit: number }): Promise<Page<z.infer<typeof Alarm>>> {
    const { items: rows, ...rest } = await this.alarms.latest(page, limit);
    const ids = [...new Set(rows.flatMap((row) => [row.personId ?? [], row.acknowledgedBy ?? []].flat()))];
    const personOf = new Map((await this.named(ids)).map((person) => [person.id, person]));
    const now = this.clock.now();
    const items = rows.map(({ _id, kind, personId, since, lastAt, acknowledgedBy, acknowledgedAt }) => {
      const about = personOf.get(personId ?? '');
      return {
        id: String(_id),
        kind,
        person:
          personId === null ? null : { id: personId, name: about?.name ?? null, isClient: about?.isClient ?? false },
        since: since.toISOString(),
        lastAt: lastAt.toISOString(),
        state:
          stateOf({ kind, since, lastAt, acknowledgedAt, acknowledgedBy }, now) === 'open' ? 'open' : 'acknowledged',
        acknowledgedBy: personOf.get(acknowledgedBy ?? '')?.name ?? null,
      } as const;
    });
    return { items, ...rest };
  }

  private async named(ids: string[]) {
    if (ids.length === 0) return [];
    try {
      return await this.rpc.ask(namesOfPeople, { ids });
    } catch (fault) {
      if (fault instanceof DomainError && fault.code === 'UNAVAILABLE') return [];
      throw fault;
    }
  }
}
