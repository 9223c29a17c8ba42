import type { Move } from '@diwan/service-kit/client-parts/client-part';
import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import { type ClientSession, type Connection, trusted } from 'mongoose';
import type { EntrySource } from '../ledger/entry.rules.js';
import { Ledger } from '../ledger/ledger.js';
import { keyOf, type OnAccount } from './on-account.js';

/** Documents whose entries are their client's, and where they are kept. */
const MODELS: Partial<Record<EntrySource['kind'], string>> = {
  client_fund: 'FundMovement',
  payment: 'Payment',
  credit_payout: 'CreditPayout',
  credit_use: 'CreditUse',
};

/** What was booked while two records of a client were one, of documents that are the other one's again: reversals, and what was voided. */
@Injectable()
export class BookedMeanwhile {
  constructor(
    @InjectConnection() private readonly connection: Connection,
    private readonly ledger: Ledger,
  ) {}

  /** On the accounts of who was kept (`to`), since an entry; after the documents went back to `from`. */
  async of({ from, to }: Move, afterSeq: number, session: ClientSession): Promise<OnAccount[]> {
    const entries = await this.ledger.since(to, afterSeq, session);
    const theirs = new Set<string>();
    for (const [kind, model] of Object.entries(MODELS)) {
      const ids = entries.filter(({ source }) => source.kind === kind).map(({ source }) => source.id);
      if (ids.length === 0) continue;
      const query = { _id: trusted({ $in: ids }), clientId: from };
      for (const { _id } of await this.connection.model(model).find(query, { _id: 1 }, { session }).lean())
        theirs.add(`${kind}|${String(_id)}`);
    }
    const booked = new Map<string, OnAccount>();
    for (const { source, currency, lines } of entries) {
      if (!theirs.has(`${source.kind}|${source.id}`)) continue;
      for (const { account, amountMinor, clientId, caseId } of lines) {
        if (clientId !== to) continue;
        const of = { account, currency, caseId: caseId ?? '' };
        const before = booked.get(keyOf(of))?.amountMinor ?? 0;
        booked.set(keyOf(of), { ...of, amountMinor: before + amountMinor });
      }
    }
    return [...booked.values()];
  }
}
