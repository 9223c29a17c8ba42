import { Inject, Injectable } from '@nestjs/common';
import type { Channel } from '../kinds/notice-kind.js';
import { MAIL, type MessageProvider, SMS, WHATSAPP } from './message-provider.js';

/** Which provider carries what goes by a channel. */
@Injectable()
export class ChannelProviders {
  constructor(
    @Inject(WHATSAPP) private readonly whatsapp: MessageProvider,
    @Inject(SMS) private readonly sms: MessageProvider | null,
    @Inject(MAIL) private readonly mail: MessageProvider,
  ) {}

  /** Null: the firm sends no text messages. */
  of(channel: Channel): MessageProvider | null {
    return { whatsapp: this.whatsapp, sms: this.sms, email: this.mail }[channel];
  }
}
