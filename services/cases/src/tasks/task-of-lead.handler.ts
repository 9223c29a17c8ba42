import type { PayloadOf } from '@diwan/contracts/events/event';
import { LeadAnsweredV1, LeadWaitingV1 } from '@diwan/contracts/intake/leads/events';
import { statusOfLead } from '@diwan/contracts/intake/leads/questions';
import { beirutClock, beirutDate } from '@diwan/contracts/shared/beirut-time';
import { OnEvent, type Reaction } from '@diwan/service-kit/events/event-inbox';
import { RpcClient } from '@diwan/service-kit/rpc/rpc';
import { Injectable } from '@nestjs/common';
import { TasksOfCauses } from './tasks-of-causes.js';

const two = (number: number) => String(number).padStart(2, '0');

/** A request for a consultation that waits is a task of whoever answers them, until it is answered (D-031, LEAD-09). */
@Injectable()
export class TaskOfLead {
  constructor(
    private readonly tasksOfCauses: TasksOfCauses,
    private readonly rpc: RpcClient,
  ) {}

  @OnEvent(LeadWaitingV1)
  async opens({ leadId, reference, respondBy }: PayloadOf<typeof LeadWaitingV1>): Promise<Reaction> {
    // Told late, it may have been answered meanwhile.
    if ((await this.rpc.ask(statusOfLead, { leadId })) !== 'new') return undefined;
    const at = new Date(respondBy);
    const { hour, minute } = beirutClock(at);
    const due = { day: beirutDate(at), time: `${two(hour)}:${two(minute)}` };
    const cause = { kind: 'lead_due', subjectId: leadId, permission: 'lead:write', leadId, reference, due } as const;
    return { commit: (session) => this.tasksOfCauses.open({ ...cause, priority: 'high' }, session) };
  }

  @OnEvent(LeadAnsweredV1)
  closes({ leadId }: PayloadOf<typeof LeadAnsweredV1>): Reaction {
    return { commit: (session) => this.tasksOfCauses.close({ kind: 'lead_due', subjectId: leadId }, session) };
  }
}
