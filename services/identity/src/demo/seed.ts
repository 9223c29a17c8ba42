import { DEMO_ACCOUNTS, type DemoAccount } from '@diwan/contracts/demo/accounts';
import type { StaffRole } from '@diwan/contracts/shared/role';
import { type Connection, Types } from 'mongoose';
import {
  type ClientRecord,
  type PersonRecord,
  personSchema,
  type SecondFactorRecord,
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
      emergencyContact: null,
      notes: 'يفضّل المراسلة بالعربية.',
      hourlyRate: { amountMinor: 22_500, currency: 'USD' },
      retainer: null,
    },
  },
};

const CLIENT_SINCE = new Date('2025-03-03T08:00:00Z');
const SIGNED_UP = new Date('2025-11-10T09:30:00Z');

/** Writes the demo accounts that are not there yet; people who changed since stay as they are. */
export async function seedDemo(connection: Connection, secondFactorKey: string): Promise<void> {
  const people = connection.model<PersonRecord>('Person', personSchema);
  for (const account of DEMO_ACCOUNTS) {
    const known = await people.exists({ phone: account.phone });
    if (known) continue;
    await people.updateOne(
      { _id: new Types.ObjectId(account.id) },
      { $setOnInsert: demoPerson(account, secondFactorKey) },
      { upsert: true },
    );
  }
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
    client: details ? { ...details.client, since: CLIENT_SINCE, searchKeys: searchKeys({ name, email, phone }) } : null,
    createdAt: CLIENT_SINCE,
    version: 1,
  };
}

function demoFactor(id: string, name: string, key: string): SecondFactorRecord {
  const { secret } = newAuthenticator({ issuer: 'Diwan', label: name });
  return { sealedSecret: seal(key, id, secret), confirmedAt: SIGNED_UP, lastStep: 0 };
}
