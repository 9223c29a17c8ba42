import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model, Types } from 'mongoose';
import type { PasskeyRecord } from './passkey.schema.js';

/** Nobody has more, so that lists need no pages. */
export const MOST_PASSKEYS = 20;

/** Keeps passkeys. Whoever adds or removes one counts it at its person in the same transaction (`FactorRepository.countPasskeys`). */
@Injectable()
export class PasskeyRepository {
  constructor(@InjectModel('Passkey') private readonly passkeys: Model<PasskeyRecord>) {}

  async find(credentialId: string): Promise<PasskeyRecord | null> {
    return this.passkeys.findOne({ credentialId }).lean();
  }

  /** A person's own, oldest first. */
  async listOf(personId: string | Types.ObjectId): Promise<PasskeyRecord[]> {
    return this.passkeys.find({ personId }).sort({ _id: 1 }).limit(MOST_PASSKEYS).lean();
  }

  /** Fails with E11000 when the credential is known. */
  async add(passkey: Omit<PasskeyRecord, '_id'>, session: ClientSession): Promise<PasskeyRecord> {
    const [created] = await this.passkeys.create([passkey], { session });
    if (created === undefined) throw new Error('The database answered an insert without the document.');
    return created.toObject();
  }

  /** Notes a use; false when it was used, or removed, since it was read. */
  async use({ _id, counter }: PasskeyRecord, newCounter: number, now: Date, session: ClientSession): Promise<boolean> {
    const { matchedCount } = await this.passkeys.updateOne(
      { _id, counter },
      { $set: { counter: newCounter, lastUsedAt: now } },
      { session },
    );
    return matchedCount === 1;
  }

  async rename(personId: string, id: string, name: string, session: ClientSession): Promise<PasskeyRecord | null> {
    return this.passkeys
      .findOneAndUpdate({ _id: id, personId }, { $set: { name } }, { session, returnDocument: 'after' })
      .lean();
  }

  /** Removes one of a person's own; false when they have none such. */
  async remove(personId: string, id: string, session: ClientSession): Promise<boolean> {
    return (await this.passkeys.deleteOne({ _id: id, personId }, { session })).deletedCount === 1;
  }

  async removeAll(personId: Types.ObjectId, session: ClientSession): Promise<void> {
    await this.passkeys.deleteMany({ personId }, { session });
  }
}
