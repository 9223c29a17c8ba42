import type { Connection } from 'mongoose';
import {
  type LedgerClient,
  type LedgerLastDay,
  ledgerClientSchema,
  ledgerLastDaySchema,
} from '../ledger/ledger.schema.js';
import { type TallyRecord, tallySchema } from '../tallies/tally.schema.js';
import { clientsByDay, sumsOfBooks } from './sums-of-books.js';

/** Where tallies and last days are not what documents and entries say. */
export async function sumFaults(connection: Connection): Promise<string[]> {
  const { tallies, lastDays } = await sumsOfBooks(connection);
  const kept = await connection.model<TallyRecord>('Tally', tallySchema).find().lean<TallyRecord[]>();
  const clients = await connection
    .model<LedgerClient>('LedgerClient', ledgerClientSchema)
    .find()
    .lean<LedgerClient[]>();
  const days = await connection
    .model<LedgerLastDay>('LedgerLastDay', ledgerLastDaySchema)
    .find()
    .lean<LedgerLastDay[]>();
  return [
    ...differences(
      'tally',
      tallies.map((one) => [one._id, `${one.count}, ${one.amountMinor}`]),
      kept.map((one) => [one._id, `${one.count}, ${one.amountMinor}`]),
    ),
    ...differences(
      'last day of',
      [...lastDays],
      clients.map(({ _id, lastDay }) => [_id, lastDay]),
    ),
    ...differences(
      'clients last booked on',
      clientsByDay(lastDays).map(({ _id, clients: many }) => [_id, String(many)]),
      days.filter(({ clients: many }) => many !== 0).map(({ _id, clients: many }) => [_id, String(many)]),
    ),
  ];
}

function differences(what: string, rightly: [string, string][], kept: [string, string][]): string[] {
  const [right, stored] = [new Map(rightly), new Map(kept)];
  return [...new Set([...right.keys(), ...stored.keys()])].flatMap((key) => {
    const [said, is] = [stored.get(key) ?? 'nothing', right.get(key) ?? 'nothing'];
    return said === is ? [] : [`${what} ${key}: ${said}, rightly ${is}`];
  });
}
