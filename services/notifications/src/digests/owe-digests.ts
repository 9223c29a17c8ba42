import { beirutDate } from '@diwan/contracts/shared/beirut-time';
import { Clock } from '@diwan/service-kit/app/clock';
import { Log } from '@diwan/service-kit/app/log';
import { Periodic } from '@diwan/service-kit/app/periodic';
import { InTransaction } from '@diwan/service-kit/store/database';
import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import type { DigestWindow } from '../kinds/digest-facts.js';
import type { OwedNotice } from '../notices/ledger-words.js';
import { NoticeLedger } from '../notices/notice.ledger.js';
import { QuietHoursOfPeople } from '../notices/quiet-hours-of-people.js';
import { DigestRepository } from './digest.repository.js';
import type { DigestRecord } from './digest.schema.js';
import { DigestAudience } from './digest-audience.js';

/** Pause between looks, in milliseconds. */
const PAUSE = 1000;
/** Services that are asked may be away for a while. */
const AFTER_FAILURE = 5000;

/**
 * Owes a digest that has begun to everybody who asked for it and has something to be told, a part at a time (NEWS-09). A part is owed
 * together with the note of how far it came: any number of workers may look, and one that died is followed by the next. Day and person are
 * the reason in the ledger, so that nobody is owed two.
 */
@Injectable()
export class OweDigests implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly rounds = new Periodic({
    pause: PAUSE,
    pauseAfterFailure: AFTER_FAILURE,
    round: (isStopped) => this.look(isStopped),
    failed: (error) => this.log.warn('digests.stalled', { error }),
  });

  constructor(
    private readonly digests: DigestRepository,
    private readonly audience: DigestAudience,
    private readonly ledger: NoticeLedger,
    private readonly quietHours: QuietHoursOfPeople,
    private readonly inTransaction: InTransaction,
    private readonly clock: Clock,
    private readonly log: Log,
  ) {}

  onApplicationBootstrap(): void {
    this.rounds.start();
  }

  /** Lets the part under way end and starts no other. */
  onModuleDestroy(): Promise<void> {
    return this.rounds.stop();
  }

  /** Owes what is under way to its end, or until another worker is ahead. */
  async look(isStopped = () => false): Promise<void> {
    for (const begun of await this.digests.underWay()) {
      let digest: DigestRecord | null = begun;
      while (digest?.stage === 'owing' && !isStopped()) digest = await this.goOn(digest);
    }
  }

  private async goOn(digest: DigestRecord): Promise<DigestRecord | null> {
    // A day that is over ends its digest: nobody wants yesterday's.
    if (digest._id !== beirutDate(this.clock.now())) return this.digests.goOn(digest, null);
    const window = windowOf(digest);
    const { due, next } = await this.audience.part(window, digest.after);
    const quietFor = await this.quietHours.of(due);
    const owed = due.map((personId) => noticeOf(window, personId));
    return this.inTransaction.run(async (session) => {
      const gone = await this.digests.goOn(digest, next, session);
      if (gone) await this.digests.count(gone._id, await this.ledger.oweAll(owed, quietFor, session), session);
      return gone;
    });
  }
}

const windowOf = ({ _id: day, since, until, week }: DigestRecord): DigestWindow => ({
  day,
  since: since.toISOString(),
  until: until.toISOString(),
  week,
});

const noticeOf = (window: DigestWindow, personId: string): OwedNotice => ({
  family: 'daily_digest',
  reason: `digest-${window.day}`,
  personId,
  channel: 'whatsapp',
  facts: window,
});
