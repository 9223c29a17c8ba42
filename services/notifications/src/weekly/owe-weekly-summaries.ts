import { clientsWanting } from '@diwan/contracts/people/persons/questions';
import { Clock } from '@diwan/service-kit/app/clock';
import { Log } from '@diwan/service-kit/app/log';
import { Periodic } from '@diwan/service-kit/app/periodic';
import { RpcClient } from '@diwan/service-kit/rpc/rpc';
import { InTransaction } from '@diwan/service-kit/store/database';
import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { NoticeLedger } from '../notices/notice.ledger.js';
import { QuietHoursOfPeople } from '../notices/quiet-hours-of-people.js';
import { weekToOwe } from './week.rules.js';

/** Pause between looks, in milliseconds. */
const PAUSE = 5 * 60_000;

/**
 * Owes every client who asked for it the summary of a week (PORT-03). The week and the person are the reason by which the ledger owes it
 * once, so that any number of instances may look, and one that died begins again.
 */
@Injectable()
export class OweWeeklySummaries implements OnApplicationBootstrap, OnModuleDestroy {
  /** The week that this instance has gone through. */
  private done: string | null = null;
  private readonly rounds = new Periodic({
    pause: PAUSE,
    round: (isStopped) => this.look(isStopped),
    failed: (error) => this.log.warn('notices.weekly-stalled', { error }),
  });

  constructor(
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
    const week = weekToOwe(this.clock.now());
    if (week === null || week === this.done) return;
    let part = await this.askAfter(null);
    await this.owe(week, part.ids);
    while (part.next !== null) {
      if (isStopped()) return;
      part = await this.askAfter(part.next);
      await this.owe(week, part.ids);
    }
    this.done = week;
  }

  private askAfter(after: string | null) {
    return this.rpc.ask(clientsWanting, { topic: 'weekly', after });
  }

  private async owe(week: string, people: readonly string[]): Promise<void> {
    const quietFor = await this.quietHours.of(people);
    const notice = { family: 'weekly_summary', channel: 'whatsapp', reason: `week-${week}`, facts: { week } } as const;
    const owed = people.map((personId) => ({ ...notice, personId }));
    await this.inTransaction.run((session) => this.ledger.oweAll(owed, quietFor, session));
  }
}
