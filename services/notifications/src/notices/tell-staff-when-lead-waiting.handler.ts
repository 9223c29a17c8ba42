import type { PayloadOf } from '@diwan/contracts/events/event';
import { LeadWaitingV1 } from '@diwan/contracts/intake/leads/events';
import { staffWithPermission } from '@diwan/contracts/people/staff/questions';
import type { Permission } from '@diwan/contracts/shared/permission';
import type { Deed } from '@diwan/service-kit/deed';
import { type EventMeta, OnEvent } from '@diwan/service-kit/event-inbox';
import { RpcClient } from '@diwan/service-kit/rpc';
import { Injectable } from '@nestjs/common';
import { NoticeLedger } from './notice.ledger.js';
import type { Family } from './notice.schema.js';

/**
 * Who is told at each step (D-031, LEAD-09): whoever answers requests, and of an overdue one the owners of the firm too, who alone may
 * change roles.
 */
const STEPS = {
  half: { family: 'lead_waiting', permissions: ['lead:write'] },
  due: { family: 'lead_overdue', permissions: ['lead:write', 'role:write'] },
} as const satisfies Record<
  PayloadOf<typeof LeadWaitingV1>['step'],
  { family: Family; permissions: readonly Permission[] }
>;

/** Owes staff a notice of a request that nobody has answered; nobody gets it twice. */
@Injectable()
export class TellStaffWhenLeadWaiting {
  constructor(
    private readonly ledger: NoticeLedger,
    private readonly rpc: RpcClient,
  ) {}

  @OnEvent(LeadWaitingV1)
  async handle({ step, ...facts }: PayloadOf<typeof LeadWaitingV1>, { eventId }: EventMeta): Promise<Deed<void>> {
    const { family, permissions } = STEPS[step];
    const told = new Set<string>();
    for (const permission of permissions) {
      for (const personId of await this.rpc.ask(staffWithPermission, { permission })) told.add(personId);
    }
    return {
      commit: async (session) => {
        for (const personId of told)
          await this.ledger.owe({ eventId, family, channel: 'whatsapp', personId, facts }, session);
      },
    };
  }
}
