import { RECEIVED_TEXT_MAX } from '@diwan/contracts/messages/received-messages/questions';
import { Clock } from '@diwan/service-kit/app/clock';
import { correlationId } from '@diwan/service-kit/app/correlation';
import { InTransaction } from '@diwan/service-kit/store/database';
import { Injectable } from '@nestjs/common';
import { WhatsappNumbers } from '../whatsapp-numbers/whatsapp-numbers.js';
import { keywordOf } from './keyword.rules.js';
import { ReceivedMessages } from './received-messages.js';

/** A message as the provider hands it over. */
export interface HandedOver {
  sid: string;
  from: string;
  text: string;
  payload: string | null;
  media: { url: string; contentType: string }[];
}

/** More attachments than WhatsApp sends with one message are not looked at. */
const MOST_MEDIA = 10;

/** Writes a message of somebody's down at once; what follows from it is done afterwards (`TakeInMessages`). */
@Injectable()
export class ReceiveMessage {
  constructor(
    private readonly messages: ReceivedMessages,
    private readonly numbers: WhatsappNumbers,
    private readonly inTransaction: InTransaction,
    private readonly clock: Clock,
  ) {}

  async run({ sid, from, text, payload, media }: HandedOver): Promise<void> {
    const message = {
      ...{ sid, from, payload, correlationId: correlationId() },
      text: text.slice(0, RECEIVED_TEXT_MAX),
      // Whoever taps a button says what the button says, not a word of ours.
      keyword: payload === null && media.length === 0 ? keywordOf(text) : null,
      media: media.slice(0, MOST_MEDIA).map(({ url, contentType }) => ({
        ...{ id: url.split('/').at(-1) ?? url, url, contentType, size: 0 },
        state: 'waiting' as const,
      })),
    };
    await this.inTransaction.run(async (session) => {
      // The same message again opens no window: it was written then.
      if (await this.messages.add(message, session)) await this.numbers.heardFrom(from, this.clock.now(), session);
    });
  }
}
