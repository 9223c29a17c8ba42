import { ownNumber } from '@diwan/contracts/messages/own-number/questions';
import { CONFIG } from '@diwan/service-kit/app/config';
import { Answers } from '@diwan/service-kit/rpc/rpc';
import { Inject, Injectable } from '@nestjs/common';
import type * as z from 'zod/mini';
import { hasDemoInbox, type NotificationsConfig } from '../config.js';

/** Says where people write to us. A messaging service (`MG…`) has several numbers, of which one is named by `TWILIO_NUMBER`. */
@Injectable()
export class OwnNumberAnswer {
  constructor(@Inject(CONFIG) private readonly config: NotificationsConfig) {}

  @Answers(ownNumber)
  answer(): z.output<typeof ownNumber.output> {
    const { TWILIO_NUMBER, TWILIO_SENDER } = this.config;
    const number = TWILIO_NUMBER ?? (TWILIO_SENDER?.startsWith('+') ? TWILIO_SENDER : null);
    if (number !== null) return { writeTo: `https://wa.me/${number.slice(1)}?text=`, number };
    const demo = TWILIO_SENDER === undefined && hasDemoInbox(this.config);
    return { writeTo: demo ? '/dev/inbox?say=' : null, number: null };
  }
}
