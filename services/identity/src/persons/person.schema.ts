import type { QuietHours } from '@diwan/contracts/messages/preferences/quiet-hours';
import { MessageChannel, type MessageTopic } from '@diwan/contracts/messages/preferences/topics';
import type { ClientShelf, ClientType } from '@diwan/contracts/people/clients/http';
import type { ClientNames } from '@diwan/contracts/people/clients/names';
import { LANGUAGES, type Language } from '@diwan/contracts/shared/language';
import type { Money } from '@diwan/contracts/shared/money';
import { STAFF_ROLES, type StaffRole } from '@diwan/contracts/shared/role';
import { Schema, type Types } from 'mongoose';
import type * as z from 'zod/mini';

/** What the firm keeps about a person who is its client. */
export interface ClientRecord {
  since: Date;
  /** In both scripts; absent where nobody entered them. */
  names?: ClientNames;
  clientType: z.infer<typeof ClientType>;
  businessRegistration: string | null;
  taxId: string | null;
  emergencyContact: string | null;
  notes: string;
  hourlyRate: Money | null;
  retainer: Money | null;
  /** See search-keys.ts. */
  searchKeys: string[];
  /** Put aside; null and absent: kept. */
  shelf?: ClientShelf | null;
  shelvedAt?: Date | null;
}

/** What a person said about a kind of message, as proof: what, when and where (NOT-04). */
export interface MessageWish {
  allowed: boolean;
  at: Date;
  how: 'portal';
  /** Version of the text beside the choice; absent on wishes before versions were kept. */
  text?: string | null;
}

/** The same, of one topic and channel. */
export interface TopicWish extends MessageWish {
  topic: MessageTopic;
  channel: MessageChannel;
}

/** When a person wants nothing that can wait, and when they said so; without hours: at no time. */
export interface QuietWish {
  hours: QuietHours | null;
  at: Date;
}

/** Whose file a person's own was merged into, and whether their phone opens it. */
export interface MergedInto {
  into: Types.ObjectId;
  signsIn: boolean;
}

/** An authenticator app. It counts once `confirmedAt` is set. */
export interface SecondFactorRecord {
  /** Shared secret, sealed with the key of the deployment. */
  sealedSecret: string;
  confirmedAt: Date | null;
  /** Last time step a code was accepted for; an older or equal one is a replay. */
  lastStep: number;
}

/** A code that an owner gave to somebody of the staff, see `second-factor/set-up-code.ts`. */
export interface SetUpCode {
  hash: string;
  expiresAt: Date;
}

/** An address whose holder typed the code that was sent to it. */
export interface ProvenEmail {
  address: string;
  at: Date;
}

/** A number whose holder typed the code that was sent to it. */
interface ProvenNumber {
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
  /** What they signed in with before, for as long as its holder is to be told; null and absent: nothing else. */
  formerPhone?: ProvenNumber | null;
  language: Language;
  email: string | null;
  /** The e-mail address that the person proved by a code; it counts only while it is `email`. */
  provenEmail?: ProvenEmail | null;
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
  /** What they said when there was one wish for everything by WhatsApp; a later wish of a topic stands before it. */
  fileMessages?: MessageWish | null;
  /** What they said last of each topic and channel; absent: nothing. */
  messageWishes?: TopicWish[];
  /** The way that is tried first; absent: they never said, so WhatsApp is. */
  firstChannel?: MessageChannel;
  /** Null and absent: they never said, so the usual hours hold. */
  quietHours?: QuietWish | null;
  /** How many passkeys they have: a second factor too. */
  passkeyCount: number;
  /** What an owner gave them to set up a first second factor with; null and absent: nothing, or it is set up. */
  setUpCode?: SetUpCode | null;
  /** Keyed hashes of the recovery codes that are left. */
  recoveryCodes: string[];
  /** Counts changes of the roles (D-129). */
  rolesVersion: number;
  client: ClientRecord | null;
  /** Of somebody whose client record was merged into another one's (LEAD-08). */
  merged?: MergedInto | null;
  createdAt: Date;
  /** Counts changes by staff, for the check that nobody else changed it in the meantime (D-129). */
  version: number;
}

