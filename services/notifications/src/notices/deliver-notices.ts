import { MessageChannel } from '@diwan/contracts/messages/preferences/topics';
import { Clock } from '@diwan/service-kit/app/clock';
import { withCorrelation } from '@diwan/service-kit/app/correlation';
import { Log } from '@diwan/service-kit/app/log';
import { Metrics } from '@diwan/service-kit/app/metrics';
import { Periodic } from '@diwan/service-kit/app/periodic';
import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { Counter } from 'prom-client';
import { KINDS } from '../derived/kinds.js';
import type { Channel, Composition } from '../kinds/notice-kind.js';
import { URGENCY } from '../kinds/urgency.js';
import type { SendResult } from '../messages/message.js';
import { TEMPLATES, type TemplateName } from '../messages/templates.js';
import { ChannelProviders } from '../providers/channel-providers.js';
import { ListContents } from '../templates/list-contents.js';
import { StopTemplate } from '../templates/stop-template.js';
import { TemplatesForSending } from '../templates/templates-for-sending.js';
import { OUTSIDE_WINDOW, WhatsappNumbers } from '../whatsapp-numbers/whatsapp-numbers.js';
import { ChannelBreaker } from './channel-breaker.js';
import { DeadMailboxes } from './dead-mailboxes.js';
import { againAfterHeldBack, HELD_BACK } from './held-back.js';
import { NoticeLedger } from './notice.ledger.js';
import type { NoticeRecord } from './notice.schema.js';
import { NoticeComposer } from './notice-composer.js';
import { referenceOf } from './notice-reference.js';
import { SettleUnknown } from './settle-unknown.js';
import { TellOutages } from './tell-outages.js';
import { toldNow } from './told.js';
import { UncomposedNotices } from './uncomposed-notices.js';
import { WhatsappPace } from './whatsapp-pace.js';

/** Pause between looks at the ledger, in milliseconds. */
const PAUSE = 200;
/** Notices under way at once. */
const CONCURRENCY = 10;
/** What dead workers held and what nobody knows of is settled this often, in milliseconds. */
const SWEEP = 10_000;
/** One that waits for a template that was paused looks for it again after this, in milliseconds. */
const NO_TEMPLATE = 60_000;

type SentMessage = Extract<Composition<TemplateName>, { message: unknown }>['message'] & { contentSid?: string };

const CHANNELS = MessageChannel.options;

/**
 * Sends what the ledger owes: compose, claim, call the provider once, write down what became of it. Any number of workers may run; the
 * claim decides which of them sends.
 */
