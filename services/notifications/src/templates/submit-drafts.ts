import { Clock } from '@diwan/service-kit/app/clock';
import { Log } from '@diwan/service-kit/app/log';
import { Periodic } from '@diwan/service-kit/app/periodic';
import { InTransaction } from '@diwan/service-kit/store/database';
import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { SAFE_TEMPLATE } from '../kinds/safe-template.js';
import { AHEAD } from '../messages/ahead.js';
import { REGISTERED } from '../messages/samples.js';
import { TEMPLATES, type TemplateName } from '../messages/templates.js';
import { TEMPLATE_APPROVALS, type TemplateApprovals } from '../providers/template-approvals.js';
import { AskApprovals } from './ask-approvals.js';
import { currentDigest } from './handed-in.js';
import { MessageTemplateRepository } from './message-template.repository.js';
import type { MessageTemplateRecord, TemplateChange } from './message-template.schema.js';
import { SubmitTemplate } from './submit-template.js';

type Key = (typeof REGISTERED)[number];

/** Pause before each round, in milliseconds. */
const PAUSE = 30_000;
const HOUR = 3600_000;
/** WhatsApp takes a hundred new templates of an account in an hour; some of them are left to people. */
const PER_HOUR = 80;

/**
 * Submits what nobody has submitted yet: all templates when the firm's account is new, and those with other words after an update. Without
 * this nobody could sign in to submit the template of the codes that people sign in with. What was refused waits for a person.
 */
@Injectable()
export class SubmitDrafts implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly rounds = new Periodic({
    pause: PAUSE,
    round: (isStopped) => this.run(isStopped),
    failed: (error) => this.log.warn('templates.unsubmitted', { error }),
  });

  constructor(
    @Inject(TEMPLATE_APPROVALS) private readonly approvals: TemplateApprovals | null,
    private readonly templates: MessageTemplateRepository,
    private readonly submitTemplate: SubmitTemplate,
    private readonly asks: AskApprovals,
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

  /** One round: as many as the hour has room for, the most needed first. Instances of two builds may: each submits its own words alone. */
  async run(isStopped = () => false): Promise<void> {
    let submitted = 0;
    let rows = await this.templates.all();
    for (const key of MOST_NEEDED_FIRST) {
      if (!this.isDue(key, rows)) continue;
      // Read anew each time: another instance submits, too.
      rows = await this.templates.all();
      if (isStopped() || this.lately(rows) >= PER_HOUR) break;
      if (!this.isDue(key, rows)) continue;
      if (await this.inTransaction.run((session) => this.submitTemplate.within(key, null, session))) submitted += 1;
    }
    if (submitted === 0) return;
    this.log.info('templates.submitted', { count: submitted });
    this.asks.poke();
  }

  /** How many were submitted in the last hour, by whomever. */
  private lately(rows: MessageTemplateRecord[]): number {
    const hourAgo = this.clock.now().getTime() - HOUR;
    const isLately = ({ to, at }: TemplateChange) => to === 'submitted' && at.getTime() > hourAgo;
    return rows.reduce((count, { history }) => count + history.filter(isLately).length, 0);
  }

  /**
   * A draft with the words of this build; what another account of the provider has, and not this one; and codes that were refused before
   * anybody looked at them, an hour later: without them nobody gets in to submit them again.
   */
  private isDue({ name, language }: Key, rows: MessageTemplateRecord[]): boolean {
    const row = rows.find((one) => one.name === name && one.language === language);
    if (!row) return false;
    const { state, reason, submittedAt } = row;
    const wantedDigest = row.wantedDigest ?? null;
    if (wantedDigest !== null && wantedDigest !== currentDigest(name, language)) return false;
    if (state === 'draft') return true;
    if (state !== 'rejected') return false;
    if (reason === 'content_gone') return true;
    const isCode = TEMPLATES[name].category === 'authentication' && reason?.startsWith('twilio_') === true;
    return isCode && (submittedAt?.getTime() ?? 0) <= this.clock.now().getTime() - HOUR;
  }
}

/** Codes before all, then the text that stands in for others; what nothing sends yet comes last. */
function rankOf(name: TemplateName): number {
  const { category } = TEMPLATES[name];
  if (category === 'authentication') return 0;
  if (name === SAFE_TEMPLATE) return 1;
  if (name in AHEAD) return 4;
  return category === 'utility' ? 2 : 3;
}

const MOST_NEEDED_FIRST = REGISTERED.toSorted((a, b) => rankOf(a.name) - rankOf(b.name));
