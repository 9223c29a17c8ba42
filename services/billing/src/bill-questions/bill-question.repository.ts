import { type Page, pageOf } from '@diwan/service-kit/store/page-of';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type ClientSession, type Model, trusted } from 'mongoose';
import { outside } from '../walls/outside.js';
import { ANSWER } from './bill-question.machine.js';
import type { BillQuestionRecord } from './bill-question.schema.js';

const FIRST_FIRST = { askedAt: 1, _id: 1 } as const;
const LATEST_FIRST = { askedAt: -1, _id: -1 } as const;

/** Stored questions about bills. */
@Injectable()
export class BillQuestionRepository {
  constructor(@InjectModel('BillQuestion') private readonly questions: Model<BillQuestionRecord>) {}

  /** Without cases that are kept from who looks. */
  page(
    { state, page, limit }: { state: BillQuestionRecord['state']; page: number; limit: number },
    kept: readonly string[],
  ): Promise<Page<BillQuestionRecord>> {
    const query = { state, ...outside<BillQuestionRecord>(kept) };
    return pageOf(this.questions, query, { sort: state === 'open' ? FIRST_FIRST : LATEST_FIRST, page, limit });
  }

  one(id: string, session: ClientSession | null = null): Promise<BillQuestionRecord | null> {
    return this.questions.findById(id, null, { session }).lean<BillQuestionRecord>();
  }

  /** A client's own, the latest first. */
  ofClient(clientId: string, part: { page: number; limit: number }): Promise<Page<BillQuestionRecord>> {
    return pageOf(this.questions, { clientId }, { sort: LATEST_FIRST, ...part });
  }

  /** In the order of asking. */
  ofInvoice(invoiceId: string): Promise<BillQuestionRecord[]> {
    return this.questions.find({ invoiceId }).sort({ askedAt: 1 }).lean<BillQuestionRecord[]>();
  }

  /** How many questions on an invoice wait for an answer. */
  waitingOn(invoiceId: string, session: ClientSession): Promise<number> {
    return this.questions.countDocuments({ invoiceId, state: 'open' }, { session });
  }

  async insert(fields: Omit<BillQuestionRecord, '_id'>, session: ClientSession): Promise<BillQuestionRecord> {
    const [created] = await this.questions.create([fields], { session });
    if (!created) throw new Error('the question was not created');
    return created.toObject<BillQuestionRecord>();
  }

  /** Null when somebody has answered already. */
  answer(
    id: string,
    fields: Pick<BillQuestionRecord, 'answer' | 'answeredAt' | 'answeredBy'>,
    session: ClientSession,
  ): Promise<BillQuestionRecord | null> {
    const { from, to } = ANSWER;
    const update = { $set: { ...fields, state: to } };
    return this.questions
      .findOneAndUpdate({ _id: id, state: trusted({ $in: [...from] }) }, update, { session, returnDocument: 'after' })
      .lean<BillQuestionRecord>();
  }
}
