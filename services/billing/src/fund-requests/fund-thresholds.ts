import type { InputOf } from '@diwan/contracts/http/endpoint';
import { FundsLowV1 } from '@diwan/contracts/money/fund-requests/events';
import type { FundThreshold, setFundThreshold } from '@diwan/contracts/money/fund-requests/http';
import type { Currency } from '@diwan/contracts/shared/money';
import { AuditLog } from '@diwan/service-kit/audit/audit';
import { Outbox } from '@diwan/service-kit/events/outbox';
import type { SignedInCaller } from '@diwan/service-kit/http/endpoint';
import { InTransaction } from '@diwan/service-kit/store/database';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type ClientSession, type Model, trusted } from 'mongoose';
import { Ledger } from '../ledger/ledger.js';
import { BilledCases } from '../legal-cases/billed-cases.js';
import { KeptCases } from '../walls/kept-cases.js';
import { outside } from '../walls/outside.js';
import type { FundThresholdRecord } from './fund-request.schema.js';

/** What was taken of a client's money. */
export interface Taken {
  clientId: string;
  caseId: string | null;
  currency: Currency;
  amountMinor: number;
  /** Who works on the case that it paid for. */
  team: readonly string[];
}

/** Below what a low balance is told, and telling it: once per fall, because only what was not low before can fall. */
@Injectable()
export class FundThresholds {
  constructor(
    @InjectModel('FundThreshold') private readonly thresholds: Model<FundThresholdRecord>,
    private readonly ledger: Ledger,
    private readonly billedCases: BilledCases,
    private readonly keptCases: KeptCases,
    private readonly inTransaction: InTransaction,
    private readonly outbox: Outbox,
    private readonly audit: AuditLog,
  ) {}

  async list(caller: SignedInCaller, clientId: string): Promise<FundThreshold[]> {
    const rows = await this.thresholds
      .find({ clientId, ...outside<FundThresholdRecord>(await this.keptCases.of(caller)) })
      .lean<FundThresholdRecord[]>();
    const cases = await this.billedCases.named(
      caller,
      rows.map(({ caseId }) => caseId),
    );
    return rows.map(({ caseId, currency, thresholdMinor }) => {
      const known = caseId === null ? undefined : cases.get(caseId);
      const legalCase = known ? { id: known.id, title: known.title, caseNumber: known.caseNumber } : null;
      return { caseId, legalCase, currency, thresholdMinor };
    });
  }

  /** Throws NOT_FOUND (not their case), UNAVAILABLE. */
  async set(caller: SignedInCaller, { params, body }: InputOf<typeof setFundThreshold>): Promise<void> {
    const clientId = params.id;
    const { caseId, currency, thresholdMinor } = body;
    await this.billedCases.oneOf(caller, clientId, caseId);
    await this.inTransaction.run(async (session) => {
      const which = { clientId, caseId, currency };
      if (thresholdMinor === null) await this.thresholds.deleteMany(which, { session });
      else await this.thresholds.updateOne(which, { $set: { thresholdMinor } }, { session, upsert: true });
      const of = { action: 'fund-threshold.set', subject: 'client', subjectId: clientId, caller };
      await this.audit.record({ ...of, after: body }, session);
    });
  }

  /** Tells of balances that this fell below what was set; after it was booked, in its transaction. */
  async fell({ clientId, caseId, currency, amountMinor, team }: Taken, session: ClientSession): Promise<void> {
    const query = { clientId, currency, caseId: trusted({ $in: [null, caseId] }) };
    const rows = await this.thresholds.find(query, null, { session }).lean<FundThresholdRecord[]>();
    for (const threshold of rows) {
      const after = await this.held(threshold, session);
      const isFall = after < threshold.thresholdMinor && after + amountMinor >= threshold.thresholdMinor;
      const of = { thresholdId: String(threshold._id), clientId, caseId };
      if (isFall) await this.outbox.add(FundsLowV1, { ...of, team: [...team] }, session);
    }
  }

  /** The threshold, and whether what is held is still below it; null where it is gone. */
  async isLow(id: string): Promise<(FundThresholdRecord & { isLow: boolean }) | null> {
    const threshold = await this.thresholds.findById(id).lean<FundThresholdRecord>();
    return threshold && { ...threshold, isLow: (await this.held(threshold, null)) < threshold.thresholdMinor };
  }

  private held({ clientId, caseId, currency }: FundThresholdRecord, session: ClientSession | null): Promise<number> {
    return caseId === null
      ? this.ledger.owedTo(clientId, 'client_funds', currency, session)
      : this.ledger.fundsOf({ clientId, caseId, currency }, session);
  }
}
