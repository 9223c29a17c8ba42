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
import { MAIL, type MessageProvider, WHATSAPP } from '../providers/message-provider.js';
import { StopTemplate } from '../templates/stop-template.js';
import { TemplatesForSending } from '../templates/templates-for-sending.js';
import type { CodeSendRecord } from './code-send.schema.js';

/** A code is worth little late: the provider gets this long, in milliseconds; the caller waits a little longer. */
const PATIENCE = 4000;

const STATES = { accepted: 'sent', refused: 'refused', unclear: 'unknown' } as const satisfies Record<
  SendResult['outcome'],
  CodeSendRecord['state']
>;

/** How a provider knows a code; comes back in its status callbacks. */
export const CODE_KEY = 'code-';

/**
 * Sends a one-time code at once and once: the code goes straight to the provider, and what is written down has neither code nor phone.
 * The same challenge is never sent twice; the person asks again (REL-02).
 */
@Injectable()
export class SendCodeAnswer {
  constructor(
    @InjectModel('CodeSend') private readonly sends: Model<CodeSendRecord>,
    @Inject(WHATSAPP) private readonly whatsapp: MessageProvider,
    @Inject(MAIL) private readonly mail: MessageProvider,
    private readonly templates: TemplatesForSending,
    private readonly stopTemplate: StopTemplate,
    private readonly clock: Clock,
    private readonly log: Log,
  ) {}

  @Answers(sendCode)
  async answer({
    to,
    code,
    language,
    challengeId,
  }: z.infer<typeof sendCode.input>): Promise<z.infer<typeof sendCode.output>> {
    if (!(await this.claim(challengeId))) return { accepted: false };
    const dedupeKey = `${CODE_KEY}${challengeId}`;
    const message = { to, template: 'otp_login', language, variables: { code }, dedupeKey } as const;
    const result = to.includes('@')
      ? await this.mail.send(message, { timeoutMs: PATIENCE })
      : await this.byWhatsApp(message);
    const reason = 'reason' in result ? result.reason : null;
    const providerId = result.outcome === 'accepted' ? result.providerId : null;
    await this.sends.updateOne({ _id: challengeId }, { $set: { state: STATES[result.outcome], reason, providerId } });
    const accepted = result.outcome === 'accepted';
    this.log.write(accepted ? 'info' : 'warn', `code.${STATES[result.outcome]}`, { challengeId, reason });
    return { accepted };
  }

  /** By the approved template of codes alone: no other says a code. */
  private async byWhatsApp(wanted: OutgoingMessage): Promise<SendResult> {
    const message = await this.templates.choose(wanted);
    if (message === null) {
      await this.templates.note(wanted, null);
      return { outcome: 'refused', retry: false, reason: 'no_template' };
    }
    const result = await this.whatsapp.send(message, { timeoutMs: PATIENCE });
    await this.stopTemplate.judge(result, message);
    if (result.outcome !== 'refused') await this.templates.note(wanted, message);
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
