import type { ItemState } from '@diwan/contracts/matters/requests/request';
import type { Happening } from '@diwan/contracts/matters/timeline/happening';
import { Clock } from '@diwan/service-kit/app/clock';
import { type AuditActor, AuditLog } from '@diwan/service-kit/audit/audit';
import { DomainError } from '@diwan/service-kit/http/domain-error';
import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import { TasksOfCauses } from '../tasks/tasks-of-causes.js';
import { Timeline } from '../timeline/timeline.js';
import { mayBecome } from './item.machine.js';
import { RequestRepository } from './request.repository.js';
import { nextReminder, stateOf, waitsSince } from './request.rules.js';
import { type ItemRecord, inBoth, type RequestRecord } from './request.schema.js';

/** What a client is not told line by line: that they change their own answer. */
const HAPPENINGS: Partial<Record<ItemState, Happening>> = {
  accepted: 'request.accepted',
  refused: 'request.refused',
  withdrawn: 'request.withdrawn',
};

/** A move of one item. */
export interface ItemMove {
  itemId: string;
  to: ItemState;
  fields?: Partial<ItemRecord>;
  /** Of the request itself. */
  more?: Partial<RequestRecord>;
  caller: AuditActor;
}

/**
 * Brings one item of a request into its next state. What follows from it is written with it: the state of the whole, the next reminder,
 * the tasks of the firm, the timeline, the audit line.
 */
@Injectable()
export class MoveItem {
  constructor(
    private readonly requests: RequestRepository,
    private readonly tasksOfCauses: TasksOfCauses,
    private readonly timeline: Timeline,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  /** Throws DomainError NOT_FOUND (no such item), CONFLICT (it cannot come into this state, or somebody changed it at the same moment). */
  async run(request: RequestRecord, move: ItemMove, session: ClientSession): Promise<RequestRecord> {
    const { itemId, to, fields = {}, more = {}, caller } = move;
    const item = itemOf(request, itemId);
    if (!mayBecome(item.state, to)) throw new DomainError('CONFLICT');
    const items = request.items.map((one) => (one === item ? { ...item, ...fields, state: to } : one));
    const remindAt = nextReminder(items, this.clock.now())?.at ?? null;
    // What is sent beside an answer that waits does not make it wait less long.
    const stays = item.state === 'answered' && to === 'answered' ? request.waitsSince : null;
    const derived = { state: stateOf(items), waitsSince: stays ?? waitsSince(items), remindAt };
    const written = await this.requests.write(request, { ...more, items, ...derived }, session);
    if (!written) throw new DomainError('CONFLICT');
    await this.followTasks(written, session);
    const happening = HAPPENINGS[to];
    const about = {
      caseId: request.caseId,
      subjectId: String(request._id),
      title: inBoth(item.title),
      by: caller.personId,
    };
    if (happening) await this.timeline.put(session, { ...about, happening, seenBy: request.askedOf });
    const change = { before: { itemId, state: item.state }, after: { itemId, state: to } };
    const line = { action: `request.${to}`, subject: 'request', subjectId: String(request._id), ...change, caller };
    await this.audit.record(line, session);
    return written;
  }

  /** What has come is to be looked at; what is asked for again needs nobody to ask. */
  private async followTasks({ _id, caseId, clientId, title, state }: RequestRecord, session: ClientSession) {
    const subjectId = String(_id);
    const about = { subjectId, caseId, clientId, text: title, permission: 'document:write' } as const;
    if (state === 'answered') await this.tasksOfCauses.open({ ...about, kind: 'request_answered' }, session);
    else await this.tasksOfCauses.close({ kind: 'request_answered', subjectId }, session);
    if (state !== 'open') await this.tasksOfCauses.close({ kind: 'request_overdue', subjectId }, session);
  }
}

/** Throws DomainError NOT_FOUND. */
export function itemOf(request: RequestRecord, itemId: string): ItemRecord {
  const item = request.items.find(({ _id }) => String(_id) === itemId);
  if (!item) throw new DomainError('NOT_FOUND');
  return item;
}
