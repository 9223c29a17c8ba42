import { sum } from '@diwan/contracts/money/amounts/rounding';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type ClientSession, type Model, trusted } from 'mongoose';
import type { LedgerClient, LedgerLastDay } from './ledger.schema.js';

/** When anything was booked for a client last, and for how many a day is the last one. */
@Injectable()
export class LastDays {
  constructor(
    @InjectModel('LedgerClient') private readonly clients: Model<LedgerClient>,
    @InjectModel('LedgerLastDay') private readonly days: Model<LedgerLastDay>,
  ) {}

  /** Something is booked for a client on a day, perhaps an earlier one than their last. */
  async booked(clientId: string, day: string, session: ClientSession): Promise<void> {
    const before = await this.clients
      .findOneAndUpdate(
        { _id: clientId },
        { $max: { lastDay: day } },
        { session, upsert: true, returnDocument: 'before' },
      )
      .lean<LedgerClient>();
    if (before && before.lastDay >= day) return;
    if (before) await this.days.updateOne({ _id: before.lastDay }, { $inc: { clients: -1 } }, { session });
    await this.days.updateOne({ _id: day }, { $inc: { clients: 1 } }, { session, upsert: true });
  }

  /** The day of the last entry that names a client, `YYYY-MM-DD`; null: there is none. */
  async of(clientId: string): Promise<string | null> {
    return (await this.clients.findById(clientId).lean<LedgerClient>())?.lastDay ?? null;
  }

  /** For how many clients anything was booked on a day or after it. */
  async countSince(day: string): Promise<number> {
    const days = await this.days.find({ _id: trusted({ $gte: day }) }).lean<LedgerLastDay[]>();
    return sum(days.map(({ clients }) => clients));
  }

  /** For how many of some clients. */
  countAmong(clientIds: readonly string[], day: string): Promise<number> {
    return this.clients.countDocuments({ _id: trusted({ $in: [...clientIds] }), lastDay: trusted({ $gte: day }) });
  }
}
