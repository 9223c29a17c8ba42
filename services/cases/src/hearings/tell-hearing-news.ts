import { HearingNearV1, HearingNewsV1 } from '@diwan/contracts/matters/hearings/events';
import { Clock } from '@diwan/service-kit/app/clock';
import { Log } from '@diwan/service-kit/app/log';
import { Periodic } from '@diwan/service-kit/app/periodic';
import { Outbox } from '@diwan/service-kit/events/outbox';
import { InTransaction } from '@diwan/service-kit/store/database';
import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { CaseRepository } from '../cases/case.repository.js';
import type { CaseRecord } from '../cases/case.schema.js';
import { readersOf } from '../cases/readers-of.js';
import { HearingRepository } from './hearing.repository.js';
import type { HearingRecord } from './hearing.schema.js';
import { knownOf, newReaders, newsOf } from './news.rules.js';
import { nextReminder, reminderDue } from './reminder.rules.js';
import { wallTimeAt } from './wall-time.rules.js';

/** Pause between looks for what is due, in milliseconds. */
const PAUSE = 5000;
/** Hearings told of in one look; the others are found by the next. */
const BATCH = 100;

/**
 * Tells of hearings when it is time: news some minutes after the last change, reminders before the hearing (D-135, HEAR-04). What is due
 * stands with the hearing in the database, so that every change moves it, any number of instances may look, and a look after a pause
 * finds what was missed, whatever Redis has lost.
 */
@Injectable()
export class TellHearingNews implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly rounds = new Periodic({
    pause: PAUSE,
    round: (isStopped) => this.look(isStopped),
    failed: (error) => this.log.warn('hearings.telling-stalled', { error }),
  });

  constructor(
    private readonly hearings: HearingRepository,
    private readonly cases: CaseRepository,
    private readonly inTransaction: InTransaction,
    private readonly outbox: Outbox,
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

  /** Looks once. A hearing that cannot be told of now does not stand in the way of the others; the next look finds it again. */
  async look(isStopped = () => false): Promise<void> {
    const now = this.clock.now();
    const due: [HearingRecord[], (hearing: HearingRecord, legalCase: CaseRecord, now: Date) => Promise<void>][] = [
      [await this.hearings.toTell(now, BATCH), (...given) => this.tell(...given)],
      [await this.hearings.toRemind(now, BATCH), (...given) => this.remind(...given)],
    ];
    const cases = await this.cases.byId(due.flatMap(([hearings]) => hearings.map(({ caseId }) => caseId)));
    for (const [hearings, act] of due)
      for (const hearing of hearings) {
        if (isStopped()) return;
        const legalCase = cases.get(hearing.caseId);
        if (!legalCase) continue;
        await act(hearing, legalCase, now).catch((error: unknown) =>
          this.log.error('hearing.telling-failed', { hearingId: String(hearing._id), error }),
        );
      }
  }

  private async tell(hearing: HearingRecord, legalCase: CaseRecord, now: Date): Promise<void> {
    const news = newsOf(hearing, now);
    const told = news ? knownOf(hearing) : hearing.told;
    const of = toldOf(hearing, legalCase);
    const isStillClient = (id: string) => of.clientIds.includes(id);
    const toWhom = news === 'outcome' ? { ...of, clientIds: newReaders(hearing).filter(isStillClient) } : of;
    await this.inTransaction.run(async (session) => {
      // Of several instances one tells; a change made meanwhile has set another time.
      if (!(await this.hearings.toldOf(hearing, told, session)) || !news) return;
      const sameDay = wallTimeAt(now).slice(0, 10) === hearing.wallTime.slice(0, 10);
      const by = hearing.changedBy;
      await this.outbox.add(HearingNewsV1, { ...toWhom, news, sameDay, by }, session);
    });
  }

  private async remind(hearing: HearingRecord, legalCase: CaseRecord, now: Date): Promise<void> {
    const step = reminderDue(hearing, now);
    await this.inTransaction.run(async (session) => {
      const remindAt = nextReminder(hearing, now);
      if (!(await this.hearings.remindedOf(hearing, remindAt, session)) || !step) return;
      await this.outbox.add(HearingNearV1, { ...toldOf(hearing, legalCase), step }, session);
    });
  }
}

const toldOf = ({ _id, caseId, lawyerId, wallTime }: HearingRecord, legalCase: CaseRecord) => ({
  hearingId: String(_id),
  caseId,
  clientIds: readersOf(legalCase),
  lawyerId,
  wallTime,
});
