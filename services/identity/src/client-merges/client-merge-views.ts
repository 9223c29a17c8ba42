import type { InputOf, ResponseOf } from '@diwan/contracts/http/endpoint';
import type { ClientMerge, LikelyDouble, listMerges, previewMerge } from '@diwan/contracts/people/client-merges/http';
import { MOVED_BY_MERGE } from '@diwan/contracts/people/client-merges/questions';
import type { ClientRecordCount } from '@diwan/contracts/people/clients/questions';
import { Clock } from '@diwan/service-kit/app/clock';
import { DomainError } from '@diwan/service-kit/http/domain-error';
import type { SignedInCaller } from '@diwan/service-kit/http/endpoint';
import { RpcClient } from '@diwan/service-kit/rpc/rpc';
import { Injectable } from '@nestjs/common';
import { type ClientPerson, toClient } from '../clients/client.presenter.js';
import { ClientRepository } from '../clients/client.repository.js';
import { ClientRecords } from '../clients/client-records.js';
import { DelegationRepository } from '../delegations/delegation.repository.js';
import { PersonRepository } from '../persons/person.repository.js';
import { ClientMergeRepository } from './client-merge.repository.js';
import type { ClientMergeRecord } from './client-merge.schema.js';
import { ClientPairs } from './client-pairs.js';
import { likelyDoubles } from './likely-doubles.rules.js';
import { comparedFields } from './merge-fields.rules.js';
import { UNDOABLE_MS } from './undo-merge.js';

/** Doubles are looked for among so many clients, the newest; a firm has fewer. */
const MOST_COMPARED = 10_000;
const MOST_DOUBLES = 100;

/** Clients that may be one, what merging them would do, and merges that happened. */
@Injectable()
export class ClientMergeViews {
  constructor(
    private readonly pairs: ClientPairs,
    private readonly clients: ClientRepository,
    private readonly records: ClientRecords,
    private readonly delegations: DelegationRepository,
    private readonly merges: ClientMergeRepository,
    private readonly people: PersonRepository,
    private readonly rpc: RpcClient,
    private readonly clock: Clock,
  ) {}

  async doubles(clientId?: string): Promise<LikelyDouble[]> {
    const found = likelyDoubles(await this.clients.kept(MOST_COMPARED), clientId).slice(0, MOST_DOUBLES);
    return found.map(({ one, other, reasons }) => ({ one: nameOf(one), other: nameOf(other), reasons }));
  }

  /** Throws NOT_FOUND, FORBIDDEN, and UNAVAILABLE while somebody cannot say what would move. */
  async preview(
    caller: SignedInCaller,
    { keptId, mergedId }: InputOf<typeof previewMerge>['query'],
  ): Promise<ResponseOf<typeof previewMerge>> {
    const { kept, merged } = await this.pairs.of(keptId, mergedId);
    const delegations = await this.delegations.countOfClient(merged._id);
    return {
      kept: toClient(kept, caller.roles),
      merged: toClient(merged, caller.roles),
      ...comparedFields(kept, merged),
      moves: counted([...(await this.records.of(mergedId)), { kind: 'delegations', count: delegations }]),
    };
  }

  /** Merges that can still be taken back, and those that were. */
  async recent({ page, limit }: InputOf<typeof listMerges>['query']): Promise<ResponseOf<typeof listMerges>> {
    const since = new Date(this.clock.now().getTime() - UNDOABLE_MS);
    const { items, ...rest } = await this.merges.since(since, page, limit);
    return { items: await this.shown(items), ...rest };
  }

  async shown(records: readonly ClientMergeRecord[]): Promise<ClientMerge[]> {
    const ids = records.flatMap(({ keptId, mergedId, by }) => [keptId, mergedId, by].map((id) => id.toHexString()));
    const people = await this.people.findMany([...new Set(ids)]);
    const names = new Map(people.map(({ _id, name }) => [_id.toHexString(), name]));
    const named = (id: string) => ({ id, name: names.get(id) ?? '' });
    return Promise.all(
      records.map(async (record) => ({
        id: record._id.toHexString(),
        kept: named(record.keptId.toHexString()),
        merged: named(record.mergedId.toHexString()),
        taken: record.taken
          .map(({ field }) => field)
          .filter((field) => field !== 'names' && field !== 'provenWhatsapp'),
        signIn: record.signIn,
        at: record.at.toISOString(),
        byName: names.get(record.by.toHexString()) ?? '',
        undoableUntil: new Date(record.at.getTime() + UNDOABLE_MS).toISOString(),
        undoneAt: record.undoneAt?.toISOString() ?? null,
        moved: await this.movedBy(record),
      })),
    );
  }

  /** Null while a service has not said what it moved, or moved back. */
  private async movedBy({ _id, delegations, undoneAt }: ClientMergeRecord): Promise<ClientRecordCount[] | null> {
    const questions = Object.values(MOVED_BY_MERGE);
    try {
      const answers = await Promise.all(questions.map((one) => this.rpc.ask(one, { mergeId: _id.toHexString() })));
      const wanted = undoneAt ? 'undone' : 'moved';
      if (answers.some(({ state }) => state !== wanted)) return null;
      return counted([...answers.flatMap(({ moved }) => moved), { kind: 'delegations', count: delegations.length }]);
    } catch (fault) {
      if (fault instanceof DomainError && fault.code === 'UNAVAILABLE') return null;
      throw fault;
    }
  }
}

const counted = (counts: readonly ClientRecordCount[]): ClientRecordCount[] => counts.filter(({ count }) => count > 0);

const nameOf = ({ _id, name, phone, client }: ClientPerson) => ({
  id: _id.toHexString(),
  name,
  phone,
  createdAt: client.since.toISOString(),
});
