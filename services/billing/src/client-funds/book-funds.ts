import { beirutDate } from '@diwan/contracts/shared/beirut-time';
import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import { Ledger } from '../ledger/ledger.js';
import { NumberSeries } from '../number-series/number-series.js';
import { FundMovementRepository } from './fund-movement.repository.js';
import type { FundMovementRecord } from './fund-movement.schema.js';

type Moved = Pick<
  FundMovementRecord,
  'clientId' | 'caseId' | 'amount' | 'day' | 'reference' | 'notes' | 'recordedBy' | 'recordedAt' | 'requestId'
> & { kind: 'deposit' | 'refund'; method: NonNullable<FundMovementRecord['method']> };

/** Writes what came into the clients' accounts, and went back, together with its entry. */
@Injectable()
export class BookFunds {
  constructor(
    private readonly movements: FundMovementRepository,
    private readonly ledger: Ledger,
    private readonly series: NumberSeries,
  ) {}

  /** Throws FUNDS_SHORT, PERIOD_CLOSED. */
  async moved(moved: Moved, session: ClientSession): Promise<FundMovementRecord> {
    const { kind, amount, method, day, clientId, caseId, recordedBy: by, recordedAt } = moved;
    const isDeposit = kind === 'deposit';
    const number = await this.series.next(isDeposit ? 'REC' : 'RFD', beirutDate(recordedAt), session);
    const before = await this.ledger.fundsOf({ clientId, caseId, currency: amount.currency }, session);
    const amountMinor = isDeposit ? amount.amountMinor : -amount.amountMinor;
    const fields = { ...moved, number, invoice: null, balanceAfterMinor: before + amountMinor };
    const record = await this.movements.insert(fields, session);
    const source = { kind: 'client_fund', id: String(record._id) } as const;
    const lines = [
      { account: 'trust_money', amountMinor, detail: method, clientId, caseId },
      { account: 'client_funds', amountMinor: -amountMinor, clientId, caseId },
    ] as const;
    await this.ledger.post({ day, kind, source, currency: amount.currency, lines, by }, session);
    return record;
  }
}
