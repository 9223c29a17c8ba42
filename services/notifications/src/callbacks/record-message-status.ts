import { Clock } from '@diwan/service-kit/app/clock';
import { InTransaction } from '@diwan/service-kit/store/database';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type ClientSession, isValidObjectId, type Model } from 'mongoose';
import { CodeSends } from '../codes/code-sends.js';
import { CODE_KEY } from '../codes/send-code.answer.js';
import { SAFE_TEMPLATE } from '../kinds/safe-template.js';
import { TEMPLATES, type TemplateName } from '../messages/templates.js';
import { againAfterHeldBack, HELD_BACK } from '../notices/held-back.js';
import { NoticeLedger } from '../notices/notice.ledger.js';
import { LONGEST_OUTAGE } from '../notices/notice.machine.js';
import { NOTICE_KEY } from '../notices/notice-reference.js';
import { LANE_REST, WhatsappPace } from '../notices/whatsapp-pace.js';
import type { wentTo } from '../providers/whatsapp-address.js';
import { StopTemplate } from '../templates/stop-template.js';
import { OUTSIDE_WINDOW, WhatsappNumbers } from '../whatsapp-numbers/whatsapp-numbers.js';
import { type MessageStatus, messageStatus } from './message-status.js';
import type { ProviderCallbackRecord } from './provider-callback.schema.js';

/** The people we may begin with in a day are used up. */
const LIMIT_REACHED = 'twilio_63018';

/** What a callback says. */
export interface StatusCallback {
  sid: string;
  status: string;
  errorCode: string | null;
  /** The key our message was sent with. */
  messageKey: string | null;
  /** Where it went; null: the provider does not say. */
  to: ReturnType<typeof wentTo>;
}

/** Takes the provider's word about a message, each word once. */
@Injectable()
export class RecordMessageStatus {
  constructor(
    @InjectModel('ProviderCallback') private readonly callbacks: Model<ProviderCallbackRecord>,
    private readonly codeSends: CodeSends,
    private readonly ledger: NoticeLedger,
    private readonly stopTemplate: StopTemplate,
    private readonly numbers: WhatsappNumbers,
    private readonly pace: WhatsappPace,
    private readonly inTransaction: InTransaction,
    private readonly clock: Clock,
  ) {}

  async run(callback: StatusCallback): Promise<void> {
    const status = messageStatus(callback.status);
    if (!status) return;
    await this.inTransaction.run(async (session) => {
      const { sid } = callback;
      const { upsertedCount } = await this.callbacks.updateOne(
        { sid, status: status.status },
        { $setOnInsert: { errorCode: callback.errorCode, messageKey: callback.messageKey, at: this.clock.now() } },
        { upsert: true, session },
      );
      if (upsertedCount === 1) await this.apply(callback, status, session);
    });
  }

  private async apply(callback: StatusCallback, status: MessageStatus, session: ClientSession): Promise<void> {
    const { sid, messageKey, errorCode } = callback;
    const reason = errorCode ? `twilio_${errorCode}` : 'undelivered';
    if (messageKey?.startsWith(NOTICE_KEY)) {
      // What follows a point counts the times that a person had it sent again.
      const [id = '', round = '0'] = messageKey.slice(NOTICE_KEY.length).split('.');
      const notice = { id, round: Number(round) };
      if (!isValidObjectId(id) || !Number.isInteger(notice.round)) return;
      const againAfter = status.failed ? await this.againAfter(id, callback, reason, session) : null;
      await this.ledger.hear(notice, { sid, ...status, reason, againAfter }, session);
      if (status.failed) await this.heed(callback, reason, session);
      if (status.failed && againAfter === null) await this.stop(id, reason, session);
    } else if (messageKey?.startsWith(CODE_KEY)) {
      await this.codeSends.hear(messageKey.slice(CODE_KEY.length), { sid, ...status }, session);
      // The next code goes by another way (D-019).
      if (status.failed) await this.heed(callback, reason, session);
    }
  }

  /** What a failure says of the number. */
  private async heed({ to }: StatusCallback, reason: string, session: ClientSession): Promise<void> {
    if (to !== null) await this.numbers.heed(to.number, to.channel, reason, session);
  }

  /**
   * After how long a notice that failed goes again, in milliseconds; null: not by itself. Free text that was too late goes by a template;
   * what met the limit of people a day goes when some of the day is over, for a day; what was held back as marketing a day later.
   */
  private async againAfter(
    id: string,
    { to }: StatusCallback,
    reason: string,
    session: ClientSession,
  ): Promise<number | null> {
    if (reason !== OUTSIDE_WINDOW && reason !== LIMIT_REACHED && reason !== HELD_BACK) return null;
    const notice = await this.ledger.find(id, session);
    if (!notice?.told) return null;
    if (reason === OUTSIDE_WINDOW) return TEMPLATES[notice.told.template as TemplateName]?.insideWindow ? 0 : null;
    if (reason === HELD_BACK) return to && againAfterHeldBack(to.number, notice.heldBack);
    this.pace.limited();
    const waited = this.clock.now().getTime() - notice.createdAt.getTime();
    return waited < LONGEST_OUTAGE ? LANE_REST : null;
  }

  /** A notice that failed for its template stops it, and goes again by another one. */
  private async stop(id: string, reason: string, session: ClientSession): Promise<void> {
    const notice = await this.ledger.find(id, session);
    if (!notice?.told) return;
    const { template, contentSid } = notice.told;
    const by = { template, language: notice.language, contentSid };
    const stopped = await this.stopTemplate.within(reason, by, session);
    if (stopped && template !== SAFE_TEMPLATE) await this.ledger.goAgain(id, session);
  }
}