const money = { type: { amountMinor: Number, currency: String }, _id: false, default: null };
const nameParts = {
  type: { given: String, father: String, family: String, mother: String },
  _id: false,
  default: null,
};
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
    names: { type: { latin: nameParts, arabic: nameParts }, _id: false, default: undefined },
    shelf: { type: String, default: null },
    shelvedAt: { type: Date, default: null },
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

const setUpCode = new Schema<SetUpCode>(
  { hash: { type: String, required: true }, expiresAt: { type: Date, required: true } },
  { _id: false },
);

const wish = {
  allowed: { type: Boolean, required: true },
  at: { type: Date, required: true },
  how: { type: String, required: true },
  text: { type: String, default: null },
};

const topicWish = new Schema<TopicWish>(
  { topic: { type: String, required: true }, channel: { type: String, required: true }, ...wish },
  { _id: false },
);

const quietWish = new Schema<QuietWish>(
  { hours: { type: { from: Number, until: Number }, _id: false, default: null }, at: { type: Date, required: true } },
  { _id: false },
);

const provenNumber = new Schema<ProvenNumber>(
  { number: { type: String, required: true }, at: { type: Date, required: true } },
  { _id: false },
);

export const PersonSchema = new Schema<PersonRecord>(
  {
    phone: { type: String, required: true },
    name: { type: String, required: true },
    formerPhone: { type: provenNumber, default: null },
    language: { type: String, enum: LANGUAGES, required: true },
    email: optionalText,
    provenEmail: {
      type: new Schema<ProvenEmail>(
        { address: { type: String, required: true }, at: { type: Date, required: true } },
        { _id: false },
      ),
      default: null,
    },
    address: optionalText,
    whatsappNumber: optionalText,
    provenWhatsapp: { type: provenNumber, default: null },
    roles: { type: [{ type: String, enum: STAFF_ROLES }], default: [] },
    verifiedAt: { type: Date, default: null },
    lastSignInAt: { type: Date, default: null },
    secondFactor: { type: secondFactorSchema, default: null },
    firstChannel: { type: String, enum: MessageChannel.options },
    quietHours: { type: quietWish, default: null },
    fileMessages: { type: new Schema<MessageWish>(wish, { _id: false }), default: null },
    messageWishes: { type: [topicWish], default: undefined },
    passkeyCount: { type: Number, default: 0 },
    setUpCode: { type: setUpCode, default: null },
    recoveryCodes: { type: [String], default: [] },
    rolesVersion: { type: Number, default: 1 },
    client: { type: clientSchema, default: null },
    merged: {
      type: new Schema<MergedInto>(
        { into: { type: Schema.Types.ObjectId, required: true }, signsIn: { type: Boolean, required: true } },
        { _id: false },
      ),
      default: null,
    },
    createdAt: { type: Date, required: true },
    version: { type: Number, default: 1 },
  },
  { collection: 'people', versionKey: false },
);

// PersonRepository.findByPhone; one person per number (D-017).
PersonSchema.index({ phone: 1 }, { unique: true });
// PersonRepository.reachedAt: who proved a number as their WhatsApp number.
PersonSchema.index(
  { 'provenWhatsapp.number': 1 },
  { partialFilterExpression: { 'provenWhatsapp.number': { $gt: '' } } },
);
// MergedSignIns.end.
PersonSchema.index({ 'merged.into': 1 }, { sparse: true });
// PersonRepository.clientsWanting, countClientsWanting.
PersonSchema.index({ 'messageWishes.topic': 1, _id: 1 });
// PersonRepository.listStaff, countOwners, staffWithRoles.
PersonSchema.index({ roles: 1, _id: 1 });
// ClientRepository.list without a search, ClientRepository.deletedBefore.
PersonSchema.index({ 'client.shelf': 1, 'client.since': -1, _id: -1 });
// ClientRepository.find, findIds without a search.
PersonSchema.index({ 'client.since': -1, _id: -1 });
// ClientRepository.list with a search, findIds.
PersonSchema.index({ 'client.searchKeys': 1 });
// ClientRepository.list sorted by name
PersonSchema.index({ 'client.shelf': 1, name: 1, _id: 1 });
