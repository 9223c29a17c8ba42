import type { ClientMessageHealth } from '@diwan/contracts/messages/client-health/http';
import { provenOfClient } from '@diwan/contracts/people/clients/questions';
import { daysBetween } from '@diwan/contracts/shared/beirut-time';
import { Clock } from '@diwan/service-kit/app/clock';
import { DomainError } from '@diwan/service-kit/http/domain-error';
import type { SignedInCaller } from '@diwan/service-kit/http/endpoint';
import { RpcClient } from '@diwan/service-kit/rpc/rpc';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, type QueryFilter, trusted } from 'mongoose';
import { HiddenNotices } from '../notices/hidden-notices.js';
import type { NoticeRecord } from '../notices/notice.schema.js';

const DAY = 24 * 3600 * 1000;
/** What was owed longer ago is past. */
const RECENT = 60 * DAY;
/** So long a message may lie before it counts as not seen. */
const TIME_TO_LOOK = 3 * DAY;

/** Reads from the delivery log whether messages reach a client (OFF-03). */
@Injectable()
export class ClientHealth {
  constructor(
    @InjectModel('Notice') private readonly notices: Model<NoticeRecord>,
    private readonly hidden: HiddenNotices,
    private readonly rpc: RpcClient,
    private readonly clock: Clock,
  ) {}

  /** Without what the caller is kept away from; throws NOT_FOUND for clients whom they may not read, UNAVAILABLE while nobody can say what that is (SEC-04). */
  async of(caller: SignedInCaller, personId: string): Promise<ClientMessageHealth> {
    const by = { personId: caller.personId, roles: [...caller.roles] };
    await this.rpc.ask(provenOfClient, { clientId: personId, by });
    const hidden = await this.hidden.from(caller.personId);
    if (hidden === null) throw new DomainError('UNAVAILABLE');
    const now = this.clock.now();
    const theirs: QueryFilter<NoticeRecord> = {
      ...HiddenNotices.without(hidden),
      personId,
      createdAt: trusted({ $gt: new Date(now.getTime() - RECENT) }),
    };
    const lastReadAt = await this.lastRead(theirs);
    const lain = { $gt: lastReadAt ?? new Date(0), $lte: new Date(now.getTime() - TIME_TO_LOOK) };
    const [failed, unseen] = await Promise.all([
      this.notices.countDocuments({ ...theirs, state: 'failed' }),
      // A provider that has told nothing of a message says nothing of its being seen either.
      this.notices.countDocuments({
        ...theirs,
        state: 'sent',
        channel: 'whatsapp',
        deliveryStatus: trusted({ $in: ['sent', 'delivered'] }),
        attemptedAt: trusted(lain),
      }),
    ]);
    return {
      lastReadAt: lastReadAt?.toISOString() ?? null,
      silentDays: lastReadAt ? daysBetween(lastReadAt, now) : null,
      failed,
      unseen,
    };
  }

  private async lastRead(theirs: QueryFilter<NoticeRecord>): Promise<Date | null> {
    const last = await this.notices
      // Whoever reads at a number that was never proven may be somebody else.
      .findOne({ ...theirs, readAt: trusted({ $ne: null }), 'told.unproven': trusted({ $ne: true }) }, { readAt: 1 })
      .sort({ readAt: -1 })
      .lean<NoticeRecord>();
    return last?.readAt ?? null;
  }
}