@Injectable()
export class DeliverNotices implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly underWay = new Map<string, Promise<void>>();
  private readonly outcomes: Counter;
  private readonly rounds = new Periodic({
    pause: PAUSE,
    round: (isStopped) => this.look(isStopped),
    failed: (error) => this.log.warn('notices.stalled', { error }),
  });
  private settling?: Promise<void>;
  private sweptAt = 0;
  private readonly breakers: Record<Channel, ChannelBreaker>;

  constructor(
    private readonly ledger: NoticeLedger,
    private readonly providers: ChannelProviders,
    private readonly composer: NoticeComposer,
    private readonly uncomposed: UncomposedNotices,
    private readonly unknown: SettleUnknown,
    private readonly deadMailboxes: DeadMailboxes,
    private readonly templates: TemplatesForSending,
    private readonly lists: ListContents,
    private readonly stopTemplate: StopTemplate,
    private readonly numbers: WhatsappNumbers,
    private readonly pace: WhatsappPace,
    private readonly outages: TellOutages,
    private readonly log: Log,
    private readonly clock: Clock,
    metrics: Metrics,
  ) {
    const now = () => clock.now().getTime();
    this.breakers = {
      whatsapp: new ChannelBreaker(now),
      sms: new ChannelBreaker(now),
      email: new ChannelBreaker(now),
    };
    this.outcomes = new Counter({
      name: 'notices_total',
      help: 'Attempts to send notices, by family and outcome',
      labelNames: ['family', 'outcome'],
      registers: [metrics.registry],
    });
  }

  onApplicationBootstrap(): void {
    this.rounds.start();
  }

  /** Starts nothing new and lets what is under way end; the provider's time-out bounds it. */
  async onModuleDestroy(): Promise<void> {
    await this.rounds.stop();
    await this.settling;
    await this.idle();
  }

  /** Waits until what is under way has ended. */
  async idle(): Promise<void> {
    await Promise.all(this.underWay.values());
  }

  /** Begins to send what is due. */
  async look(isStopped: () => boolean = () => false): Promise<void> {
    if (Date.now() - this.sweptAt > SWEEP) {
      this.sweptAt = Date.now();
      // A provider that is slow to tell holds nothing up.
      this.settling ??= this.unknown
        .run(isStopped)
        .catch((error: unknown) => this.log.warn('notices.unsettled', { error }))
        .finally(() => {
          this.settling = undefined;
        });
    }
    for (const channel of CHANNELS) {
      const free = this.breakers[channel].allowance(CONCURRENCY - this.underWay.size);
      const allowed = channel === 'whatsapp' ? this.pace.allowance(free) : free;
      if (allowed > 0) await this.begin(channel, allowed);
    }
  }

  private async begin(channel: Channel, allowed: number): Promise<void> {
    let free = allowed;
    const isResting = this.breakers[channel].isResting();
    const above = channel === 'whatsapp' && this.pace.restsNewsletters() ? URGENCY.newsletter : undefined;
    const due = await (isResting
      ? this.ledger.probe(channel)
      : this.ledger.due(channel, CONCURRENCY + this.underWay.size, above));
    for (const notice of due) {
      const id = String(notice._id);
      if (this.underWay.has(id) || free === 0) continue;
      free -= 1;
      this.breakers[channel].begin();
      if (channel === 'whatsapp') this.pace.begin();
      const delivery = withCorrelation(notice.correlationId, () => this.deliver(notice))
        .catch((error: unknown) => this.stuck(notice, error))
        .finally(() => {
          this.breakers[channel].cancelled();
          this.underWay.delete(id);
          // There is room for the next.
          this.rounds.poke();
        });
      this.underWay.set(id, delivery);
    }
  }

  private async deliver(due: NoticeRecord): Promise<void> {
    const notice = await this.ledger.closeBatch(due);
    if (notice === null) return;
    const composition = await this.composer.compose(notice);
    if (composition === null) return this.uncomposed.unanswered(notice);
    if ('drop' in composition) return this.ledger.drop(notice, composition.drop, composition.reason);
    if ('reroute' in composition) return this.ledger.reroute(notice, composition.reroute, composition.over);
    if ('fail' in composition) return this.ledger.block(notice, composition.fail);
    const { message: wanted, otherwise = null } = composition;
    const provider = this.providers.of(notice.channel);
    if (provider === null) return this.ledger.block(notice, 'no_way_out');
    const byTemplate = notice.channel === 'whatsapp';
    if (notice.channel === 'email' && (await this.deadMailboxes.has(wanted.to))) {
      if (otherwise) return this.ledger.reroute(notice, otherwise, true);
      return this.ledger.drop(notice, 'suppressed', 'no_such_mailbox');
    }
    // "A new item in your file" is not true of what is published to everybody.
    const safe = notice.personId !== null && TEMPLATES[wanted.template].category !== 'marketing';
    const message = byTemplate ? await this.templates.choose(wanted, { safe }) : wanted;
    if (message === null) return this.block(notice, wanted, otherwise);
    const told = toldNow(message, notice, this.clock.now());
    const claimed = await this.ledger.claim(notice, { language: message.language, otherwise, told });
    if (claimed === null) return;
    const answer = await provider.send({ ...message, dedupeKey: referenceOf(notice) });
    const result = await this.judge(answer, message, notice);
    if ('noSuchMailbox' in result && result.noSuchMailbox) await this.deadMailboxes.add(message.to);
    const state = await this.ledger.settle(claimed, result);
    await this.tellBreaker(notice.channel, result);
    if (byTemplate && result.outcome !== 'refused') await this.templates.note(wanted, message);
    const { family } = notice;
    this.outcomes.inc({ family, outcome: state ?? 'late' });
    const reason = 'reason' in result ? result.reason : undefined;
    const level = state === 'failed' || state === 'unknown' ? 'error' : 'info';
    this.log.write(level, `notice.${state ?? 'late'}`, { noticeId: String(notice._id), family, reason });
  }

  /** What a refusal means for the number and the template; what was refused for how it was said goes again otherwise. */
  private async judge(
    answer: SendResult,
    message: SentMessage,
    { channel, heldBack }: NoticeRecord,
  ): Promise<SendResult> {
    if (answer.outcome !== 'refused' || channel === 'email') return answer;
    const { reason } = answer;
    await this.numbers.heed(message.to, channel, reason);
    if (channel === 'sms') return answer;
    if (reason === 'twilio_63018') this.pace.limited();
    if (reason === OUTSIDE_WINDOW && TEMPLATES[message.template].insideWindow)
      return { outcome: 'refused', retry: true, reason };
    const notBeforeMs = reason === HELD_BACK ? againAfterHeldBack(message.to, heldBack) : null;
    if (notBeforeMs !== null) return { outcome: 'refused', retry: true, reason, notBeforeMs };
    if (await this.lists.refused(message, reason)) return { outcome: 'refused', retry: true, reason };
    return this.stopTemplate.judge(answer, message);
  }

  /** No approved template says it: another channel takes it, or it waits if its kind does, or fails where everybody sees that (D-140). */
  private async block(notice: NoticeRecord, wanted: SentMessage, otherwise: Channel | null): Promise<void> {
    await this.templates.note(wanted, null);
    if (otherwise) return this.ledger.reroute(notice, otherwise, true);
    if (KINDS[notice.family].waitsForTemplate) return this.ledger.postpone(notice, NO_TEMPLATE);
    await this.ledger.block(notice, 'no_template');
    this.log.error('notice.failed', { noticeId: String(notice._id), family: notice.family, reason: 'no_template' });
  }

  /** A provider that is back gets at once what waited for it. */
  private async tellBreaker(channel: Channel, result: SendResult): Promise<void> {
    const breaker = this.breakers[channel];
    if ('outage' in result && result.outage) {
      breaker.away();
      return breaker.isResting() ? this.outages.goesOn(channel, breaker.awayFor()) : undefined;
    }
    // Silence tells nothing about the next message.
    if (result.outcome === 'unclear') return;
    if (!breaker.answered()) return;
    this.outages.isOver(channel);
    await this.ledger.wake(channel);
  }

  /** What cannot be put together must neither stand in the way of the others nor go round for ever; what is claimed is not touched. */
  private async stuck(notice: NoticeRecord, error: unknown): Promise<void> {
    const { family } = notice;
    this.log.error('notice.stuck', { noticeId: String(notice._id), family, error });
    try {
      await this.uncomposed.failed(notice);
    } catch (cause) {
      this.log.warn('notices.stalled', { error: cause });
    }
  }
}
