import { subscribersTo } from '@diwan/contracts/messages/newsletter/questions';
import { clientsWanting } from '@diwan/contracts/people/persons/questions';
import { Clock } from '@diwan/service-kit/app/clock';
import { Log } from '@diwan/service-kit/app/log';
import { Periodic } from '@diwan/service-kit/app/periodic';
import { RpcClient } from '@diwan/service-kit/rpc/rpc';
import { InTransaction } from '@diwan/service-kit/store/database';
import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import type { OwedNotice } from '../notices/ledger-words.js';
import { NoticeLedger } from '../notices/notice.ledger.js';
import { QuietHoursOfPeople } from '../notices/quiet-hours-of-people.js';
import { AnnouncementRepository } from './announcement.repository.js';
import type { AnnouncementRecord } from './announcement.schema.js';

/** Pause between looks, in milliseconds. */
const PAUSE = 1000;
/** Between two parts of an announcement, of 200 people each: so mail servers and WhatsApp are not flooded (NEWS-08). */
export const BETWEEN_PARTS = 10_000;

/**
 * Owes an article that was published to everybody who asked for such news, a part at a time (NEWS-10). A part is owed together with the
 * note of how far it came, so that any number of workers may look and one that died is followed by the next.
 */
@Injectable()
export class AnnounceArticles implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly rounds = new Periodic({
    pause: PAUSE,
    round: (isStopped) => this.look(isStopped),
    failed: (error) => this.log.warn('announcements.stalled', { error }),
  });

  constructor(
    private readonly announcements: AnnouncementRepository,
    private readonly ledger: NoticeLedger,
    private readonly quietHours: QuietHoursOfPeople,
    private readonly inTransaction: InTransaction,
    private readonly rpc: RpcClient,
    private readonly clock: Clock,
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
    for (const announcement of await this.announcements.due(this.clock.now())) {
      if (isStopped()) return;
      await this.announce(announcement);
    }
  }

  private async announce(announcement: AnnouncementRecord): Promise<void> {
    const { ids, next } = await this.partOf(announcement);
    const owed = ids.map((id) => noticeOf(announcement, id));
    const quietFor = await this.quietHours.of(owed.map(({ personId }) => personId));
    const now = this.clock.now().getTime();
    // What comes after an empty part need not wait for it.
    const nextAt = new Date(ids.length === 0 ? now : now + BETWEEN_PARTS);
    await this.inTransaction.run(async (session) => {
      if (!(await this.announcements.goOn(announcement, next, nextAt, session))) return;
      await this.ledger.oweAll(owed, quietFor, session);
    });
  }

  private partOf({ stage, language, category, after }: AnnouncementRecord) {
    return stage === 'clients'
      ? this.rpc.ask(clientsWanting, { topic: 'news', language, after })
      : this.rpc.ask(subscribersTo, { language, category, after });
  }
}

/** The article and whom it goes to are the reason, so that nobody is told twice. */
function noticeOf({ _id: articleId, stage }: AnnouncementRecord, id: string): OwedNotice {
  return stage === 'clients'
    ? {
        family: 'news_article',
        reason: `article-${articleId}`,
        personId: id,
        channel: 'whatsapp',
        facts: { articleId },
      }
    : {
        family: 'newsletter_article',
        reason: `article-${articleId}-${id}`,
        personId: null,
        channel: 'email',
        facts: { articleId, subscriptionId: id },
      };
}
