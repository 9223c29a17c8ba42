import * as z from 'zod/mini';
import { DATA_FIELD_NAMES } from './fields.js';

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
  invoices: 'billing',
  payments: 'billing',
  creditPayouts: 'billing',
  clientFunds: 'billing',
  billQuestions: 'billing',
  notices: 'notifications',
  leads: 'chatbot',
  conversations: 'chatbot',
  newsletter: 'news',
} as const;
export type DataPartName = keyof typeof DATA_PARTS;
export const DATA_PART_NAMES = Object.keys(DATA_PARTS) as [DataPartName, ...DataPartName[]];

/** Services that identity asks for their parts. */
export type DataHolder = Exclude<(typeof DATA_PARTS)[DataPartName], 'identity'>;

/** One thing that is kept of a person. What is empty is left out. */
export const DataRow = z.partialRecord(
  z.enum(DATA_FIELD_NAMES),
  z.union([z.string(), z.number(), z.boolean(), z.array(z.string())]),
);
export type DataRow = z.infer<typeof DataRow>;
