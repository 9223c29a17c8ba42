import type { InputOf } from '@diwan/contracts/http/endpoint';
import { receiveTwilioStatus } from '@diwan/contracts/messages/callbacks/http';
import { Endpoint, Input } from '@diwan/service-kit/http/endpoint';
import { Controller, Request } from '@nestjs/common';
import type { Request as HttpRequest } from 'express';
import { wentTo } from '../providers/whatsapp-address.js';
import { TwilioSignature } from '../sending/twilio-signature.js';
import { RecordMessageStatus } from './record-message-status.js';

/** Takes Twilio's status callbacks; nobody else's. */
@Controller()
export class TwilioCallbackController {
  constructor(
    private readonly recordStatus: RecordMessageStatus,
    private readonly signature: TwilioSignature,
  ) {}

  @Endpoint(receiveTwilioStatus)
  async receive(
    @Input() { query, body }: InputOf<typeof receiveTwilioStatus>,
    @Request() request: HttpRequest,
  ): Promise<void> {
    this.signature.demand(request, body);
    const { MessageSid: sid, MessageStatus: status, ErrorCode: errorCode, To: to } = body;
    if (!sid || !status) return;
    const told = { sid, status, errorCode: errorCode || null, messageKey: query.n ?? null, to: wentTo(to) };
    await this.recordStatus.run(told);
  }
}
