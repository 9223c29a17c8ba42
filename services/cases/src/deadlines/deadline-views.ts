import type { Deadline } from '@diwan/contracts/matters/deadlines/http';
import { People } from '@diwan/service-kit/people/people.service';
import { Injectable } from '@nestjs/common';
import { HearingRepository } from '../hearings/hearing.repository.js';
import type { DeadlineRecord } from './deadline.schema.js';
import { DeadlineTasks } from './deadline-tasks.js';

interface Around {
  names: ReadonlyMap<string, string>;
  titles: ReadonlyMap<string, string>;
  done: ReadonlySet<string>;
}

/** Deadlines as staff see them. Asks identity: never within a transaction. */
@Injectable()
export class DeadlineViews {
  constructor(
    private readonly hearings: HearingRepository,
    private readonly people: People,
    private readonly deadlineTasks: DeadlineTasks,
  ) {}

  async of(records: readonly DeadlineRecord[]): Promise<Deadline[]> {
    const people = records.flatMap(({ ownerId, decidedBy }) => [ownerId, decidedBy]).filter((id) => id !== null);
    const [names, titles, done] = await Promise.all([
      this.people.namesOf(people),
      this.hearings.titles(records.flatMap(({ hearingId }) => hearingId ?? [])),
      this.deadlineTasks.doneOf(records.map(({ _id }) => String(_id))),
    ]);
    return records.map((record) => toDeadline(record, { names, titles, done }));
  }

  async one(record: DeadlineRecord): Promise<Deadline> {
    const [view] = await this.of([record]);
    if (!view) throw new Error('A deadline has one view');
    return view;
  }
}

function toDeadline(record: DeadlineRecord, { names, titles, done }: Around): Deadline {
  const { hearingId, ownerId, rule, changed } = record;
  const id = String(record._id);
  return {
    id,
    caseId: record.caseId,
    hearing: hearingId === null ? null : { id: hearingId, title: titles.get(hearingId) ?? '' },
    rule: {
      id: rule.id,
      name: { en: rule.name.en, ar: rule.name.ar },
      trigger: rule.trigger,
      count: rule.count,
      unit: rule.unit,
      days: rule.days,
      countsTriggerDay: rule.countsTriggerDay,
      recess: rule.recess,
      source: rule.source,
      isConfirmed: rule.isConfirmed,
    },
    triggerDay: record.triggerDay,
    reckoning: record.reckoning,
    state: record.state,
    changed: changed && { because: changed.because, formerDay: changed.formerDay },
    owner: ownerId === null ? null : { id: ownerId, name: names.get(ownerId) ?? '' },
    decidedByName: names.get(record.decidedBy ?? '') ?? '',
    decidedAt: record.decidedAt?.toISOString() ?? null,
    isDone: done.has(id),
    version: record.version,
  };
}
