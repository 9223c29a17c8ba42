import type { Language } from '@diwan/contracts/shared/language';
import { InTransaction } from '@diwan/service-kit/store/database';
import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import type { SendResult } from '../messages/message.js';
import { HEARD, STOPPED } from './message-template.machine.js';
import { MessageTemplateRepository } from './message-template.repository.js';
import { MoveTemplate } from './move-template.js';

/** Errors of sending that are about the template, and where they bring it (whatsapp.md, error handling table). */
const STOPS = {
  twilio_63041: HEARD.paused,
  twilio_63042: HEARD.disabled,
  twilio_63013: HEARD.rejected,
  twilio_63021: HEARD.rejected,
} as const;

/** Whether an error of sending is about the template, not about its person. */
const isAboutTemplate = (reason: string): reason is keyof typeof STOPS => reason in STOPS;

/** Takes a template out of use as soon as a message says that WhatsApp does not take it any more. */
@Injectable()
export class StopTemplate {
  constructor(
    private readonly templates: MessageTemplateRepository,
    private readonly moveTemplate: MoveTemplate,
    private readonly inTransaction: InTransaction,
  ) {}

  /** What becomes of an attempt: refused for its template, it goes again by another one. */
  async judge(result: SendResult, by: { template: string; language: Language }): Promise<SendResult> {
    if (result.outcome !== 'refused' || result.retry) return result;
    const { reason } = result;
    const stopped = await this.inTransaction.run((session) => this.within(reason, by, session));
    return stopped ? { outcome: 'refused', retry: true, reason } : result;
  }

  /** Stops the template in an open transaction when the reason is about it; whether it is stopped now. */
  async within(
    reason: string,
    { template: name, language }: { template: string; language: Language },
    session: ClientSession,
  ): Promise<boolean> {
    if (!isAboutTemplate(reason)) return false;
    const row = await this.templates.find({ name, language }, session);
    if (row?.state !== 'approved') return row !== null && STOPPED.includes(row.state);
    return (await this.moveTemplate.run(row, STOPS[reason], { reason }, null, session)) !== null;
  }
}
