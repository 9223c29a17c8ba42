import { Clock } from '@diwan/service-kit/app/clock';
import { InTransaction } from '@diwan/service-kit/store/database';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type ClientSession, isValidObjectId, type Model } from 'mongoose';
import { CodeSends } from '../codes/code-sends.js';
import { CODE_KEY } from '../codes/send-code.answer.js';
import { SAFE_TEMPLATE } from '../kinds/safe-template.js';
import type { ProviderNews } from '../notices/ledger-words.js';
import { NoticeLedger } from '../notices/notice.ledger.js';
import { NOTICE_KEY } from '../notices/notice-reference.js';
import { WhatsappPace } from '../notices/whatsapp-pace.js';
import type { wentTo } from '../providers/whatsapp-address.js';
import { StopTemplate } from '../templates/stop-template.js';
import { WhatsappNumbers } from '../whatsapp-numbers/whatsapp-numbers.js';
import { againAfter, LIMIT_REACHED } from './again-after.rules.js';
import { type MessageStatus, messageStatus } from './message-status.js';
import type { ProviderCallbackRecord } from './provider-callback.schema.js';

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
      // What follows a point is the round.
      const [id = '', round = '0'] = messageKey.slice(NOTICE_KEY.length).split('.');
      const notice = { id, round: Number(round) };
      if (!isValidObjectId(id) || !Number.isInteger(notice.round)) return;
      const again = status.failed ? await this.again(id, callback, reason, session) : null;
      const isNews = await this.ledger.hear(notice, { sid, ...status, reason, again }, session);
      if (!isNews || !status.failed) return;
      await this.heed(callback, reason, session);
      if (again === null) await this.stop(id, reason, session);
    } else if (messageKey?.startsWith(CODE_KEY)) {
      const sent = await this.codeSends.hear(messageKey.slice(CODE_KEY.length), { sid, ...status }, session);
      if (!status.failed || sent === null) return;
      // The next code goes by another way (D-019).
      await this.heed(callback, reason, session);
      if (sent.language === null) return;
      const by = { template: 'otp_login', language: sent.language, contentSid: sent.contentSid };
      await this.stopTemplate.within(reason, by, session);
    }
  }

  /** What a failure says of the number. */
  private async heed({ to }: StatusCallback, reason: string, session: ClientSession): Promise<void> {
    if (to !== null) await this.numbers.heed(to.number, to.channel, reason, session);
  }

  /** When a notice that failed goes again; null: not by itself. */
  private async again(
    id: string,
    { to }: StatusCallback,
    reason: string,
    session: ClientSession,
  ): Promise<ProviderNews['again']> {
    if (reason === LIMIT_REACHED) this.pace.limited();
    const notice = await this.ledger.find(id, session);
    return notice && againAfter(notice, reason, { to: to?.number ?? null, now: this.clock.now().getTime() });
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
