import type { InputOf } from '@diwan/contracts/http/endpoint';
import type { changeTask, Task } from '@diwan/contracts/matters/tasks/http';
import { VersionedEdit } from '@diwan/service-kit/deeds/versioned-edit';
import { DomainError } from '@diwan/service-kit/http/domain-error';
import type { SignedInCaller } from '@diwan/service-kit/http/endpoint';
import { Injectable } from '@nestjs/common';
import { TaskRepository } from './task.repository.js';
import type { TaskRecord } from './task.schema.js';
import { refuseSkippedTime, whenDue } from './task-fields.js';
import { TaskOwners } from './task-owners.js';
import { standing, TaskReaches } from './task-reach.js';
import { TaskViews } from './task-views.js';

type Body = InputOf<typeof changeTask>['body'];

/** Changes a task; whoever saw an older version is told instead of overwriting it (D-129). */
@Injectable()
export class ChangeTask {
  constructor(
    private readonly tasks: TaskRepository,
    private readonly reaches: TaskReaches,
    private readonly owners: TaskOwners,
    private readonly taskViews: TaskViews,
    private readonly versionedEdit: VersionedEdit,
  ) {}

  /** Throws DomainError NOT_FOUND, CONFLICT (another version), VALIDATION, UNAVAILABLE. */
  async run(caller: SignedInCaller, id: string, { version, ...wanted }: Body): Promise<Task> {
    const reach = await this.reaches.of(caller);
    const seen = await this.tasks.one(reach, id);
    if (!seen) throw new DomainError('NOT_FOUND');
    await this.owners.refuseStranger(wanted.ownerId, seen.ownerId);
    refuseSkippedTime(wanted.due, seen);
    const written = await this.versionedEdit.run(
      { action: 'task.changed', subject: 'task', id, caller },
      {
        read: (session) => this.tasks.one(reach, id, session),
        change: (stored: TaskRecord) => changed(stored, wanted),
        write: (fields, { _id }, session) => this.tasks.change({ _id, version }, fields, session),
      },
    );
    return this.taskViews.one(written);
  }
}

/** What was brought about by something keeps its words: they are the hearing's, the request's. */
function changed(stored: TaskRecord, { text, due, repeat, ...plain }: Omit<Body, 'version'>): Partial<TaskRecord> {
  const isSameSeries =
    repeat && stored.repeat && due?.day === stored.dueDay && sameRule(repeat, stored.repeat) ? stored.repeatFrom : null;
  return {
    ...plain,
    ...standing({ ...stored, ownerId: plain.ownerId }),
    ...whenDue(due, repeat, isSameSeries),
    ...(stored.kind === 'by_hand' && { text: { en: text, ar: text } }),
  };
}

const sameRule = (one: { unit: string; every: number }, other: { unit: string; every: number }): boolean =>
  one.unit === other.unit && one.every === other.every;
