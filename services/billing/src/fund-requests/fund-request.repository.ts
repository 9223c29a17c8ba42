import type { FundRequestState } from '@diwan/contracts/money/fund-requests/request';
import type { Money } from '@diwan/contracts/shared/money';
import type { Move } from '@diwan/service-kit/deeds/machine';
import type { ClientView } from '@diwan/service-kit/http/client-view';
import { DomainError } from '@diwan/service-kit/http/domain-error';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type ClientSession, type Model, trusted } from 'mongoose';
import { outside } from '../walls/outside.js';
import { OPEN_AGAIN, OPEN_PART_AGAIN, PAY, PAY_PART, STAY_PAID, WITHDRAW } from './fund-request.machine.js';
import type { FundRequestRecord } from './fund-request.schema.js';

const SHOWN = 50;

/** A deposit that is recorded against a request. */
interface Deposit {
  clientId: string;
  caseId: string | null;
  amount: Money;
}

/** Stored requests for deposits. */
@Injectable()
export class FundRequestRepository {
  constructor(@InjectModel('FundRequest') private readonly requests: Model<FundRequestRecord>) {}

  /** Without cases that are kept from who looks. */
  ofClient(clientId: string, kept: readonly string[]): Promise<FundRequestRecord[]> {
    const query = { clientId, ...outside<FundRequestRecord>(kept) };
    return this.requests.find(query).sort({ askedAt: -1, _id: -1 }).limit(SHOWN).lean<FundRequestRecord[]>();
  }

  /** What a client has still to pay, the earliest due first. */
  openOf({ clientId, caseIds }: ClientView): Promise<FundRequestRecord[]> {
    const open = trusted({ $in: [...PAY.from] });
    const query = { clientId, state: open, ...(caseIds && { caseId: trusted({ $in: [...caseIds] }) }) };
    return this.requests.find(query).sort({ dueDay: 1 }).limit(SHOWN).lean<FundRequestRecord[]>();
  }

  own({ clientId, caseIds }: ClientView, id: string): Promise<FundRequestRecord | null> {
    const query = { _id: id, clientId, ...(caseIds && { caseId: trusted({ $in: [...caseIds] }) }) };
    return this.requests.findOne(query).lean<FundRequestRecord>();
  }

  /** Requests by id. */
  async some(ids: readonly string[]): Promise<Map<string, FundRequestRecord>> {
    const rows = await this.requests.find({ _id: trusted({ $in: [...new Set(ids)] }) }).lean<FundRequestRecord[]>();
    return new Map(rows.map((row) => [String(row._id), row]));
  }

  one(id: string, session: ClientSession | null = null): Promise<FundRequestRecord | null> {
    return this.requests.findById(id, null, { session }).lean<FundRequestRecord>();
  }

  async insert(
    fields: Omit<FundRequestRecord, '_id'> & Partial<Pick<FundRequestRecord, '_id'>>,
    session: ClientSession,
  ): Promise<FundRequestRecord> {
    const [created] = await this.requests.create([fields], { session });
    if (!created) throw new Error('the request was not created');
    return created.toObject<FundRequestRecord>();
  }

  /**
   * Counts a deposit towards a request, which is paid when all of it has come. Throws NOT_FOUND (of somebody else, for another case or in
   * another currency), CONFLICT (paid or withdrawn).
   */
  async receive(id: string, { clientId, caseId, amount }: Deposit, session: ClientSession): Promise<void> {
    const request = await this.one(id, session);
    const isMeant =
      request?.clientId === clientId && request.caseId === caseId && request.amount.currency === amount.currency;
    if (!request || !isMeant) throw new DomainError('NOT_FOUND');
    const receivedMinor = request.receivedMinor + amount.amountMinor;
    const how = receivedMinor >= request.amount.amountMinor ? PAY : PAY_PART;
    if (!(await this.move(id, how, { receivedMinor }, session))) throw new DomainError('CONFLICT');
  }

  /** A deposit that counted towards a request is reversed: it is open again, unless it was withdrawn since or more came than was asked for. Answers whether something is to be paid on it. */
  async takeBack(id: string, amountMinor: number, session: ClientSession): Promise<boolean> {
    const request = await this.one(id, session);
    if (!request) throw new Error('a deposit for a request that is not there');
    const receivedMinor = Math.max(0, request.receivedMinor - amountMinor);
    if (request.state === 'withdrawn') {
      await this.requests.updateOne({ _id: id }, { $set: { receivedMinor } }, { session });
      return false;
    }
    const isStillPaid = receivedMinor >= request.amount.amountMinor;
    const left = receivedMinor === 0 ? OPEN_AGAIN : OPEN_PART_AGAIN;
    if (!(await this.move(id, isStillPaid ? STAY_PAID : left, { receivedMinor }, session)))
      throw new DomainError('CONFLICT');
    return !isStillPaid;
  }

  /** Null when it is paid or withdrawn already. */
  withdraw(id: string, reason: string, session: ClientSession): Promise<FundRequestRecord | null> {
    return this.move(id, WITHDRAW, { reason }, session);
  }

  private move(
    id: string,
    { from, to }: Move<FundRequestState, FundRequestState>,
    $set: Partial<FundRequestRecord>,
    session: ClientSession,
  ): Promise<FundRequestRecord | null> {
    return this.requests
      .findOneAndUpdate(
        { _id: id, state: trusted({ $in: [...from] }) },
        { $set: { ...$set, state: to } },
        { session, returnDocument: 'after' },
      )
      .lean<FundRequestRecord>();
  }
}
