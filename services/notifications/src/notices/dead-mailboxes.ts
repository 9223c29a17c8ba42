import { createHmac } from 'node:crypto';
import { Clock } from '@diwan/service-kit/app/clock';
import { CONFIG } from '@diwan/service-kit/app/config';
import { Inject, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { NotificationsConfig } from '../config.js';
import type { DeadMailboxRecord } from './dead-mailbox.schema.js';

/** Addresses that no more mail goes to, because their server refused one for good (NEWS-08): knocking again and again spoils our name. */
@Injectable()
export class DeadMailboxes {
  constructor(
    @InjectModel('DeadMailbox') private readonly mailboxes: Model<DeadMailboxRecord>,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: NotificationsConfig,
  ) {}

  async has(address: string): Promise<boolean> {
    return (await this.mailboxes.exists({ _id: this.hashOf(address) })) !== null;
  }

  async add(address: string): Promise<void> {
    await this.mailboxes.updateOne({ _id: this.hashOf(address) }, { $set: { at: this.clock.now() } }, { upsert: true });
  }

  private hashOf(address: string): string {
    return createHmac('sha256', this.config.SESSION_SECRET)
      .update(`mailbox ${address.toLowerCase()}`)
      .digest('base64url');
  }
}
