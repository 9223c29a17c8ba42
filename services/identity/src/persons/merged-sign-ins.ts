import { isStaff } from '@diwan/contracts/shared/role';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type ClientSession, type Model, type Types, trusted } from 'mongoose';
import { PersonRepository } from './person.repository.js';
import type { PersonRecord } from './person.schema.js';

/** Somebody whose phone was proven. */
export interface SigningIn {
  /** Whose account it opens. */
  person: PersonRecord;
  /** The merged record that has the phone; null: the person's own phone. */
  throughId: string | null;
}

/**
 * Whose account a phone opens: its holder's, or that of the client whose record took over the holder's (LEAD-08). Two records that were
 * merged may be two people, so no phone but their own opens the account of somebody who works for the firm.
 */
@Injectable()
export class MergedSignIns {
  constructor(
    private readonly repository: PersonRepository,
    @InjectModel('Person') private readonly people: Model<PersonRecord>,
  ) {}

  /** Null for a phone that nobody has. */
  async whoSignsIn(phone: string): Promise<SigningIn | null> {
    const holder = await this.repository.findByPhone(phone);
    if (holder === null) return null;
    const person = await this.openedBy(holder);
    return { person, throughId: person === holder ? null : holder._id.toHexString() };
  }

  /** The account that the phone of a record opens. Where that would be a colleague's, it is the record's own, as if the merge had left it so. */
  async openedBy(holder: PersonRecord): Promise<PersonRecord> {
    let person = holder;
    // Staff sign in as themselves.
    while (person.merged?.signsIn && !isStaff(person.roles)) {
      const into = await this.repository.findById(person.merged.into);
      if (into === null || isStaff(into.roles)) return holder;
      person = into;
    }
    return person;
  }

  /** Lets no phone but their own open a person's account from now on; answers the merged records, also those merged into these. */
  async end(into: Types.ObjectId, session: ClientSession): Promise<Types.ObjectId[]> {
    const ended: Types.ObjectId[] = [];
    for (let reached = [into]; reached.length > 0; ) {
      const rows = await this.people
        .find({ 'merged.into': trusted({ $in: reached }), 'merged.signsIn': true }, { _id: 1 }, { session })
        .lean();
      reached = rows.map(({ _id }) => _id);
      // What was taken off is not found again, so that this ends whatever points at what.
      await this.people.updateMany(
        { _id: trusted({ $in: reached }) },
        { $set: { 'merged.signsIn': false } },
        { session },
      );
      ended.push(...reached);
    }
    return ended;
  }
}
