import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type ClientSession, type Model, trusted } from 'mongoose';
import type { FollowUpRecord, ReminderWishRecord } from './follow-up.schema.js';

/** Stored promises, reminders and wishes to be reminded. */
@Injectable()
export class FollowUpRepository {
  constructor(
    @InjectModel('InvoiceFollowUp') private readonly followUps: Model<FollowUpRecord>,
    @InjectModel('ReminderWish') private readonly wishes: Model<ReminderWishRecord>,
  ) {}

  of(invoiceId: string): Promise<FollowUpRecord | null> {
    return this.followUps.findById(invoiceId).lean<FollowUpRecord>();
  }

  /** By invoice. */
  async some(invoiceIds: readonly string[]): Promise<Map<string, FollowUpRecord>> {
    const rows = await this.followUps.find({ _id: trusted({ $in: [...invoiceIds] }) }).lean<FollowUpRecord[]>();
    return new Map(rows.map((row) => [row._id, row]));
  }

  /** A later promise takes the place of an earlier one. */
  promise(invoiceId: string, promisedFor: string, promisedAt: Date, session: ClientSession) {
    const update = { $set: { promisedFor, promisedAt } };
    return this.followUps
      .findByIdAndUpdate(invoiceId, update, { session, upsert: true, returnDocument: 'after' })
      .lean<FollowUpRecord>();
  }

  /** Whether anybody is to be reminded of an invoice. */
  silence(invoiceId: string, isSilent: boolean, session: ClientSession) {
    return this.followUps
      .findByIdAndUpdate(invoiceId, { $set: { isSilent } }, { session, upsert: true, returnDocument: 'after' })
      .lean<FollowUpRecord>();
  }

  /** Notes that a step was told; false when it had been. Two instances at once: the later one fails, and finds it told at its next look. */
  async tell(invoiceId: string, told: FollowUpRecord['told'][number], session: ClientSession): Promise<boolean> {
    const untold = { _id: invoiceId, 'told.key': trusted({ $ne: told.key }) };
    const noted = await this.followUps.updateOne(untold, { $push: { told } }, { session });
    if (noted.modifiedCount > 0) return true;
    if (await this.followUps.exists({ _id: invoiceId }).session(session)) return false;
    await this.followUps.create([{ _id: invoiceId, told: [told] }], { session });
    return true;
  }

  async wishOf(clientId: string, session: ClientSession | null = null): Promise<ReminderWishRecord> {
    const stored = await this.wishes.findById(clientId, null, { session }).lean<ReminderWishRecord>();
    return stored ?? { _id: clientId, isReminded: true, version: 0 };
  }

  /** Which of some clients want no reminders. */
  async unwilling(clientIds: readonly string[]): Promise<Set<string>> {
    const rows = await this.wishes
      .find({ _id: trusted({ $in: [...new Set(clientIds)] }), isReminded: false })
      .lean<ReminderWishRecord[]>();
    return new Set(rows.map(({ _id }) => _id));
  }

  /** Writes if the stored version is the one that was seen; null when it is not. */
  async wish(
    clientId: string,
    { isReminded, version }: { isReminded: boolean; version: number },
    session: ClientSession,
  ): Promise<ReminderWishRecord | null> {
    if (version === 0) {
      const [created] = await this.wishes.create([{ _id: clientId, isReminded, version: 1 }], { session });
      return created?.toObject<ReminderWishRecord>() ?? null;
    }
    const update = { $set: { isReminded }, $inc: { version: 1 } };
    return this.wishes
      .findOneAndUpdate({ _id: clientId, version }, update, { session, returnDocument: 'after' })
      .lean<ReminderWishRecord>();
  }
}
