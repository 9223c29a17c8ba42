import { sendCode } from '@diwan/contracts/messages/codes/questions';
import { Clock } from '@diwan/service-kit/app/clock';
import { Log } from '@diwan/service-kit/app/log';
import { isDuplicateKey } from '@diwan/service-kit/http/domain-error';
import { Answers } from '@diwan/service-kit/rpc/rpc';
import { Inject, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type * as z from 'zod/mini';
import type { OutgoingMessage, SendResult } from '../messages/message.js';
import { MAIL, type MessageProvider, SMS, WHATSAPP } from '../providers/message-provider.js';
import { StopTemplate } from '../templates/stop-template.js';
import { TemplatesForSending } from '../templates/templates-for-sending.js';
import { WhatsappNumbers } from '../whatsapp-numbers/whatsapp-numbers.js';
import type { CodeSendRecord } from './code-send.schema.js';

/** A code is worth little late: the provider gets this long, in milliseconds; the caller waits a little longer. */
const PATIENCE = 4000;
/** Of which WhatsApp gets so much where a text message may follow. */
const PATIENCE_OF_FIRST = 3000;

const STATES = { accepted: 'sent', refused: 'refused', unclear: 'unknown' } as const satisfies Record<
  SendResult['outcome'],
  CodeSendRecord['state']
>;

/** How a provider knows a code; comes back in its status callbacks. */
export const CODE_KEY = 'code-';

/**
 * Sends a one-time code at once and once: the code goes straight to the provider, and what is written down of it has neither code nor phone.
 * The same challenge is never sent twice; the person asks again (REL-02).
 */
@Injectable()
export class SendCodeAnswer {
  constructor(
    @InjectModel('CodeSend') private readonly sends: Model<CodeSendRecord>,
    @Inject(WHATSAPP) private readonly whatsapp: MessageProvider,
    @Inject(SMS) private readonly sms: MessageProvider | null,
    @Inject(MAIL) private readonly mail: MessageProvider,
    private readonly templates: TemplatesForSending,
    private readonly stopTemplate: StopTemplate,
    private readonly numbers: WhatsappNumbers,
    private readonly clock: Clock,
    private readonly log: Log,
  ) {}

  @Answers(sendCode)
  async answer({
    to,
    code,
    language,
    challengeId,
    whatsappOnly = false,
  }: z.infer<typeof sendCode.input>): Promise<z.infer<typeof sendCode.output>> {
    if (!(await this.claim(challengeId))) return { accepted: false };
    const dedupeKey = `${CODE_KEY}${challengeId}`;
    const message = { to, template: 'otp_login', language, variables: { code }, dedupeKey } as const;
    const result = to.includes('@')
      ? await this.mail.send(message, { timeoutMs: PATIENCE })
      : await this.byPhone(message, whatsappOnly ? null : this.sms);
    const reason = 'reason' in result ? result.reason : null;
    const providerId = result.outcome === 'accepted' ? result.providerId : null;
    await this.sends.updateOne({ _id: challengeId }, { $set: { state: STATES[result.outcome], reason, providerId } });
    const accepted = result.outcome === 'accepted';
    this.log.write(accepted ? 'info' : 'warn', `code.${STATES[result.outcome]}`, { challengeId, reason });
    return { accepted };
  }

  /** By WhatsApp; by a text message where that does not lead to the number, or certainly did not take it (D-019). */
  private async byPhone(wanted: OutgoingMessage, sms: MessageProvider | null): Promise<SendResult> {
    if (sms === null) return this.byWhatsApp(wanted, PATIENCE);
    if (await this.numbers.isUnreachable(wanted.to)) return sms.send(wanted, { timeoutMs: PATIENCE });
    const begun = this.clock.now().getTime();
    const result = await this.byWhatsApp(wanted, PATIENCE_OF_FIRST);
    if (result.outcome !== 'refused') return result;
    const { reason } = result;
    this.log.warn('code.by-sms', { challengeId: wanted.dedupeKey.slice(CODE_KEY.length), reason });
    const left = Math.max(begun + PATIENCE - this.clock.now().getTime(), PATIENCE - PATIENCE_OF_FIRST);
    return sms.send(wanted, { timeoutMs: left });
  }

  /** By the approved template of codes alone: no other says a code. */
  private async byWhatsApp(wanted: OutgoingMessage, timeoutMs: number): Promise<SendResult> {
    const message = await this.templates.choose(wanted);
    if (message === null) {
      await this.templates.note(wanted, null);
      return { outcome: 'refused', retry: false, reason: 'no_template' };
    }
    // What is told afterwards may be about the template.
    const { language, contentSid = null } = message;
    await this.sends.updateOne({ _id: wanted.dedupeKey.slice(CODE_KEY.length) }, { $set: { language, contentSid } });
    const result = await this.whatsapp.send(message, { timeoutMs });
    await this.stopTemplate.judge(result, message);
    if (result.outcome === 'refused') await this.numbers.heed(wanted.to, 'whatsapp', result.reason);
    else await this.templates.note(wanted, message);
    return result;
  }

  private async claim(challengeId: string): Promise<boolean> {
    try {
      await this.sends.create({ _id: challengeId, state: 'sending', at: this.clock.now() });
      return true;
    } catch (error) {
      if (isDuplicateKey(error)) return false;
      throw error;
    }
  }
}
