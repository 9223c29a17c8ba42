import type { Task } from '@diwan/contracts/matters/tasks/http';
import { beirutDate } from '@diwan/contracts/shared/beirut-time';
import { Clock } from '@diwan/service-kit/app/clock';
import { VersionedEdit } from '@diwan/service-kit/deeds/versioned-edit';
import { DomainError } from '@diwan/service-kit/http/domain-error';
import type { SignedInCaller } from '@diwan/service-kit/http/endpoint';
import { Injectable } from '@nestjs/common';
import { TaskRepository } from './task.repository.js';
import type { TaskRecord } from './task.schema.js';
import { asleepUntil } from './task-fields.js';
import { TaskReaches } from './task-reach.js';
import { TaskViews } from './task-views.js';

/** Puts an open task off until a day in Beirut, or shows it again at once. When it is due does not change. */
@Injectable()
export class SnoozeTask {
  constructor(
    private readonly tasks: TaskRepository,
    private readonly reaches: TaskReaches,
    private readonly taskViews: TaskViews,
    private readonly versionedEdit: VersionedEdit,
    private readonly clock: Clock,
  ) {}

  /** Throws DomainError VALIDATION (the day has come already: nothing would be put off), NOT_FOUND, CONFLICT (it is not open, or somebody changed it at the same moment). */
  async run(caller: SignedInCaller, id: string, until: string | null): Promise<Task> {
    if (until !== null && until <= beirutDate(this.clock.now()))
      throw new DomainError('VALIDATION', { fieldErrors: { until: 'too_small' } });
    const reach = await this.reaches.of(caller);
    const written = await this.versionedEdit.run(
      { action: 'task.snoozed', subject: 'task', id, caller },
      {
        read: (session) => this.tasks.one(reach, id, session),
        change: ({ state }: TaskRecord) => {
          if (state !== 'open') throw new DomainError('CONFLICT');
          return asleepUntil(until);
        },
        write: (fields, stored, session) => this.tasks.change(stored, fields, session),
      },
    );
    return this.taskViews.one(written);
  }
}
