import type { InputOf, ResponseOf } from '@diwan/contracts/http/endpoint';
import { ErasureDecidedV1 } from '@diwan/contracts/people/erasures/events';
import type { acceptErasure, Erasure, listErasures, refuseErasure } from '@diwan/contracts/people/erasures/http';
import type { ErasurePlan } from '@diwan/contracts/people/erasures/plan';
import { Clock } from '@diwan/service-kit/app/clock';
import { AuditLog } from '@diwan/service-kit/audit/audit';
import { Outbox } from '@diwan/service-kit/events/outbox';
import { DomainError } from '@diwan/service-kit/http/domain-error';
import type { SignedInCaller } from '@diwan/service-kit/http/endpoint';
import { InTransaction } from '@diwan/service-kit/store/database';
import { Injectable } from '@nestjs/common';
import { Types } from 'mongoose';
import { PersonRepository } from '../persons/person.repository.js';
import { ERASURE_MOVES, type ErasureMove } from './erasure.machine.js';
import { toErasure } from './erasure.presenter.js';
import { ErasureRepository } from './erasure.repository.js';
import type { ErasureRecord } from './erasure.schema.js';
import { ErasurePlans } from './erasure-plans.js';

/** The person may think again for so long after their wish was granted. */
const THINK_AGAIN_MS = 7 * 86_400_000;

/** Wishes to be forgotten, as owners read and decide them (PORT-08). */
@Injectable()
export class DecideErasure {
  constructor(
    private readonly erasures: ErasureRepository,
    private readonly people: PersonRepository,
    private readonly plans: ErasurePlans,
    private readonly inTransaction: InTransaction,
    private readonly audit: AuditLog,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  async page({ state, page, limit }: InputOf<typeof listErasures>['query']): Promise<ResponseOf<typeof listErasures>> {
    const found = await this.erasures.page(state, page, limit);
    return { ...found, items: await this.shown(found.items) };
  }

  /** Throws NOT_FOUND, UNAVAILABLE. */
  async plan(id: string): Promise<ErasurePlan> {
    const erasure = await this.erasures.one(id);
    if (erasure === null) throw new DomainError('NOT_FOUND');
    return this.plans.of(erasure.personId.toHexString());
  }

  /** Throws NOT_FOUND, CONFLICT. */
  accept(caller: SignedInCaller, id: string, { version }: InputOf<typeof acceptErasure>['body']): Promise<Erasure> {
    const now = this.clock.now();
    const eraseAt = new Date(now.getTime() + THINK_AGAIN_MS);
    return this.decide(caller, { id, version }, ERASURE_MOVES.accept, { eraseAt });
  }

  /** Throws NOT_FOUND, CONFLICT. */
  refuse(
    caller: SignedInCaller,
    id: string,
    { version, ground, answer }: InputOf<typeof refuseErasure>['body'],
  ): Promise<Erasure> {
    return this.decide(caller, { id, version }, ERASURE_MOVES.refuse, { ground, answer });
  }

  private async decide(
    caller: SignedInCaller,
    { id, version }: { id: string; version: number },
    move: Extract<ErasureMove, { to: 'accepted' | 'refused' }>,
    fields: Partial<ErasureRecord>,
  ): Promise<Erasure> {
    const decision = { ...fields, decidedAt: this.clock.now(), decidedBy: new Types.ObjectId(caller.personId) };
    const decided = await this.inTransaction.run(async (session) => {
      const before = await this.erasures.one(id, session);
      if (before === null) throw new DomainError('NOT_FOUND');
      const after = before.version === version ? await this.erasures.move(before, move, decision, session) : null;
      if (after === null) throw new DomainError('CONFLICT');
      const personId = after.personId.toHexString();
      const line = { action: `erasure.${move.to}`, subject: 'person', subjectId: personId };
      const change = { before: { state: before.state }, after: { state: after.state, ground: after.ground } };
      await this.audit.record({ ...line, ...change, caller }, session);
      const fact = { erasureId: id, personId, decision: move.to, eraseAt: after.eraseAt?.toISOString() ?? null };
      await this.outbox.add(ErasureDecidedV1, fact, session);
      return after;
    });
    const [shown] = await this.shown([decided]);
    if (shown === undefined) throw new Error('A wish has one view');
    return shown;
  }

  private async shown(records: readonly ErasureRecord[]): Promise<Erasure[]> {
    const ids = records.flatMap(({ personId, decidedBy }) => [personId, decidedBy ?? []].flat());
    const people = await this.people.findMany([...new Set(ids.map((id) => id.toHexString()))]);
    const known = new Map(people.map((person) => [person._id.toHexString(), person]));
    return records.map((record) => toErasure(record, known));
  }
}
