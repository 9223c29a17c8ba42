import { RequestRefusedV1 } from '@diwan/contracts/matters/requests/events';
import type { ClientRequest } from '@diwan/contracts/matters/requests/http';
import { Clock } from '@diwan/service-kit/app/clock';
import { Outbox } from '@diwan/service-kit/events/outbox';
import type { SignedInCaller } from '@diwan/service-kit/http/endpoint';
import { InTransaction } from '@diwan/service-kit/store/database';
import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import { KeepAccepted } from './keep-accepted.js';
import { itemOf, MoveItem } from './move-item.js';
import type { ItemRecord, RequestRecord } from './request.schema.js';
import { RequestReach } from './request-reach.js';
import { RequestViews } from './request-views.js';

/** What staff decide about one thing that was asked for. */
@Injectable()
export class DecideItem {
  constructor(
    private readonly requestReach: RequestReach,
    private readonly moveItem: MoveItem,
    private readonly keepAccepted: KeepAccepted,
    private readonly requestViews: RequestViews,
    private readonly inTransaction: InTransaction,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /** Its files become documents of the case. Throws DomainError NOT_FOUND, CONFLICT (nothing to accept), FILE_REFUSED. */
  accept(caller: SignedInCaller, id: string, itemId: string): Promise<ClientRequest> {
    return this.decide(caller, id, itemId, 'accepted', {}, (request, session) =>
      this.keepAccepted.run(caller, request, itemOf(request, itemId), session),
    );
  }

  /** The client reads the reason and can send again; what they sent is forgotten. Throws DomainError NOT_FOUND, CONFLICT. */
  refuse(caller: SignedInCaller, id: string, itemId: string, reason: string): Promise<ClientRequest> {
    return this.decide(caller, id, itemId, 'refused', { reason, files: [] }, async ({ caseId, askedOf }, session) => {
      for (const clientId of askedOf)
        await this.outbox.add(RequestRefusedV1, { requestId: id, caseId, clientId, itemId }, session);
    });
  }

  /** Throws DomainError NOT_FOUND, CONFLICT (it was accepted). */
  withdraw(caller: SignedInCaller, id: string, itemId: string): Promise<ClientRequest> {
    return this.decide(caller, id, itemId, 'withdrawn', { files: [] });
  }

  /** Throws DomainError NOT_FOUND, CONFLICT (it was not withdrawn). */
  reopen(caller: SignedInCaller, id: string, itemId: string): Promise<ClientRequest> {
    return this.decide(caller, id, itemId, 'open', {});
  }

  private async decide(
    caller: SignedInCaller,
    id: string,
    itemId: string,
    to: ItemRecord['state'],
    fields: Partial<ItemRecord>,
    also: (before: RequestRecord, session: ClientSession) => Promise<void> = async () => {},
  ): Promise<ClientRequest> {
    const decision = { decidedAt: this.clock.now(), decidedBy: caller.personId };
    const decided = await this.inTransaction.run(async (session) => {
      const request = await this.requestReach.asStaff(caller, id, session);
      const move = { itemId, to, fields: { ...decision, ...fields }, caller };
      const written = await this.moveItem.run(request, move, session);
      await also(request, session);
      return written;
    });
    return this.requestViews.one(decided);
  }
}
