import { withCorrelation } from '@diwan/service-kit/correlation';
import { DomainError } from '@diwan/service-kit/domain-error';
import { Log } from '@diwan/service-kit/log';
import { Metrics } from '@diwan/service-kit/metrics';
import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { Counter } from 'prom-client';
import { MAIL, type MessageProvider, WHATSAPP } from '../providers/message-provider.js';
import { COMPOSERS, type Composer } from './composition.js';
import { DeadMailboxes } from './dead-mailboxes.js';
import { NoticeLedger } from './notice.ledger.js';
import type { NoticeRecord } from './notice.schema.js';

/** Pause between looks at the ledger, in milliseconds. */
const PAUSE = 200;
/** Notices under way at once. */
const CONCURRENCY = 10;
/** Claims of dead workers are looked for this often, in milliseconds. */
const SWEEP = 10_000;
/** A notice whose facts cannot be asked now waits this long, in milliseconds. */
const POSTPONED = 3000;

/** How a provider knows a notice, followed by its id; comes back in status callbacks. */
export const NOTICE_KEY = 'notice-';

/**
 * Sends what the ledger owes: compose, claim, call the provider once, write down what became of it. Any number of workers may run; the
 * claim decides which of them sends.
 */
@Injectable()
export class DeliverNotices implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly underWay = new Map<string, Promise<void>>();
  private readonly outcomes: Counter;
  private timer?: NodeJS.Timeout;
  private looking: Promise<void> = Promise.resolve();
  private stopped = false;
  private sweptAt = 0;

  constructor(
    private readonly ledger: NoticeLedger,
    @Inject(WHATSAPP) private readonly whatsapp: MessageProvider,
    @Inject(MAIL) private readonly mail: MessageProvider,
    @Inject(COMPOSERS) private readonly composers: readonly Composer[],
    private readonly deadMailboxes: DeadMailboxes,
    private readonly log: Log,
    metrics: Metrics,
  ) {
    this.outcomes = new Counter({
      name: 'notices_total',
      help: 'Attempts to send notices, by family and outcome',
      labelNames: ['family', 'outcome'],
      registers: [metrics.registry],
    });
  }

  onApplicationBootstrap(): void {
    this.schedule();
  }

  /** Starts nothing new and lets what is under way end; the provider's time-out bounds it. */
  async onModuleDestroy(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.timer);
    await this.looking;
    await Promise.all(this.underWay.values());
  }

  private schedule(): void {
    if (this.stopped) return;
    this.timer = setTimeout(() => {
      this.looking = this.look()
        .catch((error: unknown) => this.log.warn('notices.stalled', { error }))
        .finally(() => this.schedule());
    }, PAUSE);
  }

  private async look(): Promise<void> {
    if (Date.now() - this.sweptAt > SWEEP) {
      this.sweptAt = Date.now();
      const abandoned = await this.ledger.abandonStale();
      if (abandoned > 0) this.log.error('notices.unknown', { count: abandoned });
    }
    if (this.underWay.size >= CONCURRENCY) return;
    for (const notice of await this.ledger.due(CONCURRENCY)) {
      const id = String(notice._id);
      if (this.underWay.has(id) || this.underWay.size >= CONCURRENCY) continue;
      const delivery = withCorrelation(notice.correlationId, () => this.deliver(notice))
        .catch((error: unknown) => this.log.error('notice.stuck', { noticeId: id, error }))
        .finally(() => this.underWay.delete(id));
      this.underWay.set(id, delivery);
    }
  }

  private async deliver(notice: NoticeRecord): Promise<void> {
    const composition = await this.compose(notice);
    if (composition === null) return this.ledger.postpone(notice, POSTPONED);
    if ('drop' in composition) return this.ledger.drop(notice, composition.drop, composition.reason);
    const { message } = composition;
    const isMail = notice.channel === 'email';
    if (isMail && (await this.deadMailboxes.has(message.to)))
      return this.ledger.drop(notice, 'suppressed', 'no_such_mailbox');
    const claimed = await this.ledger.claim(notice, message.language);
    if (claimed === null) return;
    const provider = isMail ? this.mail : this.whatsapp;
    const result = await provider.send({ ...message, dedupeKey: `${NOTICE_KEY}${notice._id}` });
    if ('noSuchMailbox' in result && result.noSuchMailbox) await this.deadMailboxes.add(message.to);
    const state = await this.ledger.settle(claimed, result);
    const { family } = notice;
    this.outcomes.inc({ family, outcome: state ?? 'late' });
    const reason = 'reason' in result ? result.reason : undefined;
    const level = state === 'failed' || state === 'unknown' ? 'error' : 'info';
    this.log.write(level, `notice.${state ?? 'late'}`, { noticeId: String(notice._id), family, reason });
  }

  /** Null: the services that know cannot be asked now. */
  private async compose(notice: NoticeRecord) {
    const composer = this.composers.find(({ family }) => family === notice.family);
    if (!composer) throw new Error(`nobody composes ${notice.family}`);
    try {
      return await composer.compose(notice);
    } catch (error) {
      if (error instanceof DomainError && error.code === 'UNAVAILABLE') return null;
      // One that cannot be composed must not stand in the way of the others.
      await this.ledger.postpone(notice, POSTPONED * 20);
      throw error;
    }
  }
}
