import type { StaffInvitationState } from '@diwan/contracts/people/staff-invitations/http';
import { LANGUAGES, type Language } from '@diwan/contracts/shared/language';
import type { StaffRole } from '@diwan/contracts/shared/role';
import { Schema, type Types } from 'mongoose';
import type { SetUpCode } from '../persons/person.schema.js';

/** The states that are written; `expired` follows from the end and from who invited. */
export type StoredInvitationState = Exclude<StaffInvitationState, 'expired'>;

/** That an owner asked somebody to work for the firm (OFF-09). It gives nothing before it is accepted. */
export interface StaffInvitationRecord {
  _id: Types.ObjectId;
  /** Whom the owner meant, in their words. */
  name: string;
  phone: string;
  language: Language;
  roles: StaffRole[];
  state: StoredInvitationState;
  /** The owner who sent it last. */
  invitedBy: Types.ObjectId;
  sentAt: Date;
  /** What is accepted with, and until when. */
  setUpCode: SetUpCode;
  endedAt: Date | null;
  /** When it is forgotten. */
  forgetAt: Date;
  /** Counts what was sent and done. */
  version: number;
}

const text = { type: String, required: true };
const date = { type: Date, required: true };

export const StaffInvitationSchema = new Schema<StaffInvitationRecord>(
  {
    name: text,
    phone: text,
    language: { type: String, enum: LANGUAGES, required: true },
    roles: { type: [String], required: true },
    state: text,
    invitedBy: { type: Schema.Types.ObjectId, required: true },
    sentAt: date,
    setUpCode: { type: { hash: text, expiresAt: date }, _id: false, required: true },
    endedAt: { type: Date, default: null },
    forgetAt: date,
    version: { type: Number, default: 1 },
  },
  { collection: 'staff_invitations', versionKey: false },
);

// StaffInvitationRepository.insert, renew: nobody is invited twice at once.
StaffInvitationSchema.index({ phone: 1 }, { unique: true, partialFilterExpression: { state: 'pending' } });
// StaffInvitationRepository.removeAt.
StaffInvitationSchema.index({ phone: 1, state: 1 });
// StaffInvitationRepository.newest.
StaffInvitationSchema.index({ sentAt: -1 });
StaffInvitationSchema.index({ forgetAt: 1 }, { expireAfterSeconds: 0 });
