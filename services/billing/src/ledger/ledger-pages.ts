import type { InputOf } from '@diwan/contracts/http/endpoint';
import type { listLedgerEntries } from '@diwan/contracts/money/accounting/http';
import type { Currency } from '@diwan/contracts/shared/money';
import { type Page, pageOf } from '@diwan/service-kit/store/page-of';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, type QueryFilter, trusted } from 'mongoose';
import { outside, throughOrder } from '../walls/outside.js';
import type { AccountName } from './accounts.js';
import { lineKey } from './entry.rules.js';
import type { LedgerEntryRecord } from './ledger.schema.js';

type Query = InputOf<typeof listLedgerEntries>['query'];

const LATEST_FIRST = { day: -1, seq: -1 } as const;

/** What was booked on an account for a case. */
export interface BookedOnCase {
  caseId: string;
  currency: Currency;
  amountMinor: number;
}

/** The entries behind the figures of reports. */
@Injectable()
export class LedgerPages {
  constructor(@InjectModel('LedgerEntry') private readonly entries: Model<LedgerEntryRecord>) {}

  /** Without what was booked for something that is kept from who looks: a case, or by what belongs to one. */
  page(
    { page, limit, from, to, currency, account, detail, clientId, ...source }: Query,
    kept: readonly string[],
  ): Promise<Page<LedgerEntryRecord>> {
    const query: QueryFilter<LedgerEntryRecord> = {
      ...sought({ account, detail, clientId }),
      ...(currency && { currency }),
      ...(source.sourceKind && { 'source.kind': source.sourceKind }),
      ...(source.sourceId && { 'source.id': source.sourceId }),
      ...((from || to) && { day: trusted({ ...(from && { $gte: from }), ...(to && { $lte: to }) }) }),
      ...outside<LedgerEntryRecord>(kept, 'lines.caseId', 'source.id'),
    };
    return pageOf(this.entries, query, { sort: LATEST_FIRST, page, limit, through: throughOrder(query, LATEST_FIRST) });
  }

  /** What was booked on an account for each case, in days of which both belong to it. */
  async onCases(account: AccountName, from: string, to: string): Promise<BookedOnCase[]> {
    const rows = await this.entries.aggregate<{ _id: { caseId: string; currency: Currency }; amountMinor: number }>([
      { $match: { lineKeys: lineKey.account(account), day: { $gte: from, $lte: to } } },
      { $unwind: '$lines' },
      { $match: { 'lines.account': account, 'lines.caseId': { $type: 'string' } } },
      {
        $group: {
          _id: { caseId: '$lines.caseId', currency: '$currency' },
          amountMinor: { $sum: '$lines.amountMinor' },
        },
      },
    ]);
    return rows.map(({ _id, amountMinor }) => ({ ..._id, amountMinor }));
  }
}

/** By the narrowest key there is; where two of them narrow an account, the line itself is looked at. */
function sought({ account, detail, clientId }: Pick<Query, 'account' | 'detail' | 'clientId'>) {
  const byClient = clientId && lineKey.client(clientId, account);
  if (!account) return byClient ? { lineKeys: byClient } : {};
  if (detail === undefined) return { lineKeys: byClient || lineKey.account(account) };
  if (!byClient) return { lineKeys: lineKey.detail(account, detail) };
  return { lineKeys: byClient, lines: trusted({ $elemMatch: { account, detail, clientId } }) };
}
