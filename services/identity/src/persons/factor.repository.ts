import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type ClientSession, type Model, type Types, trusted } from 'mongoose';
import type { PersonRecord, SecondFactorRecord, SetUpCode } from './person.schema.js';

/** What people confirm with besides their phone, as their records keep it. Passkeys have a store of their own and are counted here. */
@Injectable()
export class FactorRepository {
  constructor(@InjectModel('Person') private readonly people: Model<PersonRecord>) {}

  /** Stores an authenticator that is being set up; false when a confirmed one is there. */
  async beginSecondFactor(id: Types.ObjectId, sealedSecret: string, session: ClientSession): Promise<boolean> {
    const secondFactor: SecondFactorRecord = { sealedSecret, confirmedAt: null, lastStep: 0 };
    const { matchedCount } = await this.people.updateOne(
      { _id: id, 'secondFactor.confirmedAt': null },
      { $set: { secondFactor } },
      { session },
    );
    return matchedCount === 1;
  }

  /** Keeps the recovery codes that come with the first second factor, for which the set-up code was. */
  async setRecoveryCodes(id: Types.ObjectId, recoveryCodes: readonly string[], session: ClientSession): Promise<void> {
    await this.people.updateOne({ _id: id }, { $set: { recoveryCodes, setUpCode: null } }, { session });
  }

  /** What they set up a first second factor with from now on. */
  async setSetUpCode(id: Types.ObjectId, setUpCode: SetUpCode, session: ClientSession): Promise<void> {
    await this.people.updateOne({ _id: id }, { $set: { setUpCode } }, { session });
  }

  /** Spends a recovery code, by its hash; false when there is none such. */
  async useRecoveryCode(id: Types.ObjectId, hash: string, session: ClientSession): Promise<boolean> {
    const { modifiedCount } = await this.people.updateOne(
      { _id: id, recoveryCodes: hash },
      { $pull: { recoveryCodes: hash } },
      { session },
    );
    return modifiedCount === 1;
  }

  /** Counts passkeys that are added to or taken from a person in the same transaction. */
  async countPasskeys(id: Types.ObjectId, change: 1 | -1, session: ClientSession): Promise<void> {
    await this.people.updateOne({ _id: id }, { $inc: { passkeyCount: change } }, { session });
  }

  /** Takes everything of a person that could be a second factor; their passkeys go with `PasskeyRepository.removeAll`. */
  async removeSecondFactor(id: Types.ObjectId, session: ClientSession): Promise<void> {
    await this.people.updateOne(
      { _id: id },
      { $set: { secondFactor: null, recoveryCodes: [], passkeyCount: 0, setUpCode: null } },
      { session },
    );
  }

  /** Spends a time step of the authenticator with this secret; false when it, or a later one, was spent before. */
  async useStep(
    { _id, secondFactor }: PersonRecord,
    step: number,
    now: Date,
    session: ClientSession,
  ): Promise<boolean> {
    const { modifiedCount } = await this.people.updateOne(
      {
        _id,
        'secondFactor.sealedSecret': secondFactor?.sealedSecret,
        'secondFactor.lastStep': trusted({ $lt: step }),
      },
      { $set: { 'secondFactor.lastStep': step, 'secondFactor.confirmedAt': secondFactor?.confirmedAt ?? now } },
      { session },
    );
    return modifiedCount === 1;
  }
}
