import { ClientParts, type Move } from '@diwan/service-kit/client-parts/client-part';
import { partOfList } from '@diwan/service-kit/client-parts/part-of-list';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type ClientSession, type Model, trusted } from 'mongoose';
import type { HearingRecord } from './hearing.schema.js';

/** What a client answered about hearings, and which outcomes they read, goes over to another record of the same client, and back; the hearings go with their cases. */
@Injectable()
export class MoveAnswersOfClient implements OnModuleInit {
  constructor(
    @InjectModel('Hearing') private readonly hearings: Model<HearingRecord>,
    private readonly parts: ClientParts,
  ) {}

  onModuleInit(): void {
    this.parts.add<string>('hearings', {
      kind: 'hearings',
      count: (clientId) => this.hearings.countDocuments({ 'answers.clientId': clientId }),
      move: async (way) => (session) => this.move(way, session),
      restore: async (ids, way) => (session) => this.restore(ids, way, session),
    });
    this.parts.add('outcome_readers', partOfList({ model: this.hearings, field: 'outcomeFor' }));
  }

  /** Where both have answered, each answer stays. */
  private async move({ from, to }: Move, session: ClientSession): Promise<string[]> {
    const rows = await this.hearings
      .find({ 'answers.clientId': from }, { answers: 1 }, { session })
      .lean<Pick<HearingRecord, '_id' | 'answers'>[]>();
    const alone = rows.filter(({ answers }) => answers.every(({ clientId }) => clientId !== to));
    for (const row of alone) await this.rename(row, from, to, session);
    return alone.map(({ _id }) => String(_id));
  }

  private async restore(ids: string[], { from, to }: Move, session: ClientSession): Promise<void> {
    const rows = await this.hearings
      .find({ _id: trusted({ $in: ids }) }, { answers: 1 }, { session })
      .lean<Pick<HearingRecord, '_id' | 'answers'>[]>();
    for (const row of rows) await this.rename(row, to, from, session);
  }

  private async rename(
    { _id, answers }: Pick<HearingRecord, '_id' | 'answers'>,
    from: string,
    to: string,
    session: ClientSession,
  ): Promise<void> {
    const renamed = answers.map((answer) => (answer.clientId === from ? { ...answer, clientId: to } : answer));
    await this.hearings.updateOne({ _id }, { $set: { answers: renamed } }, { session, timestamps: false });
  }
}
