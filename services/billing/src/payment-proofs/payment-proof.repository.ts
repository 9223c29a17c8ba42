import type { ProofState } from '@diwan/contracts/money/payment-proofs/proof';
import type { Move } from '@diwan/service-kit/deeds/machine';
import { type Page, pageOf } from '@diwan/service-kit/store/page-of';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type ClientSession, type Model, trusted } from 'mongoose';
import { outside } from '../walls/outside.js';
import type { PaymentProofRecord } from './payment-proof.schema.js';
import type { ProvenKind } from './proven.js';

const FIRST_FIRST = { sentAt: 1, _id: 1 } as const;
const LATEST_FIRST = { sentAt: -1, _id: -1 } as const;

type Decision = Pick<PaymentProofRecord, 'decidedAt' | 'decidedBy'> &
  Partial<Pick<PaymentProofRecord, 'reason' | 'payment'>>;

/** Stored proofs of payment. */
@Injectable()
export class PaymentProofRepository {
  constructor(@InjectModel('PaymentProof') private readonly proofs: Model<PaymentProofRecord>) {}

  /** Without those for what is kept from who looks: invoices and deposits by id. */
  page(
    { state, page, limit }: { state: ProofState; page: number; limit: number },
    kept: readonly string[],
  ): Promise<Page<PaymentProofRecord>> {
    const query = { state, ...outside<PaymentProofRecord>(kept, 'invoiceId', 'requestId') };
    return pageOf(this.proofs, query, { sort: state === 'sent' ? FIRST_FIRST : LATEST_FIRST, page, limit });
  }

  one(id: string, session: ClientSession | null = null): Promise<PaymentProofRecord | null> {
    return this.proofs.findById(id).session(session).lean<PaymentProofRecord>();
  }

  /** What was sent for something, the latest first. */
  of(kind: ProvenKind, id: string): Promise<PaymentProofRecord[]> {
    return this.proofs.find(sentFor(kind, id)).sort({ sentAt: -1 }).limit(100).lean<PaymentProofRecord[]>();
  }

  /** How many that were sent for something nobody has looked at. */
  waitingOn(kind: ProvenKind, id: string): Promise<number> {
    return this.proofs.countDocuments({ ...sentFor(kind, id), state: 'sent' });
  }

  /** The proof that a file has become already. */
  sent(sameFile: string): Promise<PaymentProofRecord | null> {
    return this.proofs.findOne({ sameFile }).lean<PaymentProofRecord>();
  }

  /** Fails with E11000 when the file was sent before. */
  async insert(fields: Omit<PaymentProofRecord, '_id'>, session: ClientSession): Promise<PaymentProofRecord> {
    const [created] = await this.proofs.create([fields], { session });
    if (!created) throw new Error('the proof was not created');
    return created.toObject<PaymentProofRecord>();
  }

  /** Null when it was decided already. A refused file may be sent again. */
  decide(
    id: string,
    { from, to }: Move<ProofState, ProofState>,
    decision: Decision,
    session: ClientSession,
  ): Promise<PaymentProofRecord | null> {
    const update = { $set: { ...decision, state: to }, ...(to === 'refused' && { $unset: { sameFile: 1 } }) };
    return this.proofs
      .findOneAndUpdate({ _id: id, state: trusted({ $in: [...from] }) }, update, { session, returnDocument: 'after' })
      .lean<PaymentProofRecord>();
  }
}

const sentFor = (kind: ProvenKind, id: string) => (kind === 'invoice' ? { invoiceId: id } : { requestId: id });
