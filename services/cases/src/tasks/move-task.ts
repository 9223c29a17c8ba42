import type { Task, TaskState } from '@diwan/contracts/matters/tasks/http';
import { WorkDoneV1 } from '@diwan/contracts/matters/work/events';
import { beirutDate } from '@diwan/contracts/shared/beirut-time';
import { Clock } from '@diwan/service-kit/app/clock';
import { AuditLog } from '@diwan/service-kit/audit/audit';
import { Outbox } from '@diwan/service-kit/events/outbox';
import { DomainError } from '@diwan/service-kit/http/domain-error';
import type { SignedInCaller } from '@diwan/service-kit/http/endpoint';
import { InTransaction } from '@diwan/service-kit/store/database';
import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import { TaskRepository } from './task.repository.js';
import type { TaskRecord } from './task.schema.js';
import { UNTOUCHED, whenDue } from './task-fields.js';
import { TaskReaches } from './task-reach.js';
import { nextDay } from './task-repeat.rules.js';
import { TaskTimeline } from './task-timeline.js';
import { TaskViews } from './task-views.js';

/** Brings a task into another state. One that repeats and is done is followed by the next; taken back, an untouched next one goes. */
@Injectable()
export class MoveTask {
  constructor(
    private readonly tasks: TaskRepository,
    private readonly reaches: TaskReaches,
    private readonly taskViews: TaskViews,
    private readonly inTransaction: InTransaction,
    private readonly taskTimeline: TaskTimeline,
    private readonly outbox: Outbox,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  /** Throws DomainError NOT_FOUND, CONFLICT (it cannot come into this state). */
  async run(caller: SignedInCaller, id: string, to: TaskState): Promise<Task> {
    const reach = await this.reaches.of(caller);
    const at = this.clock.now();
    const moved = await this.inTransaction.run(async (session) => {
      const before = await this.tasks.one(reach, id, session);
      if (!before) throw new DomainError('NOT_FOUND');
      const task = await this.tasks.move(before._id, to, { movedAt: at, movedBy: caller.personId }, session);
      if (!task) throw new DomainError('CONFLICT');
      await this.follow(task, at, session);
      if (before.state === 'open') await this.taskTimeline.put(task, caller.personId, session);
      if (task.state === 'done') await this.tellWork(task, caller.personId, at, session);
      const change = { before: { state: before.state }, after: { state: to } };
      await this.audit.record({ action: `task.${to}`, subject: 'task', subjectId: id, ...change, caller }, session);
      return task;
    });
    return this.taskViews.one(moved);
  }

  /** Whoever did it may record their time (BILL-15). */
  private async tellWork(task: TaskRecord, personId: string, at: Date, session: ClientSession): Promise<void> {
    if (task.caseId === null) return;
    const work = { subjectId: String(task._id), caseId: task.caseId, personId, at: at.toISOString() };
    await this.outbox.add(WorkDoneV1, { kind: 'task', ...work }, session);
  }

  /** A source of its own keeps two people who press at once from making two. */
  private async follow(task: TaskRecord, at: Date, session: ClientSession): Promise<void> {
    if (!task.repeat || !task.dueDay || !task.repeatFrom) return;
    const source = `series:${String(task._id)}`;
    if (task.state === 'open') return this.tasks.removeUntouched(source, session);
    if (task.state !== 'done' || (await this.tasks.ofSource(source, session))) return;
    const day = nextDay(task.repeatFrom, task.repeat, task.dueDay, beirutDate(at));
    const { _id, version: _, createdAt: __, updatedAt: ___, ...same } = task;
    const due = whenDue({ day, time: task.dueTime }, task.repeat, task.repeatFrom);
    await this.tasks.insert({ ...same, ...UNTOUCHED, ...due, source }, session);
  }
}
