import type { TaskDue, TaskKind, TaskPriority } from '@diwan/contracts/matters/tasks/http';
import type { Permission } from '@diwan/contracts/shared/permission';
import { Clock } from '@diwan/service-kit/app/clock';
import { AuditLog } from '@diwan/service-kit/audit/audit';
import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import { CaseRepository } from '../cases/case.repository.js';
import { TaskRepository } from './task.repository.js';
import type { TaskRecord } from './task.schema.js';
import { UNTOUCHED, whenDue } from './task-fields.js';
import { standing } from './task-reach.js';

/** What happened, as far as a task needs to know it. */
export interface Cause {
  kind: Exclude<TaskKind, 'by_hand'>;
  /** With the kind, the one thing that happened: happening again opens the same task again. */
  subjectId: string;
  /** Who may do it where the case has nobody. */
  permission: Permission;
  caseId?: string | null;
  clientId?: string | null;
  leadId?: string | null;
  /** Whose it is, null: whoever may; by default the first of the case’s team. */
  ownerId?: string | null;
  /** Whoever had the task that stands hands it over; otherwise a colleague who took it keeps it. */
  handsOver?: boolean;
  text?: { en: string; ar: string };
  reference?: string;
  due?: TaskDue | null;
  priority?: TaskPriority;
}

/** Whose the task of a cause is from now on. */
interface HandingOver extends Pick<Cause, 'kind' | 'subjectId'> {
  ownerId: string | null;
  /** Who gave it; null for nobody of the staff. */
  by: string | null;
  /** The task of one of these stays theirs, as does one of whoever may; by default nobody's stays. */
  unlessOf?: readonly string[];
}

const SYSTEM = { personId: null };
const sourceOf = ({ kind, subjectId }: Pick<Cause, 'kind' | 'subjectId'>): string => `${kind}:${subjectId}`;

const ownedBy = (task: TaskRecord, ownerId: string | null) => ({ ownerId, ...standing({ ...task, ownerId }) });

/** Tasks that something brings about and ends (OFF-10). All of it is written in the transaction of what tells it. */
@Injectable()
export class TasksOfCauses {
  constructor(
    private readonly tasks: TaskRepository,
    private readonly cases: CaseRepository,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  /** Opens the task of a cause, or brings the one that stands up to what is known now. */
  async open(cause: Cause, session: ClientSession): Promise<void> {
    const source = sourceOf(cause);
    const known = await this.tasks.ofSource(source, session);
    const { text = { en: '', ar: '' }, due = null, priority = 'normal' } = cause;
    if (!known) {
      const task = await this.tasks.insert({ ...(await this.newTask(cause)), source, text, priority }, session);
      return this.note('task.opened', task, session);
    }
    const again = known.state === 'open' ? known : await this.tasks.move(known._id, 'open', UNTOUCHED, session);
    if (!again) return;
    const handedOver = cause.handsOver ? ownedBy(again, cause.ownerId ?? null) : {};
    const reference = cause.reference ?? again.reference;
    const task = await this.tasks.change(again, { text, reference, ...whenDue(due, null), ...handedOver }, session);
    if (task) await this.note(known.state === 'open' ? 'task.changed' : 'task.open', task, session);
  }

  /** The task of a cause is somebody else's, or of whoever may (null): one that is over, too, which may be opened again. */
  async handOver({ ownerId, by, unlessOf = [], ...cause }: HandingOver, session: ClientSession): Promise<void> {
    const known = await this.tasks.ofSource(sourceOf(cause), session);
    if (!known || known.ownerId === ownerId) return;
    if (unlessOf.length > 0 && (known.ownerId === null || unlessOf.includes(known.ownerId))) return;
    if (!(await this.tasks.change(known, ownedBy(known, ownerId), session))) return;
    const change = { before: { ownerId: known.ownerId }, after: { ownerId } };
    const line = { action: 'task.handed-over', subject: 'task', subjectId: String(known._id), ...change };
    await this.audit.record({ ...line, caller: { personId: by } }, session);
  }

  /**
   * Nobody has to do it any more: the cause is over. A task that is over already stays as it is, as does one that is due then: it is of what
   * came after the cause.
   */
  async close(cause: Pick<Cause, 'kind' | 'subjectId'>, session: ClientSession, unlessDue?: TaskDue): Promise<void> {
    const known = await this.tasks.ofSource(sourceOf(cause), session);
    if (known?.state !== 'open') return;
    if (unlessDue && known.dueDay === unlessDue.day && known.dueTime === unlessDue.time) return;
    const done = { movedAt: this.clock.now(), movedBy: null };
    const task = await this.tasks.move(known._id, 'done', done, session);
    if (task) await this.note('task.done', task, session);
  }

  /** Of some causes of a kind, those whose task is done. */
  async doneOf(kind: Cause['kind'], subjectIds: readonly string[]): Promise<Set<string>> {
    const sources = subjectIds.map((subjectId) => sourceOf({ kind, subjectId }));
    return new Set(await this.tasks.doneOfSources(sources));
  }

  private async newTask(cause: Cause) {
    const { kind, subjectId, permission, caseId = null, due = null } = cause;
    const legalCase = caseId === null ? null : await this.cases.ofDocument(caseId);
    const ownerId = cause.ownerId === undefined ? (legalCase?.team[0] ?? null) : cause.ownerId;
    const whose = { caseId, ownerId, permission, createdBy: null };
    return {
      ...UNTOUCHED,
      ...whose,
      ...standing(whose),
      ...whenDue(due, null),
      kind,
      subjectId,
      clientId: cause.clientId ?? legalCase?.clientId ?? null,
      leadId: cause.leadId ?? null,
      reference: cause.reference ?? null,
      note: '',
    };
  }

  private note(action: string, { _id, source, state }: TaskRecord, session: ClientSession): Promise<void> {
    const line = { action, subject: 'task', subjectId: String(_id), after: { source, state }, caller: SYSTEM };
    return this.audit.record(line, session);
  }
}
