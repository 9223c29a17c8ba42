import type { Task } from '@diwan/contracts/matters/tasks/http';
import type { TaskRecord } from './task.schema.js';

/** A task as staff see it, with the names of its people by id and what its case is called. */
export function toTask(
  record: TaskRecord,
  names: ReadonlyMap<string, string>,
  legalCase: { title: string; caseNumber: string } | null,
): Task {
  const named = (id: string | null) => (id === null ? null : { id, name: names.get(id) ?? '' });
  const { caseId } = record;
  return {
    id: String(record._id),
    kind: record.kind,
    text: { en: record.text.en, ar: record.text.ar },
    reference: record.reference,
    subjectId: record.subjectId,
    note: record.note,
    state: record.state,
    priority: record.priority,
    owner: named(record.ownerId),
    due: record.dueDay === null ? null : { day: record.dueDay, time: record.dueTime },
    dueAt: record.dueAt?.toISOString() ?? null,
    repeat: record.repeat && { unit: record.repeat.unit, every: record.repeat.every },
    snoozedUntil: record.snoozedUntil,
    legalCase: caseId === null || !legalCase ? null : { id: caseId, ...legalCase },
    client: named(record.clientId),
    leadId: record.leadId,
    createdAt: record.createdAt.toISOString(),
    movedAt: record.movedAt?.toISOString() ?? null,
    movedByName: names.get(record.movedBy ?? '') ?? '',
    version: record.version,
  };
}
