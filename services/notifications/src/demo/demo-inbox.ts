import { Clock } from '@diwan/service-kit/app/clock';
import { isDuplicateKey } from '@diwan/service-kit/http/domain-error';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { Channel } from '../kinds/notice-kind.js';
import type { OutgoingMessage, SendResult } from '../messages/message.js';
import { smsText } from '../messages/sms-text.js';
import { bodyOf, buttonsOf } from '../messages/templates.js';
import type { MessageProvider, ProviderWord, SoughtMessage } from '../providers/message-provider.js';
import type { DemoMessageRecord } from './demo-message.schema.js';

/** Most messages shown at once. */
const SHOWN = 100;

/** Keeps messages for the demo's inbox page instead of sending them. Only made in demo mode, never in production (D-002). */
@Injectable()
export class DemoInbox {
  constructor(
    @InjectModel('DemoMessage') private readonly messages: Model<DemoMessageRecord>,
    private readonly clock: Clock,
  ) {}

  /** Takes the place of the provider of a channel. */
  by(channel: Channel): Required<MessageProvider> {
    return { send: (message) => this.send(channel, message), lookUp: (sought) => this.lookUp(sought) };
  }

  /** The same reference is taken once, however often it comes. */
  private async send(
    channel: Channel,
    { to, template, language, variables, dedupeKey }: OutgoingMessage,
  ): Promise<SendResult> {
    const message = {
      to,
      channel,
      template,
      language,
      variables,
      body: channel === 'sms' ? smsText(template, language, variables) : bodyOf(template, language, variables),
      status: 'delivered',
      buttons: channel === 'whatsapp' ? buttonsOf(template, language, variables) : [],
      createdAt: this.clock.now(),
    };
    const write = () =>
      this.messages
        .findOneAndUpdate({ dedupeKey }, { $setOnInsert: message }, { upsert: true, returnDocument: 'after' })
        .lean<DemoMessageRecord>();
    // Two that insert at once: the later one then finds the row.
    const taken = await write().catch((error: unknown) => (isDuplicateKey(error) ? write() : Promise.reject(error)));
    return { outcome: 'accepted', providerId: String(taken?._id) };
  }

  private async lookUp({ dedupeKey }: SoughtMessage): Promise<ProviderWord> {
    const found = await this.messages.findOne({ dedupeKey }).lean<DemoMessageRecord>();
    return found ? { has: [String(found._id)] } : 'never-had-it';
  }

  /** Messages to an address or to all, newest first. */
  async read(to: string | undefined): Promise<DemoMessageRecord[]> {
    return this.messages
      .find(to === undefined ? {} : { to })
      .sort({ createdAt: -1, _id: -1 })
      .limit(SHOWN)
      .lean<DemoMessageRecord[]>();
  }
}
