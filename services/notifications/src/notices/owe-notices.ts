import { MADE_HANDLERS, type MakesHandlers } from '@diwan/service-kit/app/handlers';
import { type EventMeta, ON_EVENT, type Reaction } from '@diwan/service-kit/events/event-inbox';
import { RpcClient } from '@diwan/service-kit/rpc/rpc';
import { Injectable } from '@nestjs/common';
import { KINDS } from '../derived/kinds.js';
import type { NoticeKind, Occasion, OwingTools } from '../kinds/notice-kind.js';
import { ConfirmationBudget } from './confirmation-budget.js';
import { NoticeLedger } from './notice.ledger.js';
import { QuietHoursOfPeople } from './quiet-hours-of-people.js';
import { StaffWith } from './staff-with.js';

/** Owes people the notices that each kind says an event brings about. */
@Injectable()
export class OweNotices implements MakesHandlers {
  private readonly tools: OwingTools;

  constructor(
    private readonly ledger: NoticeLedger,
    private readonly quietHours: QuietHoursOfPeople,
    budget: ConfirmationBudget,
    staff: StaffWith,
    rpc: RpcClient,
  ) {
    this.tools = {
      rpc,
      staffWith: (...permissions) => staff.any(permissions),
      takeConfirmation: (recipient) => budget.take(recipient),
    };
  }

  /** One handler per kind and event. */
  [MADE_HANDLERS](): ReturnType<MakesHandlers[typeof MADE_HANDLERS]> {
    return Object.values<NoticeKind>(KINDS).flatMap((kind) =>
      kind.on.map((occasion) => ({
        key: ON_EVENT,
        declaration: occasion.event,
        name: `OweNotices.${kind.family}`,
        call: (payload: unknown, meta: EventMeta) => this.owe(kind, occasion, payload, meta),
      })),
    );
  }

  private async owe(
    { family }: NoticeKind,
    occasion: Occasion<unknown>,
    payload: unknown,
    { eventId }: EventMeta,
  ): Promise<Reaction> {
    const owed = await occasion.owes(payload, this.tools);
    const quietFor = await this.quietHours.of(owed.map(({ personId }) => personId));
    return {
      commit: async (session) => {
        for (const notice of owed)
          await this.ledger.owe({ family, reason: eventId, ...notice }, quietFor(notice.personId), session);
      },
    };
  }
}
