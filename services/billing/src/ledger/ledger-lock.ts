import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model } from 'mongoose';
import type { LedgerHead } from './ledger.schema.js';

/** Up to which day the ledger takes no entries any more. */
@Injectable()
export class LedgerLock {
  constructor(@InjectModel('LedgerHead') private readonly heads: Model<LedgerHead>) {}

  /** Null while it never was closed. */
  async closedUntil(): Promise<string | null> {
    const head = await this.heads.findById('head').lean<LedgerHead>();
    return head?.closedUntil ?? null;
  }

  /** Written in the row that every booking writes: whoever books meanwhile comes before or after it, never beside it. */
  async close(until: string | null, session: ClientSession): Promise<void> {
    const $set = { closedUntil: until };
    await this.heads.updateOne({ _id: 'head' }, { $set, $setOnInsert: { seq: 0 } }, { session, upsert: true });
  }
}
