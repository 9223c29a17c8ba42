import { DEMO_ACCOUNTS, DEMO_CLIENT, type DemoAccount } from '@diwan/contracts/demo/accounts';
import { DEMO_CLIENTS, DEMO_COLLEAGUES, type DemoPerson } from '@diwan/contracts/demo/firm';
import type { StaffRole } from '@diwan/contracts/shared/role';
import { type Connection, Types, trusted } from 'mongoose';
import {
  type ClientRecord,
  type PersonRecord,
  PersonSchema,
  type SecondFactorRecord,
  type TopicWish,
} from '../persons/person.schema.js';
import { searchKeys } from '../persons/search-keys.js';
import { newAuthenticator } from '../second-factor/authenticator.js';
import { seal } from '../second-factor/secret-box.js';

/** What the firm knows of the demo clients, by phone. */
const CLIENT_DETAILS: Record<
  string,
  { email: string; address: string; client: Omit<ClientRecord, 'since' | 'searchKeys'> }
> = {
  '+96170000002': {
    email: 'rana.khoury@example.com',
    address: 'Sursock Street, Achrafieh, Beirut',
    client: {
      clientType: 'individual',
      businessRegistration: null,
      taxId: null,
      names: {
        latin: { given: 'Rana', father: 'Georges', family: 'Khoury', mother: 'Salma' },
        arabic: { given: 'رنا', father: 'جورج', family: 'خوري', mother: 'سلمى' },
      },
      emergencyContact: 'Samir Khoury, brother, +961 70 111 222',
      notes: 'Prefers calls after 4 pm.',
      hourlyRate: { amountMinor: 20_000, currency: 'USD' },
      retainer: { amountMinor: 150_000, currency: 'USD' },
    },
  },
  '+96170000003': {
    email: 'karim.mansour@example.com',
    address: 'شارع الحمرا، بيروت',
    client: {
      clientType: 'business',
      businessRegistration: 'BEY-2019-48812',
      taxId: '3104477',
      names: {
        latin: { given: 'Mansour Trading', father: '', family: '', mother: '' },
        arabic: { given: 'مؤسسة منصور للتجارة', father: '', family: '', mother: '' },
      },
      emergencyContact: null,
      notes: 'يفضّل المراسلة بالعربية.',
      hourlyRate: { amountMinor: 22_500, currency: 'USD' },
      retainer: null,
    },
  },
};

const CLIENT_SINCE = new Date('2025-03-03T08:00:00Z');
const DAY = 86_400_000;
const SIGNED_UP = new Date('2025-11-10T09:30:00Z');

/** Writes the people of the demo who are not there yet; people who changed since stay as they are. */
export async function seedDemo(connection: Connection, secondFactorKey: string): Promise<void> {
  const people = connection.model<PersonRecord>('Person', PersonSchema);
  const records = new Map([
    ...DEMO_ACCOUNTS.map((account) => [account.id, demoPerson(account, secondFactorKey)] as const),
    ...DEMO_COLLEAGUES.map((colleague) => [colleague.id, firmPerson(colleague, 0)] as const),
    ...DEMO_CLIENTS.map((client, at) => [client.id, firmPerson(client, at)] as const),
  ]);
  const phones = [...records.values()].map(({ phone }) => phone);
  const known = await people.find({ phone: trusted({ $in: phones }) }, { phone: 1 }).lean();
  const taken = new Set(known.map(({ phone }) => phone));
  const missing = [...records].filter(([, { phone }]) => !taken.has(phone));
  await people.insertMany(missing.map(([id, record]) => ({ _id: new Types.ObjectId(id), ...record })));
}

const SAID = { how: 'portal', text: 'messages-2025-10' } as const;
const mailWishes = (at: Date): TopicWish[] => [
  { topic: 'document', channel: 'email', allowed: true, at, ...SAID },
  { topic: 'request', channel: 'email', allowed: true, at, ...SAID },
  { topic: 'request', channel: 'whatsapp', allowed: false, at, ...SAID },
];
/** Of a demo client with an address they have verified: documents also there, requests not. */
const ownWishes = (at: Date): TopicWish[] => [
  { topic: 'document', channel: 'email', allowed: true, at, ...SAID },
  { topic: 'request', channel: 'email', allowed: false, at, ...SAID },
];

/** Somebody who is no demo account. Colleagues set up their second factor when they first sign in. */
function firmPerson(
  { phone, name, names, language, role, register, city, id }: DemoPerson,
  at: number,
): Omit<PersonRecord, '_id'> {
  const isClient = role === 'client';
  const email = `${(names.latin?.family || names.latin?.given || id).toLowerCase().replaceAll(/[^a-z]+/g, '.')}@example.com`;
  // From the earliest year of the firm's files to this autumn; every seventh was never signed in.
  const since = new Date(SIGNED_UP.getTime() - (40 + at * 19) * DAY);
  return {
    ...{ phone, name, language, email, address: city[language], whatsappNumber: phone },
    roles: role === 'client' || role === 'contact' ? [] : [role],
    ...{ rolesVersion: 1, passkeyCount: 0, recoveryCodes: [], lastSignInAt: null, secondFactor: null, version: 1 },
    verifiedAt: at % 7 === 3 ? null : since,
    // Some have verified their address, read documents there and want no requests by WhatsApp.
    ...(isClient && at % 5 === 2 && { provenEmail: { address: email, at: since }, messageWishes: mailWishes(since) }),
    client: isClient
      ? {
          ...{ since, names, taxId: null, emergencyContact: null, notes: '', retainer: null },
          clientType: register === null ? 'individual' : 'business',
          businessRegistration: register,
          hourlyRate: { amountMinor: 18_000 + (at % 4) * 1500, currency: 'USD' },
          searchKeys: searchKeys({ name, names, email, phone }),
        }
      : null,
    createdAt: since,
  };
}

function demoPerson({ id, phone, name, language, role }: DemoAccount, key: string): Omit<PersonRecord, '_id'> {
  const details = role === 'client' ? CLIENT_DETAILS[phone] : undefined;
  const email = details?.email ?? null;
  const roles: StaffRole[] = role === 'client' || role === 'contact' ? [] : [role];
  return {
    phone,
    name,
    language,
    email,
    address: details?.address ?? null,
    whatsappNumber: phone,
    roles,
    rolesVersion: 1,
    passkeyCount: 0,
    recoveryCodes: [],
    verifiedAt: SIGNED_UP,
    lastSignInAt: null,
    // The demo's own authenticator shows the codes, so that trying the back office takes no other one.
    secondFactor: roles.length > 0 ? demoFactor(id, name, key) : null,
    ...(id === DEMO_CLIENT.id &&
      email && { provenEmail: { address: email, at: SIGNED_UP }, messageWishes: ownWishes(SIGNED_UP) }),
    client: details
      ? {
          ...details.client,
          since: CLIENT_SINCE,
          searchKeys: searchKeys({ name, names: details.client.names, email, phone }),
        }
      : null,
    createdAt: CLIENT_SINCE,
    version: 1,
  };
}

function demoFactor(id: string, name: string, key: string): SecondFactorRecord {
  const { secret } = newAuthenticator({ issuer: 'Diwan', label: name });
  return { sealedSecret: seal(key, id, secret), confirmedAt: SIGNED_UP, lastStep: 0 };
}
