import type { DeadlineState } from '@diwan/contracts/matters/deadlines/http';
import { Clock } from '@diwan/service-kit/app/clock';
import type { Move } from '@diwan/service-kit/deeds/machine';
import { VersionedEdit } from '@diwan/service-kit/deeds/versioned-edit';
import { DomainError } from '@diwan/service-kit/http/domain-error';
import type { SignedInCaller } from '@diwan/service-kit/http/endpoint';
import { InTransaction } from '@diwan/service-kit/store/database';
import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import { HearingReach } from '../hearings/hearing-reach.js';
import { TaskOwners } from '../tasks/task-owners.js';
import { Timeline } from '../timeline/timeline.js';
import { CONFIRM, DISMISS, REOPEN } from './deadline.machine.js';
import { DeadlineRepository } from './deadline.repository.js';
import type { DeadlineRecord } from './deadline.schema.js';
import { DeadlineTables } from './deadline-tables.js';
import { DeadlineTasks } from './deadline-tasks.js';
import { lookedAtAgain } from './look-again.rules.js';
import type { Days } from './reckon.rules.js';

interface Decision {
  action: string;
  version: number;
  move: Move<DeadlineState, DeadlineState> | null;
  change(stored: DeadlineRecord): Partial<DeadlineRecord>;
  also?(written: DeadlineRecord, session: ClientSession): Promise<void>;
}

/** What people decide about a deadline: whoever saw another version of it is told (D-129). */
@Injectable()
export class DecideDeadline {
  constructor(
    private readonly deadlines: DeadlineRepository,
    private readonly hearingReach: HearingReach,
    private readonly owners: TaskOwners,
    private readonly tables: DeadlineTables,
    private readonly deadlineTasks: DeadlineTasks,
    private readonly timeline: Timeline,
    private readonly versionedEdit: VersionedEdit,
    private readonly inTransaction: InTransaction,
    private readonly clock: Clock,
  ) {}

  /** It is relied upon from now on. Throws DomainError NOT_FOUND, CONFLICT, VALIDATION (the owner), UNAVAILABLE. */
  async confirm(
    caller: SignedInCaller,
    id: string,
    { ownerId, version }: { ownerId: string | null; version: number },
  ): Promise<DeadlineRecord> {
    await this.owners.refuseStranger(ownerId);
    const decided = { decidedBy: caller.personId, decidedAt: this.clock.now() };
    return this.write(caller, id, {
      ...{ action: 'deadline.confirmed', version, move: CONFIRM },
      change: ({ day }) => ({ ...decided, ownerId, standsAs: day, changed: null }),
      also: (written, session) =>
        this.timeline.put(session, {
          ...{ caseId: written.caseId, happening: 'deadline.confirmed', subjectId: id },
          ...{ title: written.rule.name, by: caller.personId, date: new Date(`${written.day}T12:00:00Z`) },
        }),
    });
  }

  /** Throws DomainError NOT_FOUND, CONFLICT. */
  dismiss(caller: SignedInCaller, id: string, version: number): Promise<DeadlineRecord> {
    const decided = { decidedBy: caller.personId, decidedAt: this.clock.now() };
    const change = () => ({ ...decided, standsAs: null, changed: null });
    return this.write(caller, id, { action: 'deadline.dismissed', version, move: DISMISS, change });
  }

  /** As it is reckoned today. Throws DomainError NOT_FOUND, CONFLICT. */
  async reopen(caller: SignedInCaller, id: string, version: number): Promise<DeadlineRecord> {
    const days = await this.tables.days();
    return this.write(caller, id, {
      ...{ action: 'deadline.reopened', version, move: REOPEN },
      change: (stored) => ({
        ...{ decidedBy: null, decidedAt: null, changed: null },
        ...reckonedAnew(stored, stored.triggerDay, days),
      }),
    });
  }

  /** Throws DomainError NOT_FOUND, CONFLICT (also of one that was dismissed). */
  async moveTrigger(
    caller: SignedInCaller,
    id: string,
    { triggerDay, version }: { triggerDay: string; version: number },
  ): Promise<DeadlineRecord> {
    const days = await this.tables.days();
    return this.write(caller, id, {
      ...{ action: 'deadline.trigger-moved', version, move: null },
      change: (stored) => {
        if (stored.state === 'dismissed') throw new DomainError('CONFLICT');
        return reckonedAnew(stored, triggerDay, days);
      },
    });
  }

  private write(
    caller: SignedInCaller,
    id: string,
    { action, version, move, change, also }: Decision,
  ): Promise<DeadlineRecord> {
    return this.inTransaction.perform(
      this.versionedEdit.deed<DeadlineRecord, Partial<DeadlineRecord>, DeadlineRecord>(
        { action, subject: 'deadline', id, caller },
        {
          read: async (session) => {
            const deadline = await this.deadlines.one(id, session);
            if (deadline) await this.hearingReach.caseFor(caller, deadline.caseId, session);
            return deadline;
          },
          change: (stored) => {
            if (move && !move.from.includes(stored.state)) throw new DomainError('CONFLICT');
            return { ...change(stored), ...(move && { state: move.to }) };
          },
          write: (fields, { _id }, session) => this.deadlines.change({ _id, version }, fields, session),
          also: async (written, _, session) => {
            await this.deadlineTasks.follow(written, session);
            await also?.(written, session);
          },
        },
      ),
    );
  }
}

/** Nothing where the day stays as it is. */
const reckonedAnew = (stored: DeadlineRecord, triggerDay: string, days: Days): Partial<DeadlineRecord> =>
  lookedAtAgain({ ...stored, state: stored.state === 'dismissed' ? 'proposed' : stored.state }, triggerDay, days) ?? {};
