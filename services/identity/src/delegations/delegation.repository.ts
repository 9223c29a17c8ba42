import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type ClientSession, type Model, type QueryFilter, Types, trusted } from 'mongoose';
import type { DelegationMove } from './delegation.machine.js';
import type { DelegationRecord } from './delegation.schema.js';

/** A client's list shows so many at most, ended ones among them. */
const MOST_LISTED = 100;
const NEWEST_FIRST = { createdAt: -1 } as const;

export type NewDelegation = Omit<
  DelegationRecord,
  '_id' | 'delegateId' | 'state' | 'acceptedAt' | 'endedAt' | 'endedBy' | 'version'
>;

/** Somebody as a delegate: their account, and the phone they are offered mandates by. */
export interface Delegate {
  id: Types.ObjectId;
  phone: string;
}

/** A delegation that was given to another record of its client. */
export interface Given {
  id: Types.ObjectId;
  /** It was for all cases. */
  sawAll: boolean;
}

/** Keeps delegations. Every question names the client whose file it is, or the person to whom it is offered or given. */
@Injectable()
export class DelegationRepository {
  constructor(@InjectModel('Delegation') private readonly delegations: Model<DelegationRecord>) {}

  ofClient(clientId: string): Promise<DelegationRecord[]> {
    return this.delegations
      .find({ clientId: new Types.ObjectId(clientId) })
      .sort(NEWEST_FIRST)
      .limit(MOST_LISTED)
      .lean<DelegationRecord[]>();
  }

  /** Takes what a client ever said of delegates. */
  async removeAll(clientId: Types.ObjectId, session: ClientSession): Promise<void> {
    await this.delegations.deleteMany({ clientId }, { session });
  }

  /** Those that hold, or will when they are accepted. */
  liveOf(clientId: string, now: Date, session: ClientSession): Promise<DelegationRecord[]> {
    return this.delegations
      .find(
        {
          clientId: new Types.ObjectId(clientId),
          state: trusted({ $in: ['invited', 'active'] }),
          endsAt: trusted({ $gt: now }),
        },
        null,
        { session },
      )
      .lean<DelegationRecord[]>();
  }

  /**
   * Gives the delegations of a client to another record of the same client; answers what `giveBack` needs. Who may see all cases goes on
   * seeing those of the first record only: `caseIds`.
   */
  async giveAll(from: Types.ObjectId, to: Types.ObjectId, caseIds: string[], session: ClientSession): Promise<Given[]> {
    const rows = await this.delegations
      .find({ clientId: from }, { caseIds: 1 }, { session })
      .lean<DelegationRecord[]>();
    for (const row of rows)
      await this.delegations.updateOne(
        { _id: row._id },
        { $set: { clientId: to, caseIds: row.caseIds ?? caseIds } },
        { session },
      );
    return rows.map(({ _id, caseIds: before }) => ({ id: _id, sawAll: before === null }));
  }

  async giveBack(given: readonly Given[], to: Types.ObjectId, session: ClientSession): Promise<void> {
    for (const { id, sawAll } of given)
      await this.delegations.updateOne(
        { _id: id },
        { $set: { clientId: to, ...(sawAll && { caseIds: null }) } },
        { session },
      );
  }

  countOfClient(clientId: Types.ObjectId): Promise<number> {
    return this.delegations.countDocuments({ clientId });
  }

  oneOfClient(clientId: string, id: string, session?: ClientSession): Promise<DelegationRecord | null> {
    return this.delegations
      .findOne({ _id: new Types.ObjectId(id), clientId: new Types.ObjectId(clientId) }, null, { session })
      .lean<DelegationRecord>();
  }

  /** What is offered to somebody's phone and what they have accepted, newest first. */
  async ofDelegate(delegate: Delegate): Promise<DelegationRecord[]> {
    const [offered, held] = [
      await this.delegations
        .find({ phone: delegate.phone, state: 'invited' })
        .sort(NEWEST_FIRST)
        .limit(MOST_LISTED)
        .lean<DelegationRecord[]>(),
      await this.delegations
        .find({ delegateId: delegate.id })
        .sort(NEWEST_FIRST)
        .limit(MOST_LISTED)
        .lean<DelegationRecord[]>(),
    ];
    return [...offered, ...held];
  }

  oneOfDelegate(delegate: Delegate, id: string, session?: ClientSession): Promise<DelegationRecord | null> {
    return this.delegations
      .findOne({ _id: new Types.ObjectId(id), $or: [...offeredOrHeld(delegate)] }, null, { session })
      .lean<DelegationRecord>();
  }

  /** One by its id, for what was decided already: events and notices. */
  known(id: string): Promise<DelegationRecord | null> {
    return this.delegations.findById(id).lean<DelegationRecord>();
  }

  async insert(fields: NewDelegation, session: ClientSession): Promise<DelegationRecord> {
    const [created] = await this.delegations.create([{ ...fields, state: 'invited' }], { session });
    if (!created) throw new Error('The database answered an insert without the document.');
    return created.toObject();
  }

  /** Makes a move from the version that was read; null when somebody else made one before. */
  move(
    { _id, version }: DelegationRecord,
    { from, to }: DelegationMove,
    change: Partial<Pick<DelegationRecord, 'delegateId' | 'acceptedAt' | 'endedAt' | 'endedBy'>>,
    session: ClientSession,
  ): Promise<DelegationRecord | null> {
    return this.delegations
      .findOneAndUpdate(
        { _id, version, state: trusted({ $in: [...from] }) },
        { $set: { ...change, state: to }, $inc: { version: 1 } },
        { session, returnDocument: 'after' },
      )
      .lean<DelegationRecord>();
  }
}

const offeredOrHeld = ({ id, phone }: Delegate): QueryFilter<DelegationRecord>[] => [
  { phone, state: 'invited' },
  { delegateId: id },
];
