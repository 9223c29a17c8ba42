import { InTransaction } from '@diwan/service-kit/store/database';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model } from 'mongoose';
import type { DemoStepRecord } from './demo-step.schema.js';

/** Loads parts of the demo in portions: each stands together with the note that it is written, so that what broke off goes on there. */
@Injectable()
export class DemoSteps {
  constructor(
    @InjectModel('DemoStep') private readonly steps: Model<DemoStepRecord>,
    private readonly inTransaction: InTransaction,
  ) {}

  /** The part as it stands; it begins today where it never began. */
  async begin(part: string, today: string): Promise<DemoStepRecord> {
    const row = await this.steps
      .findByIdAndUpdate(part, { $setOnInsert: { today, done: 0 } }, { upsert: true, returnDocument: 'after' })
      .lean<DemoStepRecord>();
    if (!row) throw new Error('a part of the demo that cannot begin');
    return row;
  }

  /** Writes the next portion. Throws where somebody else loads the same part. */
  async write(
    { _id, done }: Pick<DemoStepRecord, '_id' | 'done'>,
    count: number,
    portion: (session: ClientSession) => Promise<unknown>,
  ): Promise<void> {
    await this.inTransaction.run(async (session) => {
      const noted = await this.steps.updateOne({ _id, done }, { $inc: { done: count } }, { session });
      if (noted.modifiedCount === 0) throw new Error(`the part ${_id} of the demo is loaded twice at once`);
      await portion(session);
    });
  }

  /** Writes a part that is one portion, if it is not there yet. */
  async once(
    part: string,
    today: string,
    portion: (today: string, session: ClientSession) => Promise<unknown>,
  ): Promise<void> {
    const step = await this.begin(part, today);
    if (step.done === 0) await this.write(step, 1, (session) => portion(step.today, session));
  }
}
