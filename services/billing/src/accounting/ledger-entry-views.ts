import type { InputOf } from '@diwan/contracts/http/endpoint';
import type { LedgerEntry, listLedgerEntries } from '@diwan/contracts/money/accounting/http';
import { sum } from '@diwan/contracts/money/amounts/rounding';
import { People } from '@diwan/service-kit/people/people.service';
import { Injectable } from '@nestjs/common';
import type { LedgerLine } from '../ledger/entry.rules.js';
import type { LedgerEntryRecord } from '../ledger/ledger.schema.js';

type Query = InputOf<typeof listLedgerEntries>['query'];

/** Entries of the ledger as the books show them. Asks identity: never within a transaction. */
@Injectable()
export class LedgerEntryViews {
  constructor(private readonly people: People) {}

  async of(entries: readonly LedgerEntryRecord[], query: Query): Promise<LedgerEntry[]> {
    const ids = entries.flatMap(({ by, lines }) => [by, ...lines.map(({ clientId }) => clientId)]);
    const names = await this.people.namesOf(ids.filter((id) => typeof id === 'string'));
    return entries.map((entry) => ({
      id: String(entry._id),
      seq: entry.seq,
      day: entry.day,
      kind: entry.kind,
      source: { kind: entry.source.kind, id: entry.source.id },
      currency: entry.currency,
      lines: entry.lines.map(({ account, detail = '', clientId, amountMinor }) => ({
        account,
        detail,
        client: clientId ? { id: clientId, name: names.get(clientId) ?? '' } : null,
        amountMinor,
      })),
      amountMinor: sum(entry.lines.filter(asked(query)).map(({ amountMinor }) => amountMinor)),
      byName: names.get(entry.by ?? '') ?? '',
      at: entry.at.toISOString(),
    }));
  }
}

/** The lines that were asked for; of an entry as such its debits. */
const asked =
  ({ account, detail, clientId }: Query) =>
  (line: LedgerLine): boolean => {
    if (!account) return line.amountMinor > 0;
    return (
      line.account === account &&
      (detail === undefined || (line.detail ?? '') === detail) &&
      (clientId === undefined || line.clientId === clientId)
    );
  };
