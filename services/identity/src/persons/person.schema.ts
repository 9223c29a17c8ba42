import type { ClientType } from '@diwan/contracts/people/clients/http';
import { LANGUAGES, type Language } from '@diwan/contracts/shared/language';
import type { Money } from '@diwan/contracts/shared/money';
import { STAFF_ROLES, type StaffRole } from '@diwan/contracts/shared/role';
import { Schema, type Types } from 'mongoose';
import type * as z from 'zod/mini';

/** What the firm keeps about a person who is its client. */
export interface ClientRecord {
  since: Date;
  clientType: z.infer<typeof ClientType>;
  businessRegistration: string | null;
  taxId: string | null;
  emergencyContact: string | null;
  notes: string;
  hourlyRate: Money | null;
  retainer: Money | null;
  /** See search-keys.ts. */
  searchKeys: string[];
}

/** What a person said about a kind of message, as proof: what, when and where (NOT-04). */
export interface MessageWish {
  allowed: boolean;
  at: Date;
  how: 'portal';
}

/** An authenticator app. It counts once `confirmedAt` is set. */
export interface SecondFactorRecord {
  /** Shared secret, sealed with the key of the deployment. */
  sealedSecret: string;
  confirmedAt: Date | null;
  /** Last time step a code was accepted for; an older or equal one is a replay. */
  lastStep: number;
}

/** A number whose holder typed the code that was sent to it. */
export interface ProvenNumber {
  number: string;
  at: Date;
}

/**
 * A person is one telephone number: whoever proves to hold it signs in as this person. Contacts have neither `client` nor `roles`;
 * a person becomes a client when the firm says so, and staff when an owner gives roles. The id is the same in all of these parts
 * and is what other services call `clientId` or `personId`.
 */
export interface PersonRecord {
  _id: Types.ObjectId;
  phone: string;
  name: string;
  language: Language;
  email: string | null;
  address: string | null;
  /** As stated by the person or staff. One that differs from `phone` receives nothing until it is proven (D-011). */
  whatsappNumber: string | null;
  /** The WhatsApp number that the person proved by a code; it counts only while it is `whatsappNumber`. */
  provenWhatsapp?: ProvenNumber | null;
  roles: StaffRole[];
  /** When the phone was first proven by a code; null for people whom only staff entered. */
  verifiedAt: Date | null;
  lastSignInAt: Date | null;
  secondFactor: SecondFactorRecord | null;
  /** Notices about their own file; null and absent: they never said anything, so they get them. */
  fileMessages?: MessageWish | null;
  /** How many passkeys they have: a second factor too. */
  passkeyCount: number;
  /** Keyed hashes of the recovery codes that are left. */
  recoveryCodes: string[];
  /** Counts changes of the roles (D-129). */
  rolesVersion: number;
  client: ClientRecord | null;
  createdAt: Date;
  /** Counts changes by staff, for the check that nobody else changed it in the meantime (D-129). */
  version: number;
}

const money = { type: { amountMinor: Number, currency: String }, _id: false, default: null };
const optionalText = { type: String, default: null };

const clientSchema = new Schema<ClientRecord>(
  {
    since: { type: Date, required: true },
    clientType: { type: String, required: true },
    businessRegistration: optionalText,
    taxId: optionalText,
    emergencyContact: optionalText,
    notes: { type: String, default: '' },
    hourlyRate: money,
    retainer: money,
    searchKeys: { type: [String], required: true },
  },
  { _id: false },
);

const secondFactorSchema = new Schema<SecondFactorRecord>(
  {
    sealedSecret: { type: String, required: true },
    confirmedAt: { type: Date, default: null },
    lastStep: { type: Number, required: true },
  },
  { _id: false },
);

export const personSchema = new Schema<PersonRecord>(
  {
    phone: { type: String, required: true },
    name: { type: String, required: true },
    language: { type: String, enum: LANGUAGES, required: true },
    email: optionalText,
    address: optionalText,
    whatsappNumber: optionalText,
    provenWhatsapp: {
      type: new Schema<ProvenNumber>(
        { number: { type: String, required: true }, at: { type: Date, required: true } },
        { _id: false },
      ),
      default: null,
    },
    roles: { type: [{ type: String, enum: STAFF_ROLES }], default: [] },
    verifiedAt: { type: Date, default: null },
    lastSignInAt: { type: Date, default: null },
    secondFactor: { type: secondFactorSchema, default: null },
    fileMessages: {
      type: new Schema<MessageWish>(
        {
          allowed: { type: Boolean, required: true },
          at: { type: Date, required: true },
          how: { type: String, required: true },
        },
        { _id: false },
      ),
      default: null,
    },
    passkeyCount: { type: Number, default: 0 },
    recoveryCodes: { type: [String], default: [] },
    rolesVersion: { type: Number, default: 1 },
    client: { type: clientSchema, default: null },
    createdAt: { type: Date, required: true },
    version: { type: Number, default: 1 },
  },
  { collection: 'people', versionKey: false },
);

// PersonRepository.findByPhone; one person per number (D-017).
personSchema.index({ phone: 1 }, { unique: true });
// PersonRepository.listStaff, countOwners, staffWithRoles.
personSchema.index({ roles: 1, _id: 1 });
// ClientRepository.list without a search.
personSchema.index({ 'client.since': -1, _id: -1 });
// ClientRepository.list with a search, findIds.
personSchema.index({ 'client.searchKeys': 1 });
