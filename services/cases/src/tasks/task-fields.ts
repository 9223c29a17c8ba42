import type { TaskDue, TaskRepeat } from '@diwan/contracts/matters/tasks/http';
import { DomainError } from '@diwan/service-kit/http/domain-error';
import type { TaskRecord } from './task.schema.js';
import { beginningOf, isSkipped, lateFrom } from './task-due.rules.js';

/** What has no date stands behind everything that has one. */
const END_OF_DAYS = new Date('9999-12-31T00:00:00Z');
const BEGINNING_OF_TIME = new Date(0);

type When = Pick<TaskRecord, 'dueDay' | 'dueTime' | 'dueAt' | 'sortAt' | 'repeat' | 'repeatFrom'>;

/** What a task keeps of its date. A series begins anew when its day or its rule changes. Throws VALIDATION for a series without a day. */
export function whenDue(due: TaskDue | null, repeat: TaskRepeat | null, repeatFrom?: string | null): When {
  if (repeat && !due) throw new DomainError('VALIDATION', { fieldErrors: { due: 'required' } });
  const dueAt = due && lateFrom(due);
  return {
    dueDay: due?.day ?? null,
    dueTime: due?.time ?? null,
    dueAt,
    sortAt: dueAt ?? END_OF_DAYS,
    repeat,
    repeatFrom: repeat && due ? (repeatFrom ?? due.day) : null,
  };
}

/** Throws VALIDATION for a time that clocks skip that night, unless it stood there already (I18-06). A series that comes to one is due an hour later. */
export function refuseSkippedTime(due: TaskDue | null, stored?: Pick<TaskRecord, 'dueDay' | 'dueTime'>): void {
  const stands = due?.day === stored?.dueDay && due?.time === stored?.dueTime;
  if (due && !stands && isSkipped(due))
    throw new DomainError('VALIDATION', { fieldErrors: { 'due.time': 'skipped_time' } });
}

/** What a task keeps of being put off until a day; null: it is awake. */
export const asleepUntil = (day: string | null): Pick<TaskRecord, 'wakesAt' | 'snoozedUntil'> => ({
  wakesAt: day === null ? BEGINNING_OF_TIME : beginningOf(day),
  snoozedUntil: day,
});

/** A new task that nobody has touched. */
export const UNTOUCHED = { state: 'open', movedAt: null, movedBy: null, ...asleepUntil(null) } as const;
