import type { Language } from '@diwan/contracts/shared/language';
import { InTransaction } from '@diwan/service-kit/store/database';
import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import type { SendResult } from '../messages/message.js';
import { HEARD, STOPPED } from './message-template.machine.js';
import { MessageTemplateRepository } from './message-template.repository.js';
import { MoveLiveVersion } from './move-live-version.js';
import { MoveTemplate } from './move-template.js';

/** Errors of sending that are about the template, and where they bring it (whatsapp.md, error handling table). */
const STOPS = {
  twilio_63041: HEARD.paused,
  twilio_63042: HEARD.disabled,
  twilio_63013: HEARD.rejected,
  twilio_63021: HEARD.rejected,
} as const;

/** What a message went by; without a content SID: by whatever version was in use. */
interface SentBy {
  template: string;
  language: Language;
  contentSid?: string | null;
}

/** Whether an error of sending is about the template, not about its person. */
const isAboutTemplate = (reason: string): reason is keyof typeof STOPS => reason in STOPS;

/** Takes a template out of use as soon as a message says that WhatsApp does not take it any more. */
@Injectable()
export class StopTemplate {
  constructor(
    private readonly templates: MessageTemplateRepository,
    private readonly moveTemplate: MoveTemplate,
    private readonly moveLiveVersion: MoveLiveVersion,
    private readonly inTransaction: InTransaction,
  ) {}

  /** What becomes of an attempt: refused for its template, it goes again by another one. */
  async judge(result: SendResult, by: SentBy): Promise<SendResult> {
    if (result.outcome !== 'refused' || result.retry) return result;
    const { reason } = result;
    const stopped = await this.inTransaction.run((session) => this.within(reason, by, session));
    return stopped ? { outcome: 'refused', retry: true, reason } : result;
  }

  /** Stops the template in an open transaction when the reason is about it; whether it is stopped now. */
  async within(
    reason: string,
    { template: name, language, contentSid }: SentBy,
    session: ClientSession,
  ): Promise<boolean> {
    if (!isAboutTemplate(reason)) return false;
    const row = await this.templates.find({ name, language }, session);
    if (row === null) return false;
    const move = STOPS[reason];
    if (contentSid && row.live?.contentSid === contentSid) {
      // Whether it has ended is asked of the provider: what one message says may pass.
      await this.moveLiveVersion.run(row, { status: 'paused', reason }, session);
      return true;
    }
    // A version that is in use no more: what is in use may be sent.
    if (contentSid && row.contentSid !== contentSid) return true;
    if (row.state !== 'approved') return STOPPED.includes(row.state);
    return (await this.moveTemplate.run(row, move, { reason }, null, session)) !== null;
  }
}
