import * as z from 'zod/mini';

/** The parts of a copy of somebody's data, in the order of the archive, and the service that holds each (PORT-08). */
export const DATA_PARTS = {
  profile: 'identity',
  sessions: 'identity',
  consents: 'identity',
  delegates: 'identity',
  cases: 'cases',
  hearings: 'cases',
  documents: 'cases',
  requests: 'cases',
  notices: 'notifications',
  leads: 'chatbot',
  newsletter: 'news',
} as const;
export type DataPartName = keyof typeof DATA_PARTS;
export const DATA_PART_NAMES = Object.keys(DATA_PARTS) as [DataPartName, ...DataPartName[]];

/** Services that identity asks for their parts. */
export type DataHolder = Exclude<(typeof DATA_PARTS)[DataPartName], 'identity'>;

/** Everything that a row of a copy may say: what is not named here leaves no service. */
export const DATA_FIELDS = [
  'name',
  'phone',
  'whatsapp',
  'email',
  'emailVerified',
  'address',
  'language',
  'registeredAt',
  'lastSignInAt',
  'clientSince',
  'clientType',
  'registration',
  'taxId',
  'emergencyContact',
  'quietHours',
  'device',
  'startedAt',
  'lastSeenAt',
  'topic',
  'channel',
  'wanted',
  'changedAt',
  'until',
  'title',
  'number',
  'case',
  'area',
  'status',
  'stage',
  'description',
  'nextStep',
  'time',
  'place',
  'court',
  'outcome',
  'answer',
  'fileName',
  'sharedAt',
  'asked',
  'createdAt',
  'sentAt',
  'deliveredAt',
  'readAt',
  'reference',
  'message',
  'consentText',
  'consentAt',
  'confirmedAt',
  'endedAt',
] as const;
export type DataField = (typeof DATA_FIELDS)[number];

/** One thing that is kept of a person. What is empty is left out. */
export const DataRow = z.partialRecord(
  z.enum(DATA_FIELDS),
  z.union([z.string(), z.number(), z.boolean(), z.array(z.string())]),
);
export type DataRow = z.infer<typeof DataRow>;
