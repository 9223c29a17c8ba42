import { Clock } from '@diwan/service-kit/app/clock';
import { Log } from '@diwan/service-kit/app/log';
import { Periodic } from '@diwan/service-kit/app/periodic';
import { InTransaction } from '@diwan/service-kit/store/database';
import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { contentOf } from '../messages/template-content.js';
import {
  type Approval,
  TEMPLATE_APPROVALS,
  type TemplateApprovals,
  TemplateRefused,
} from '../providers/template-approvals.js';
import { currentDigest } from './handed-in.js';
import { HEARD, ON_THEIR_WAY, SETTLED } from './message-template.machine.js';
import { MessageTemplateRepository } from './message-template.repository.js';
import type { MessageTemplateRecord } from './message-template.schema.js';
import { MoveLiveVersion } from './move-live-version.js';
import { MoveTemplate } from './move-template.js';
import { registered } from './registered.js';

/** Pause between rounds, in milliseconds. */
const PAUSE = 5000;
/** A template on its way is asked about this often at first, and one that is settled this often, in milliseconds. */
const OFTEN = 5000;
const NOW_AND_THEN = 15 * 60_000;
/** A review takes minutes to days: what has been on its way for an hour is asked about every five minutes. */
const LONG = 3600_000;
const SELDOM = 5 * 60_000;
/** Templates of one round, one after the other: Twilio counts requests. */
const BATCH = 150;

const UNSUBMITTED: Approval = { status: 'unsubmitted', reason: null };
const GONE: Approval = { status: 'rejected', reason: 'content_gone' };

/** Hands in what was submitted and asks the provider how templates stand (NOT-02). Any number of instances may. */
@Injectable()
export class AskApprovals implements OnApplicationBootstrap, OnModuleDestroy {
  private everything = false;
  private readonly rounds = new Periodic({
    pause: PAUSE,
    round: (isStopped) => this.look(isStopped),
    failed: (error) => this.log.warn('templates.unasked', { error }),
  });

  constructor(
    @Inject(TEMPLATE_APPROVALS) private readonly approvals: TemplateApprovals | null,
    private readonly templates: MessageTemplateRepository,
    private readonly moveTemplate: MoveTemplate,
    private readonly moveLiveVersion: MoveLiveVersion,
    private readonly inTransaction: InTransaction,
    private readonly clock: Clock,
    private readonly log: Log,
  ) {}

  onApplicationBootstrap(): void {
    if (this.approvals !== null) this.rounds.start();
  }

  /** Lets the round under way end and starts no other. */
  onModuleDestroy(): Promise<void> {
    return this.rounds.stop();
  }

  /** Looks at once; `everything`: also at what is settled. */
  poke({ everything = false } = {}): void {
    this.everything ||= everything;
    this.rounds.poke();
  }

  /** One round. */
  async look(isStopped = () => false): Promise<void> {
    const now = this.clock.now().getTime();
    const settledBefore = this.everything ? now : now - NOW_AND_THEN;
    this.everything = false;
    const due = [
      ...(await this.templates.toAsk(ON_THEIR_WAY, new Date(now - OFTEN), BATCH)).filter((row) => isDue(row, now)),
      ...(await this.templates.toAsk(SETTLED, new Date(settledBefore), BATCH)),
    ];
    const live = await this.templates.liveToAsk(new Date(settledBefore), BATCH);
    const questions = [
      ...due.map((row) => ({ row, ask: () => this.ask(row) })),
      ...live.map((row) => ({ row, ask: () => this.askLive(row) })),
    ];
    for (const { row, ask } of questions) {
      if (isStopped()) return;
      try {
        await ask();
      } catch (error) {
        // The provider is away, or takes nothing from us, and would say so of the others. The next round begins with another one.
        return this.log.warn('template.unasked', { template: row.name, language: row.language, error });
      }
    }
  }

  /** Asks about the version that messages go by until the words of the code are approved. */
  private async askLive(row: MessageTemplateRecord): Promise<void> {
    if (this.approvals === null || row.live === null || registered(row.name, row.language) === null) return;
    await this.templates.checkedLive(row);
    const heard = (await this.approvals.standing(row.live.contentSid)) ?? GONE;
    await this.inTransaction.run((session) => this.moveLiveVersion.run(row, heard, session));
  }

  private async ask(row: MessageTemplateRecord): Promise<void> {
    await this.templates.checked(row);
    const heard = await this.standingOf(row).catch((error: unknown): Approval => {
      if (!(error instanceof TemplateRefused)) throw error;
      return { status: 'rejected', reason: error.reason };
    });
    if (heard.status === 'unsubmitted' || heard.status === row.state) return;
    const move = HEARD[heard.status];
    const { reason } = heard;
    await this.inTransaction.run(async (session) => {
      const moved = await this.moveTemplate.run(row, move, { reason }, null, session);
      if (moved) this.log.info(`template.${moved.state}`, { template: row.name, language: row.language, reason });
    });
  }

  /** Stores and submits what was not yet, and asks about the rest. */
  private async standingOf(row: MessageTemplateRecord): Promise<Approval> {
    const key = registered(row.name, row.language);
    if (this.approvals === null || key === null) return UNSUBMITTED;
    const { category } = contentOf(key.name, key.language);
    const whatsappName = `${row.name}_v${row.version}`;
    if (row.contentSid === null) {
      // Submitted by another build, which hands in its own words.
      if (row.digest !== null && row.digest !== currentDigest(key.name, key.language)) return UNSUBMITTED;
      const contentSid = await this.approvals.store(
        `${whatsappName}_${row.language}`,
        contentOf(key.name, key.language),
      );
      if (!(await this.templates.stored(row, contentSid))) return UNSUBMITTED;
      return this.approvals.request(contentSid, whatsappName, category);
    }
    const standing = await this.approvals.standing(row.contentSid);
    if (standing === null) return GONE;
    const isAsked = standing.status !== 'unsubmitted' || row.state !== 'submitted';
    return isAsked ? standing : this.approvals.request(row.contentSid, whatsappName, category);
  }
}

/** A review that takes long is asked about less often. */
const isDue = ({ submittedAt, checkedAt }: MessageTemplateRecord, now: number): boolean =>
  checkedAt === null ||
  submittedAt === null ||
  now - submittedAt.getTime() < LONG ||
  now - checkedAt.getTime() >= SELDOM;
