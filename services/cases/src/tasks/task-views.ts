import type { Task } from '@diwan/contracts/matters/tasks/http';
import { People } from '@diwan/service-kit/people/people.service';
import { Injectable } from '@nestjs/common';
import { CaseRepository } from '../cases/case.repository.js';
import { toTask } from './task.presenter.js';
import type { TaskRecord } from './task.schema.js';

/** Tasks as staff see them. Asks identity: never within a transaction. */
@Injectable()
export class TaskViews {
  constructor(
    private readonly cases: CaseRepository,
    private readonly people: People,
  ) {}

  async of(records: readonly TaskRecord[]): Promise<Task[]> {
    const caseIds = records.flatMap(({ caseId }) => caseId ?? []);
    const people = records.flatMap(({ ownerId, clientId, movedBy }) => [ownerId, clientId, movedBy]);
    const [titles, numbers, names] = await Promise.all([
      this.cases.titles(caseIds),
      this.cases.numbers(caseIds),
      this.people.namesOf(people.filter((id) => id !== null)),
    ]);
    const caseOf = (id: string) => ({ title: titles.get(id) ?? '', caseNumber: numbers.get(id) ?? '' });
    return records.map((record) => toTask(record, names, record.caseId === null ? null : caseOf(record.caseId)));
  }

  async one(record: TaskRecord): Promise<Task> {
    const [view] = await this.of([record]);
    if (!view) throw new Error('A task has one view');
    return view;
  }
}
