import type { InputOf } from '@diwan/contracts/http/endpoint';
import type { createTask, Task } from '@diwan/contracts/matters/tasks/http';
import { AuditLog } from '@diwan/service-kit/audit/audit';
import { type Deed, presented } from '@diwan/service-kit/deeds/deed';
import { DomainError } from '@diwan/service-kit/http/domain-error';
import type { SignedInCaller } from '@diwan/service-kit/http/endpoint';
import { People } from '@diwan/service-kit/people/people.service';
import { Injectable } from '@nestjs/common';
import { CaseRepository } from '../cases/case.repository.js';
import type { CaseRecord } from '../cases/case.schema.js';
import { staffScope } from '../cases/staff-scope.js';
import { toTask } from './task.presenter.js';
import { TaskRepository } from './task.repository.js';
import type { TaskRecord } from './task.schema.js';
import { refuseSkippedTime, UNTOUCHED, whenDue } from './task-fields.js';
import { TaskOwners } from './task-owners.js';
import { standing } from './task-reach.js';
import { TaskTimeline } from './task-timeline.js';

/** Adds a task that somebody of the firm thought of. */
@Injectable()
export class AddTask {
  constructor(
    private readonly tasks: TaskRepository,
    private readonly cases: CaseRepository,
    private readonly owners: TaskOwners,
    private readonly people: People,
    private readonly taskTimeline: TaskTimeline,
    private readonly audit: AuditLog,
  ) {}

  /** Throws DomainError NOT_FOUND (the case), VALIDATION (the owner may not see it, a time that clocks skip), UNAVAILABLE. */
  async run(caller: SignedInCaller, input: InputOf<typeof createTask>['body']): Promise<Deed<Task>> {
    const { text, note, priority, ownerId, due, repeat, caseId } = input;
    const legalCase = caseId === null ? null : await this.cases.one(staffScope(caller), caseId);
    if (caseId !== null && !legalCase) throw new DomainError('NOT_FOUND');
    await this.owners.refuseStranger(ownerId);
    refuseSkippedTime(due);
    const whose = { caseId, ownerId, permission: 'task:write', createdBy: caller.personId } as const;
    const task = {
      ...UNTOUCHED,
      ...whose,
      ...standing(whose),
      ...whenDue(due, repeat),
      kind: 'by_hand' as const,
      text: { en: text, ar: text },
      note,
      priority,
      clientId: legalCase?.clientId ?? null,
      reference: null,
      subjectId: null,
      leadId: null,
    };
    const people = [ownerId, task.clientId].filter((id) => id !== null);
    const names = await this.people.namesOf(people);
    const deed: Deed<TaskRecord> = {
      commit: async (session) => {
        const record = await this.tasks.insert(task, session);
        const subject = { subject: 'task', subjectId: String(record._id) };
        await this.audit.record({ action: 'task.added', ...subject, after: input, caller }, session);
        await this.taskTimeline.put(record, caller.personId, session);
        return record;
      },
    };
    return presented(deed, (record) => toTask(record, names, legalCase && pickName(legalCase)));
  }
}

const pickName = ({ title, caseNumber }: CaseRecord) => ({ title, caseNumber });
