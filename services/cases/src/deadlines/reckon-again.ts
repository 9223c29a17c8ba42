import { beirutDate } from '@diwan/contracts/shared/beirut-time';
import { Clock } from '@diwan/service-kit/app/clock';
import { AuditLog } from '@diwan/service-kit/audit/audit';
import { DomainError } from '@diwan/service-kit/http/domain-error';
import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import { DeadlineRepository } from './deadline.repository.js';
import type { DeadlineRecord } from './deadline.schema.js';
import { DeadlineTasks } from './deadline-tasks.js';
import { lookedAtAgain, withoutHearing } from './look-again.rules.js';
import type { Days } from './reckon.rules.js';

const SYSTEM = { personId: null };

/** Reckons deadlines again when what they rest on changed. All of it is written in the transaction of what tells of it. */
@Injectable()
export class ReckonAgain {
  constructor(
    private readonly deadlines: DeadlineRepository,
    private readonly deadlineTasks: DeadlineTasks,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  /** All that have not passed and are not done. */
  async standing(days: Days, session: ClientSession): Promise<void> {
    const standing = await this.deadlines.standing(beirutDate(this.clock.now()), session);
    await this.each(standing, ({ triggerDay }) => triggerDay, days, session);
  }

  /** Those of a hearing, whose judgment is of this day; null: the hearing or its judgment is gone. */
  ofHearing(
    standing: readonly DeadlineRecord[],
    day: string | null,
    days: Days,
    session: ClientSession,
  ): Promise<void> {
    return this.each(standing, () => day, days, session);
  }

  private async each(
    deadlines: readonly DeadlineRecord[],
    triggerOf: (deadline: DeadlineRecord) => string | null,
    days: Days,
    session: ClientSession,
  ): Promise<void> {
    const done = await this.deadlineTasks.doneOf(deadlines.map(({ _id }) => String(_id)));
    for (const deadline of deadlines) {
      if (done.has(String(deadline._id))) continue;
      const triggerDay = triggerOf(deadline);
      const change = triggerDay === null ? withoutHearing(deadline) : lookedAtAgain(deadline, triggerDay, days);
      if (change) await this.write(deadline, change, session);
    }
  }

  private async write(before: DeadlineRecord, change: Partial<DeadlineRecord>, session: ClientSession): Promise<void> {
    const written = await this.deadlines.change(before, change, session);
    // Somebody changed it in the same moment: the event is handled again.
    if (!written) throw new DomainError('CONFLICT');
    const subject = { subject: 'deadline', subjectId: String(before._id) };
    const told = { before: { day: before.day, state: before.state }, after: change };
    await this.audit.record({ action: 'deadline.reckoned-again', ...subject, ...told, caller: SYSTEM }, session);
    await this.deadlineTasks.follow(written, session);
  }
}
