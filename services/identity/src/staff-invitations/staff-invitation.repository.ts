import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type ClientSession, type Model, Types, trusted } from 'mongoose';
import type { InvitationMove } from './staff-invitation.machine.js';
import type { StaffInvitationRecord } from './staff-invitation.schema.js';

/** Owners see so many at most. */
const MOST_LISTED = 200;

/** What is written when it is sent, the first time or again. */
export type SentInvitation = Pick<StaffInvitationRecord, 'invitedBy' | 'sentAt' | 'setUpCode' | 'forgetAt'>;
export type NewInvitation = SentInvitation &
  Pick<StaffInvitationRecord, '_id' | 'name' | 'phone' | 'language' | 'roles'>;

/** Keeps invitations of staff. */
@Injectable()
export class StaffInvitationRepository {
  constructor(@InjectModel('StaffInvitation') private readonly invitations: Model<StaffInvitationRecord>) {}

  newest(): Promise<StaffInvitationRecord[]> {
    return this.invitations.find().sort({ sentAt: -1 }).limit(MOST_LISTED).lean<StaffInvitationRecord[]>();
  }

  findById(id: string, session?: ClientSession): Promise<StaffInvitationRecord | null> {
    return this.invitations.findById(new Types.ObjectId(id), null, { session }).lean<StaffInvitationRecord>();
  }

  /** The one that waits for the holder of a phone, though its end may have come. */
  pendingAt(phone: string, session: ClientSession): Promise<StaffInvitationRecord | null> {
    return this.invitations.findOne({ phone, state: 'pending' }, null, { session }).lean<StaffInvitationRecord>();
  }

  /** Forgets what was ever sent to a phone. */
  async removeAt(phone: string, session: ClientSession): Promise<void> {
    await this.invitations.deleteMany({ phone }, { session });
  }

  /** Throws a duplicate key when one is pending for the phone. */
  async insert(fields: NewInvitation, session: ClientSession): Promise<StaffInvitationRecord> {
    const [created] = await this.invitations.create([{ ...fields, state: 'pending' }], { session });
    if (!created) throw new Error('The database answered an insert without the document.');
    return created.toObject();
  }

  /** Sends a pending one again; null when somebody else did something with it before. */
  renew(
    { _id, version }: StaffInvitationRecord,
    sent: SentInvitation,
    session: ClientSession,
  ): Promise<StaffInvitationRecord | null> {
    return this.invitations
      .findOneAndUpdate(
        { _id, version, state: 'pending' },
        { $set: sent, $inc: { version: 1 } },
        { session, returnDocument: 'after' },
      )
      .lean<StaffInvitationRecord>();
  }

  /** Makes a move from the version that was read; null when somebody else did something with it before. */
  move(
    { _id, version }: StaffInvitationRecord,
    { from, to }: InvitationMove,
    ended: Pick<StaffInvitationRecord, 'endedAt' | 'forgetAt'>,
    session: ClientSession,
  ): Promise<StaffInvitationRecord | null> {
    return this.invitations
      .findOneAndUpdate(
        { _id, version, state: trusted({ $in: [...from] }) },
        { $set: { ...ended, state: to }, $inc: { version: 1 } },
        { session, returnDocument: 'after' },
      )
      .lean<StaffInvitationRecord>();
  }
}
