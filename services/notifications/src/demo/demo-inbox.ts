import { Clock } from '@diwan/service-kit/clock';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { OutgoingMessage, SendResult } from '../messages/message.js';
import { bodyOf } from '../messages/templates.js';
import type { MessageProvider } from '../providers/message-provider.js';
import type { DemoMessageRecord } from './demo-message.schema.js';

/** Most messages shown at once. */
const SHOWN = 100;

/** Keeps messages for the demo's inbox page instead of sending them. Only made in demo mode, never in production (D-002). */
@Injectable()
export class DemoInbox implements MessageProvider {
  constructor(
    @InjectModel('DemoMessage') private readonly messages: Model<DemoMessageRecord>,
    private readonly clock: Clock,
  ) {}

  async send({ to, template, language, variables }: OutgoingMessage): Promise<SendResult> {
    const { _id } = await this.messages.create({
      to,
      template,
      language,
      variables,
      body: bodyOf(template, language, variables),
      status: 'delivered',
      createdAt: this.clock.now(),
    });
    return { outcome: 'accepted', providerId: String(_id) };
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
