import type { DelegationScope } from '@diwan/contracts/people/delegations/delegation-scope';
import { LANGUAGES, type Language } from '@diwan/contracts/shared/language';
import { Schema, type Types } from 'mongoose';
import type { StoredDelegationState } from './delegation.machine.js';

/** Who ended a delegation before its last day. */
export type EndedBy = 'client' | 'delegate' | 'firm';

/** That a client lets somebody look at parts of their file until a day (PORT-10). It is never written anew: other scopes are another one. */
export interface DelegationRecord {
  _id: Types.ObjectId;
  clientId: Types.ObjectId;
  /** Whom the client meant: the phone, and the name and relation in the client's words. */
  phone: string;
  name: string;
  relation: string;
  /** What the first message is written in; later ones follow the delegate's account. */
  language: Language;
  /** The person who accepted; null until then. */
  delegateId: Types.ObjectId | null;
  scopes: DelegationScope[];
  /** Null: all cases, later ones too. */
  caseIds: string[] | null;
  /** The last day in Beirut on which it holds, and the moment after it. */
  lastDay: string;
  endsAt: Date;
  state: StoredDelegationState;
  createdAt: Date;
  acceptedAt: Date | null;
  endedAt: Date | null;
  endedBy: EndedBy | null;
  /** Counts moves (D-129). */
  version: number;
}

const id = { type: Schema.Types.ObjectId, required: true };
const text = { type: String, required: true };
const optionalDate = { type: Date, default: null };

export const DelegationSchema = new Schema<DelegationRecord>(
  {
    clientId: id,
    phone: text,
    name: text,
    relation: text,
    language: { type: String, enum: LANGUAGES, required: true },
    delegateId: { type: Schema.Types.ObjectId, default: null },
    scopes: { type: [String], required: true },
    caseIds: { type: [String], default: null },
    lastDay: text,
    endsAt: { type: Date, required: true },
    state: text,
    createdAt: { type: Date, required: true },
    acceptedAt: optionalDate,
    endedAt: optionalDate,
    endedBy: { type: String, default: null },
    version: { type: Number, default: 1 },
  },
  { collection: 'delegations', versionKey: false },
);

// DelegationRepository.ofClient, liveOf, ofClientOne.
DelegationSchema.index({ clientId: 1, createdAt: -1 });
// DelegationRepository.offeredTo: by the phone, until somebody has accepted.
DelegationSchema.index({ phone: 1, state: 1, createdAt: -1 });
// DelegationRepository.heldBy.
DelegationSchema.index({ delegateId: 1, createdAt: -1 });
// ReckonEnds.run: those that still hold.
DelegationSchema.index({ state: 1, endsAt: 1 });
