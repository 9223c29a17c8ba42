import type { InputOf } from '@diwan/contracts/http/endpoint';
import type { listPayments } from '@diwan/contracts/money/payments/http';
import type { ClientView } from '@diwan/service-kit/http/client-view';
import { type KeyPattern, type Page, pageOf } from '@diwan/service-kit/store/page-of';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type ClientSession, type Model, type QueryFilter, trusted } from 'mongoose';
import { fillIn } from '../client-names/fill-in.js';
import { wordsSought } from '../client-search/words-sought.js';
import { Tallies } from '../tallies/tallies.js';
import type { TalliedPayment } from '../tallies/tally.rules.js';
import { outside, throughOrder } from '../walls/outside.js';
import type { PaymentRecord } from './payment.schema.js';

const LATEST_FIRST = { day: -1, _id: -1 } as const;
const BY_DAY = { day: 1, _id: 1 } as const;
/** Whoever has more of their own is told that there are more. */
const OWN = 200;

/** Stored payments. Whatever changes one writes its tallies too. */
@Injectable()
export class PaymentRepository {
  constructor(
    @InjectModel('Payment') private readonly payments: Model<PaymentRecord>,
    private readonly tallies: Tallies,
  ) {}

  /** By number, reference, or the name of the client; without those for a case that is kept from who looks. */
  page(
    { page, limit, clientId, search }: InputOf<typeof listPayments>['query'],
    kept: readonly string[],
  ): Promise<Page<PaymentRecord>> {
    const order: KeyPattern = clientId ? { clientId: 1, ...BY_DAY } : BY_DAY;
    const filter: QueryFilter<PaymentRecord> = {
      ...(clientId && { clientId }),
      ...outside<PaymentRecord>(kept, 'allocations.caseId'),
    };
    const through = throughOrder(filter, BY_DAY);
    return pageOf(this.payments, filter, {
      ...{ sort: LATEST_FIRST, page, limit, through },
      search: wordsSought(search, order),
    });
  }

  one(id: string, session: ClientSession | null = null): Promise<PaymentRecord | null> {
    return this.payments.findById(id, null, { session }).lean<PaymentRecord>();
  }

  /** The payment, if its client, or who looks for them, sees it. */
  own({ clientId, caseIds }: ClientView, id: string): Promise<PaymentRecord | null> {
    const filter = { _id: id, clientId, ...(caseIds && { soleCaseId: trusted({ $in: [...caseIds] }) }) };
    return this.payments.findOne(filter).lean<PaymentRecord>();
  }

  ownPage(
    { clientId, caseIds }: ClientView,
    { page, limit }: { page: number; limit: number },
  ): Promise<Page<PaymentRecord>> {
    const filter = { clientId, ...(caseIds && { soleCaseId: trusted({ $in: [...caseIds] }) }) };
    return pageOf(this.payments, filter, { sort: LATEST_FIRST, page, limit, atMost: OWN });
  }

  /** The payments of a client that stand; of some cases, if they are named. Reads in the transaction if given. */
  standingOf(
    { clientId, caseIds }: Pick<ClientView, 'clientId' | 'caseIds'>,
    session: ClientSession | null = null,
  ): Promise<TalliedPayment[]> {
    const filter = { clientId, isVoid: false, ...(caseIds && { soleCaseId: trusted({ $in: [...caseIds] }) }) };
    return this.payments
      .find(filter, { clientId: 1, amount: 1, isVoid: 1 }, { session })
      .lean<(TalliedPayment & Pick<PaymentRecord, '_id'>)[]>();
  }

  /** Those that stand and are, at least in part, for some cases; of one client or of all. */
  standingForCases(cases: readonly string[], clientId: string | null): Promise<TalliedPayment[]> {
    const query = { 'allocations.caseId': trusted({ $in: [...cases] }), isVoid: false, ...(clientId && { clientId }) };
    return this.payments
      .find(query, { clientId: 1, amount: 1, isVoid: 1 })
      .lean<(TalliedPayment & Pick<PaymentRecord, '_id'>)[]>();
  }

  /** Their numbers, by id. */
  async numbersOf(ids: readonly string[]): Promise<Map<string, string>> {
    const query = { _id: trusted({ $in: [...new Set(ids)] }) };
    const rows = await this.payments.find(query, { number: 1 }).lean<Pick<PaymentRecord, '_id' | 'number'>[]>();
    return new Map(rows.map(({ _id, number }) => [String(_id), number]));
  }

  /** Gives documents from before names were kept theirs. */
  nameUnnamed(nameOf: (clientId: string) => Promise<string>): Promise<number> {
    return fillIn(this.payments, 'clientName', ({ clientId }) => nameOf(clientId));
  }

  /** Gives payments from before their clients' keys were kept theirs. */
  keyUnkeyed(keysOf: (clientId: string) => Promise<string[]>): Promise<number> {
    return fillIn(this.payments, 'clientKeys', ({ clientId }) => keysOf(clientId));
  }

  /** Writes by what the names of a client are found now to all of theirs. */
  async keyByClient(clientId: string, clientKeys: string[], session: ClientSession | null = null): Promise<void> {
    await this.payments.updateMany(
      { clientId },
      { $set: { clientKeys } },
      { timestamps: false, ...(session && { session }) },
    );
  }

  async insert(
    fields: Omit<PaymentRecord, '_id'> & Required<Pick<PaymentRecord, 'clientKeys'>>,
    session: ClientSession,
  ): Promise<PaymentRecord> {
    const [created] = await this.payments.create([fields], { session });
    if (!created) throw new Error('the payment was not created');
    const record = created.toObject<PaymentRecord>();
    await this.tallies.paymentChanged(null, record, session);
    return record;
  }

  /** Null when it is void already. */
  async void(
    id: PaymentRecord['_id'],
    voided: NonNullable<PaymentRecord['voided']>,
    session: ClientSession,
  ): Promise<PaymentRecord | null> {
    const after = await this.payments
      .findOneAndUpdate(
        { _id: id, isVoid: false },
        { $set: { voided, isVoid: true } },
        { session, returnDocument: 'after' },
      )
      .lean<PaymentRecord>();
    if (after) await this.tallies.paymentChanged({ ...after, isVoid: false }, after, session);
    return after;
  }
}
