import type { InputOf, ResponseOf } from '@diwan/contracts/http/endpoint';
import { ErasureAskedV1 } from '@diwan/contracts/people/erasures/events';
import type { askErasure, getOwnErasure, OwnErasure } from '@diwan/contracts/people/erasures/http';
import { isStaff } from '@diwan/contracts/shared/role';
import { Clock } from '@diwan/service-kit/app/clock';
import { AuditLog } from '@diwan/service-kit/audit/audit';
import type { Deed } from '@diwan/service-kit/deeds/deed';
import { Outbox } from '@diwan/service-kit/events/outbox';
import { DomainError, isDuplicateKey } from '@diwan/service-kit/http/domain-error';
import type { SignedInCaller } from '@diwan/service-kit/http/endpoint';
import { InTransaction } from '@diwan/service-kit/store/database';
import { Injectable } from '@nestjs/common';
import { ERASURE_MOVES } from './erasure.machine.js';
import { toOwnErasure } from './erasure.presenter.js';
import { ErasureRepository } from './erasure.repository.js';
import { ErasurePlans } from './erasure-plans.js';

/** A person's own wish to be forgotten (PORT-08). */
@Injectable()
export class OwnErasures {
  constructor(
    private readonly erasures: ErasureRepository,
    private readonly plans: ErasurePlans,
    private readonly inTransaction: InTransaction,
    private readonly audit: AuditLog,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  async read({ personId }: SignedInCaller): Promise<ResponseOf<typeof getOwnErasure>> {
    const [latest, plan] = await Promise.all([this.erasures.latestOf(personId), this.plans.of(personId)]);
    return { latest: latest && toOwnErasure(latest), plan };
  }

  /** Throws FORBIDDEN for staff; the deed CONFLICT while one waits or is on its way. */
  ask(caller: SignedInCaller, { reason }: InputOf<typeof askErasure>['body']): Deed<OwnErasure> {
    const now = this.clock.now();
    if (isStaff(caller.roles)) throw new DomainError('FORBIDDEN');
    return {
      commit: async (session) => {
        if ((await this.erasures.latestOf(caller.personId, session))?.state === 'accepted')
          throw new DomainError('CONFLICT');
        const erasure = await this.erasures.insert(caller.personId, reason, now, session).catch(refuseSecond);
        const subject = { subject: 'person', subjectId: caller.personId };
        await this.audit.record({ action: 'erasure.asked', ...subject, caller }, session);
        const fact = { erasureId: erasure._id.toHexString(), personId: caller.personId };
        await this.outbox.add(ErasureAskedV1, fact, session);
        return toOwnErasure(erasure);
      },
    };
  }

  /** Throws NOT_FOUND, or CONFLICT when there is nothing to take back any more. */
  withdraw(caller: SignedInCaller, id: string): Promise<OwnErasure> {
    return this.inTransaction.run(async (session) => {
      const before = await this.erasures.one(id, session);
      if (before?.personId.toHexString() !== caller.personId) throw new DomainError('NOT_FOUND');
      const after = await this.erasures.move(before, ERASURE_MOVES.withdraw, { eraseAt: null }, session);
      if (after === null) throw new DomainError('CONFLICT');
      const subject = { subject: 'person', subjectId: caller.personId };
      const change = { before: { state: before.state }, after: { state: after.state } };
      await this.audit.record({ action: 'erasure.withdrawn', ...subject, ...change, caller }, session);
      return toOwnErasure(after);
    });
  }
}

/** One waits at a time. */
function refuseSecond(fault: unknown): never {
  throw isDuplicateKey(fault) ? new DomainError('CONFLICT', { cause: fault }) : fault;
}
