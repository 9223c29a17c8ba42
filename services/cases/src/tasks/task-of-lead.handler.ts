import type { PayloadOf } from '@diwan/contracts/events/event';
import { LeadAnsweredV1, LeadGivenV1, LeadWaitingV1 } from '@diwan/contracts/intake/leads/events';
import { promiseOfLead } from '@diwan/contracts/intake/leads/questions';
import type { TaskDue } from '@diwan/contracts/matters/tasks/http';
import { staffWithPermission } from '@diwan/contracts/people/staff/questions';
import { beirutClock, beirutDate } from '@diwan/contracts/shared/beirut-time';
import { OnEvent, type Reaction } from '@diwan/service-kit/events/event-inbox';
import { RpcClient } from '@diwan/service-kit/rpc/rpc';
import { Injectable } from '@nestjs/common';
import { TasksOfCauses } from './tasks-of-causes.js';

const two = (number: number) => String(number).padStart(2, '0');

/** A request for a consultation that waits is a task of who was given it, else of whoever answers them, until it is answered (D-031, LEAD-09). */
@Injectable()
export class TaskOfLead {
  constructor(
    private readonly tasksOfCauses: TasksOfCauses,
    private readonly rpc: RpcClient,
  ) {}

  @OnEvent(LeadWaitingV1)
  async opens({ leadId, reference, respondBy }: PayloadOf<typeof LeadWaitingV1>): Promise<Reaction> {
    // Told late, it may have been answered meanwhile, and asked again with another promise.
    const promise = await this.rpc.ask(promiseOfLead, { leadId });
    if (promise?.respondBy !== respondBy) return undefined;
    const able = await this.able();
    const ownerId = ownerAmong(able, promise.ownerId);
    const due = dueOf(respondBy);
    const cause = { kind: 'lead_due', subjectId: leadId, permission: 'lead:write', leadId, reference, due } as const;
    const task = { ...cause, ownerId, priority: 'high' } as const;
    return {
      commit: async (session) => {
        await this.tasksOfCauses.open(task, session);
        // Whoever took it keeps it, but somebody who may be given no leads any more could not open it.
        await this.tasksOfCauses.handOver({ ...cause, ownerId, unlessOf: able, by: null }, session);
      },
    };
  }

  @OnEvent(LeadGivenV1)
  async follows({ leadId, by }: PayloadOf<typeof LeadGivenV1>): Promise<Reaction> {
    // As it stands now: of events that come late the last one decides.
    const promise = await this.rpc.ask(promiseOfLead, { leadId });
    if (promise === null) return undefined;
    const ownerId = ownerAmong(await this.able(), promise.ownerId);
    const cause = { kind: 'lead_due', subjectId: leadId } as const;
    return { commit: (session) => this.tasksOfCauses.handOver({ ...cause, ownerId, by }, session) };
  }

  @OnEvent(LeadAnsweredV1)
  async closes({ leadId }: PayloadOf<typeof LeadAnsweredV1>): Promise<Reaction> {
    // Told late, the sender may have asked again meanwhile, and the task be of that.
    const promise = await this.rpc.ask(promiseOfLead, { leadId });
    const owed = promise?.respondBy ? dueOf(promise.respondBy) : undefined;
    const cause = { kind: 'lead_due', subjectId: leadId } as const;
    return { commit: (session) => this.tasksOfCauses.close(cause, session, owed) };
  }

  /** Staff who may be given leads. */
  private able(): Promise<string[]> {
    return this.rpc.ask(staffWithPermission, { permission: 'lead:own' });
  }
}

/** The owner of a lead as the owner of its task; null, for whoever answers requests, where there is none who may open it. */
const ownerAmong = (able: readonly string[], ownerId: string | undefined): string | null =>
  ownerId !== undefined && able.includes(ownerId) ? ownerId : null;

/** A promise as a task is due: on a day, by a minute of it in Beirut. */
function dueOf(respondBy: string): TaskDue & { time: string } {
  const at = new Date(respondBy);
  const { hour, minute } = beirutClock(at);
  return { day: beirutDate(at), time: `${two(hour)}:${two(minute)}` };
}
