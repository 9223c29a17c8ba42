import { sendsSms } from '@diwan/contracts/messages/sending/questions';
import { Answers } from '@diwan/service-kit/rpc/rpc';
import { Inject, Injectable } from '@nestjs/common';
import type * as z from 'zod/mini';
import { type MessageProvider, SMS } from '../providers/message-provider.js';

/** Says whether people can be offered text messages. */
@Injectable()
export class SendsSmsAnswer {
  constructor(@Inject(SMS) private readonly sms: MessageProvider | null) {}

  @Answers(sendsSms)
  answer(): z.output<typeof sendsSms.output> {
    return { sendsSms: this.sms !== null };
  }
}
