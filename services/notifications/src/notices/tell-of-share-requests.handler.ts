import type { PayloadOf } from '@diwan/contracts/events/event';
import { ShareDecidedV1, ShareRequestedV1 } from '@diwan/contracts/matters/share-requests/events';
import { shareRequestNotice } from '@diwan/contracts/matters/share-requests/questions';
import { staffWithPermission } from '@diwan/contracts/people/staff/questions';
import type { Permission } from '@diwan/contracts/shared/permission';
import type { Deed } from '@diwan/service-kit/deed';
import { type EventMeta, OnEvent } from '@diwan/service-kit/event-inbox';
import { RpcClient } from '@diwan/service-kit/rpc';
import { Injectable } from '@nestjs/common';
import { NoticeLedger } from './notice.ledger.js';

const DECIDES: Permission = 'document:policy';

/** Tells of a client's wish to pass a document on: the firm of the wish, the client of the decision, the recipient of the link (D-089). */
@Injectable()
export class TellOfShareRequests {
  constructor(
    private readonly ledger: NoticeLedger,
    private readonly rpc: RpcClient,
  ) {}

  /** The team of the case hears of it, and whoever may decide. */
  @OnEvent(ShareRequestedV1)
  async asked({ requestId, team }: PayloadOf<typeof ShareRequestedV1>, { eventId }: EventMeta): Promise<Deed<void>> {
    const deciding = await this.rpc.ask(staffWithPermission, { permission: DECIDES });
    const notice = { eventId, family: 'share_requested', channel: 'whatsapp', facts: { requestId } } as const;
    return {
      commit: async (session) => {
        for (const personId of new Set([...team, ...deciding])) await this.ledger.owe({ ...notice, personId }, session);
      },
    };
  }

  @OnEvent(ShareDecidedV1)
  async decided(
    { requestId, clientId, approved }: PayloadOf<typeof ShareDecidedV1>,
    { eventId }: EventMeta,
  ): Promise<Deed<void>> {
    const link = approved ? (await this.rpc.ask(shareRequestNotice, { requestId }))?.link : null;
    const notice = { eventId, facts: { requestId } };
    return {
      commit: async (session) => {
        await this.ledger.owe({ ...notice, family: 'share_decided', channel: 'whatsapp', personId: clientId }, session);
        const owed = { ...notice, family: 'share_link', personId: null } as const;
        if (link?.phone) await this.ledger.owe({ ...owed, channel: 'whatsapp' }, session);
        if (link?.email) await this.ledger.owe({ ...owed, channel: 'email' }, session);
      },
    };
  }
}
