import { ClientWaitsV1, FirmWaitsV1 } from '@diwan/contracts/messages/conversations/events';
import { Clock } from '@diwan/service-kit/app/clock';
import { Log } from '@diwan/service-kit/app/log';
import { Periodic } from '@diwan/service-kit/app/periodic';
import { Outbox } from '@diwan/service-kit/events/outbox';
import { InTransaction } from '@diwan/service-kit/store/database';
import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { ConversationRepository } from './conversation.repository.js';

const PAUSE = 10_000;
/** Conversations told of in one round; the others are in the next. */
const BATCH = 200;
const SIDES = [
  ['tellStaff', ClientWaitsV1],
  ['tellClient', FirmWaitsV1],
] as const;

/** Tells that messages wait which nobody has read for a while: once for all of them, and not at all when they were read (NOT-08). */
@Injectable()
export class TellOfUnread implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly rounds = new Periodic({
    pause: PAUSE,
    round: () => this.run(),
    failed: (error) => this.log.warn('conversations.telling-failed', { error }),
  });

  constructor(
    private readonly conversations: ConversationRepository,
    private readonly outbox: Outbox,
    private readonly inTransaction: InTransaction,
    private readonly clock: Clock,
    private readonly log: Log,
  ) {}

  onApplicationBootstrap(): void {
    this.rounds.start();
  }

  onModuleDestroy(): Promise<void> {
    return this.rounds.stop();
  }

  async run(): Promise<void> {
    for (const [side, event] of SIDES) {
      for (const conversation of await this.conversations.toTell(side, this.clock.now(), BATCH)) {
        const { _id, personId, caseId } = conversation;
        const messageId = conversation[side]?.messageId;
        if (!messageId) continue;
        await this.inTransaction.run(async (session) => {
          // Two instances look at the same time, or it was read just now.
          if (!(await this.conversations.told(conversation, side, session))) return;
          await this.outbox.add(event, { conversationId: String(_id), messageId, personId, caseId }, session);
        });
      }
    }
  }
}
