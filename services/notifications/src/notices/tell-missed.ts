import { NoticeMendedV1, NoticeMissedV1 } from '@diwan/contracts/messages/notices/events';
import { Id } from '@diwan/contracts/shared/id';
import { Log } from '@diwan/service-kit/app/log';
import { Periodic } from '@diwan/service-kit/app/periodic';
import { Outbox } from '@diwan/service-kit/events/outbox';
import { InTransaction } from '@diwan/service-kit/store/database';
import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import * as z from 'zod/mini';
import { Alarms } from './alarms.js';
import { isToldOf, MissedNotices } from './missed-notices.js';
import type { NoticeRecord } from './notice.schema.js';

/** Pause between looks, in milliseconds. */
const PAUSE = 30_000;
/** Told of in one look; the others are found by the next. */
const BATCH = 100;
const AboutCase = z.object({ caseId: Id });

/**
 * Tells the firm's cases of messages that did not reach their person, or of which nobody knows, so that somebody calls (OFF-10, NOT-05), and
 * when that is over; of all that nobody knows of tells the owners, who decide whether it is sent again (REL-02). What was told stands with the notice, so that any number of instances may look.
 */
@Injectable()
export class TellMissed implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly rounds = new Periodic({
    pause: PAUSE,
    round: (isStopped) => this.look(isStopped),
    failed: (error) => this.log.warn('notices.missed-stalled', { error }),
  });

  constructor(
    private readonly missed: MissedNotices,
    private readonly alarms: Alarms,
    private readonly inTransaction: InTransaction,
    private readonly outbox: Outbox,
    private readonly log: Log,
  ) {}

  onApplicationBootstrap(): void {
    this.rounds.start();
  }

  /** Lets the look under way end and starts no other. */
  onModuleDestroy(): Promise<void> {
    return this.rounds.stop();
  }

  /** Looks once. */
  async look(isStopped = () => false): Promise<void> {
    for (const notice of await this.missed.mended(BATCH)) {
      if (isStopped()) return;
      await this.tell(notice, null);
    }
    for (const state of ['failed', 'unseen'] as const)
      for (const notice of await this.missed[state](BATCH)) {
        if (isStopped()) return;
        await this.tell(notice, state);
      }
    const doubtful = await this.missed.inDoubt(BATCH);
    const [oldest] = doubtful;
    if (!oldest) return;
    // Owners decide about all of them; what a client waits for is a call besides. Each owner hears once an hour, so it may be raised twice.
    const at = (oldest.attemptedAt ?? oldest.createdAt).toISOString();
    await this.alarms.raiseOfDelivery({ alarm: 'messages_in_doubt', channel: oldest.channel, at });
    for (const notice of doubtful) {
      if (isStopped()) return;
      await this.tell(notice, 'doubt');
    }
  }

  private async tell(notice: NoticeRecord, missed: NoticeRecord['missed']): Promise<void> {
    const noticeId = String(notice._id);
    const about = AboutCase.safeParse(notice.facts);
    await this.inTransaction.run(async (session) => {
      if (!(await this.missed.mark(notice, missed, session))) return;
      if (missed === null) await this.outbox.add(NoticeMendedV1, { noticeId }, session);
      else if (about.success && notice.personId !== null && isToldOf(notice.family))
        await this.outbox.add(
          NoticeMissedV1,
          { noticeId, caseId: about.data.caseId, personId: notice.personId },
          session,
        );
    });
  }
}
