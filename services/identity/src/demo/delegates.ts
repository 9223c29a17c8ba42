import { DEMO_CLIENT, DEMO_CONTACT } from '@diwan/contracts/demo/accounts';
import { DEMO_CLIENTS } from '@diwan/contracts/demo/firm';
import { beirutDate } from '@diwan/contracts/shared/beirut-time';
import { type Connection, Types } from 'mongoose';
import { endOfDay } from '../delegations/delegation.rules.js';
import { type DelegationRecord, DelegationSchema } from '../delegations/delegation.schema.js';

const DAY = 86_400_000;

/** Whom other clients named, and who did not answer yet. */
const OF_FIRM = [
  { client: 4, name: 'Antoine Chidiac', relation: 'father', phone: '+96171201001', scopes: ['documents'], days: 200 },
  {
    client: 8,
    name: 'Samar Daher',
    relation: 'wife',
    phone: '+96171201002',
    scopes: ['hearings', 'documents'],
    days: 90,
  },
  { client: 13, name: 'Grace Boustany', relation: 'sister', phone: '+96171201003', scopes: ['hearings'], days: 150 },
  {
    client: 30,
    name: 'كمال الزين',
    relation: 'شقيق',
    phone: '+96171201004',
    scopes: ['documents', 'billing'],
    days: 60,
  },
] as const;

/** A sister who may look at the demo client's hearings and documents, and an accountant who has not answered yet. */
export async function seedDelegates(connection: Connection, now: Date): Promise<void> {
  const delegations = connection.model<DelegationRecord>('Delegation', DelegationSchema);
  const clientId = new Types.ObjectId(DEMO_CLIENT.id);
  if (await delegations.exists({ clientId })) return;
  const ago = (days: number) => new Date(now.getTime() - days * DAY);
  const until = (days: number) => {
    const lastDay = beirutDate(new Date(now.getTime() + days * DAY));
    return { lastDay, endsAt: endOfDay(lastDay) };
  };
  const shared = { clientId, language: 'en', caseIds: null, endedAt: null, endedBy: null, version: 1 } as const;
  const ofFirm = ({ client, name, relation, phone, scopes, days }: (typeof OF_FIRM)[number]) => ({
    ...shared,
    ...until(days),
    clientId: new Types.ObjectId(DEMO_CLIENTS[client - 1]?.id),
    ...{ name, relation, phone, scopes: [...scopes], delegateId: null },
    state: 'invited' as const,
    createdAt: ago(3 + client),
    acceptedAt: null,
  });
  await delegations.create([
    ...OF_FIRM.map(ofFirm),
    {
      ...shared,
      ...until(120),
      name: 'Lea Tannous',
      relation: 'sister',
      phone: DEMO_CONTACT.phone,
      delegateId: new Types.ObjectId(DEMO_CONTACT.id),
      scopes: ['hearings', 'documents'],
      state: 'active',
      createdAt: ago(12),
      acceptedAt: ago(11),
      version: 2,
    },
    {
      ...shared,
      ...until(60),
      name: 'Fadi Raad',
      relation: 'accountant',
      phone: '+96170111333',
      delegateId: null,
      scopes: ['billing'],
      state: 'invited',
      createdAt: ago(1),
      acceptedAt: null,
    },
  ]);
}
