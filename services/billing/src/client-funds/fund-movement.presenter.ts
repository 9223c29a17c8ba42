import type { ResponseOf } from '@diwan/contracts/http/endpoint';
import type { listOwnFunds } from '@diwan/contracts/money/client-funds/http';
import type { FundMovementRecord } from './fund-movement.schema.js';

type OwnMovement = ResponseOf<typeof listOwnFunds>['items'][number];

/** A movement as its client sees it: why it was reversed is written for the firm. */
export const toOwnMovement = (record: FundMovementRecord, caseTitle: string | null): OwnMovement => ({
  number: record.number,
  kind: record.kind,
  caseTitle,
  amount: { amountMinor: record.amount.amountMinor, currency: record.amount.currency },
  balanceAfterMinor: record.balanceAfterMinor,
  invoiceNumber: record.invoice?.number ?? null,
  day: record.day,
  reverses: record.reverses ? { number: record.reverses.number, kind: record.reverses.kind } : null,
  isReversed: Boolean(record.reversedBy),
});
