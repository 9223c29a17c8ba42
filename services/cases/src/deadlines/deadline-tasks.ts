import { beirutDate } from '@diwan/contracts/shared/beirut-time';
import { Clock } from '@diwan/service-kit/app/clock';
import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import { TasksOfCauses } from '../tasks/tasks-of-causes.js';
import type { DeadlineRecord } from './deadline.schema.js';

/** The tasks of a deadline: one of today for the lawyer who confirms it, one of its last day for whoever does what is to be done by it. */
@Injectable()
export class DeadlineTasks {
  constructor(
    private readonly tasksOfCauses: TasksOfCauses,
    private readonly clock: Clock,
  ) {}

  /** Opens and closes them as the deadline stands now, in the transaction that wrote it. */
  async follow(deadline: DeadlineRecord, session: ClientSession): Promise<void> {
    const { state, standsAs, caseId, ownerId, rule } = deadline;
    const subjectId = String(deadline._id);
    const whose = { caseId, permission: 'case:write', text: rule.name, priority: 'high', subjectId } as const;
    const owner = ownerId === null ? {} : { ownerId };
    if (state === 'proposed') {
      const due = { day: beirutDate(this.clock.now()), time: null };
      await this.tasksOfCauses.open({ ...whose, ...owner, kind: 'deadline_proposed', due }, session);
    } else await this.tasksOfCauses.close({ kind: 'deadline_proposed', subjectId }, session);
    if (state !== 'dismissed' && standsAs !== null) {
      const task = { ...whose, kind: 'deadline', ownerId, due: { day: standsAs, time: null } } as const;
      await this.tasksOfCauses.open({ ...task, handsOver: true }, session);
    } else await this.tasksOfCauses.close({ kind: 'deadline', subjectId }, session);
  }

  /** Deadlines whose work is done. */
  doneOf(ids: readonly string[]): Promise<Set<string>> {
    return this.tasksOfCauses.doneOf('deadline', ids);
  }
}
