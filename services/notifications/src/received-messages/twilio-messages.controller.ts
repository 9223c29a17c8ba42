import type { InputOf } from '@diwan/contracts/http/endpoint';
import { receiveTwilioMessage } from '@diwan/contracts/messages/received-messages/http';
import { Endpoint, Input } from '@diwan/service-kit/http/endpoint';
import { Controller, Request } from '@nestjs/common';
import type { Request as HttpRequest } from 'express';
import { numberOf } from '../providers/whatsapp-address.js';
import { TwilioSignature } from '../sending/twilio-signature.js';
import { ReceiveMessage } from './receive-message.js';

/** Takes what people write to our WhatsApp number from Twilio; from nobody else. */
@Controller()
export class TwilioMessagesController {
  constructor(
    private readonly receiveMessage: ReceiveMessage,
    private readonly signature: TwilioSignature,
  ) {}

  @Endpoint(receiveTwilioMessage)
  async receive(
    @Input() { body }: InputOf<typeof receiveTwilioMessage>,
    @Request() request: HttpRequest,
  ): Promise<void> {
    this.signature.demand(request, body);
    const { MessageSid: sid, From, Body: text = '', ButtonPayload, ListId } = body;
    const from = numberOf(From);
    if (!sid || from === null) return;
    await this.receiveMessage.run({ sid, from, text, payload: ButtonPayload || ListId || null, media: mediaOf(body) });
  }
}

function mediaOf(form: Record<string, string>) {
  const count = Number(form.NumMedia ?? 0);
  return Array.from({ length: Number.isInteger(count) ? Math.max(0, Math.min(count, 10)) : 0 }, (_, n) => ({
    url: form[`MediaUrl${n}`] ?? '',
    contentType: form[`MediaContentType${n}`] ?? '',
  })).filter(({ url }) => url !== '');
}
