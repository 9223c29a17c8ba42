import { ClientParts, type Move } from '@diwan/service-kit/client-parts/client-part';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type ClientSession, type Model, trusted } from 'mongoose';
import type { TimelineRecord } from './timeline.schema.js';

/** The lines that a client reads are read by another record of the same client, and back. */
@Injectable()
export class MoveLinesOfClient implements OnModuleInit {
  constructor(
    @InjectModel('Timeline') private readonly lines: Model<TimelineRecord>,
    private readonly parts: ClientParts,
  ) {}

  onModuleInit(): void {
    this.parts.add<string>('timeline', {
      kind: null,
      count: async () => 0,
      move: async (way) => (session) => this.move(way, session),
      restore: async (ids, way) => (session) => this.restore(ids, way, session),
    });
  }

  /** Lines that both read are not among what moved: only one of the two is taken from them. */
  private async move({ from, to }: Move, session: ClientSession): Promise<string[]> {
    const rows = await this.lines.find({ seenBy: from }, { seenBy: 1 }, { session }).lean<TimelineRecord[]>();
    const moved = rows.filter(({ seenBy }) => !seenBy.includes(to)).map(({ _id }) => String(_id));
    await this.exchange(moved, from, to, session);
    return moved;
  }

  private async restore(ids: string[], { from, to }: Move, session: ClientSession): Promise<void> {
    const rows = await this.lines
      .find({ _id: trusted({ $in: ids }) }, { seenBy: 1 }, { session })
      .lean<TimelineRecord[]>();
    const still = rows.filter(({ seenBy }) => seenBy.includes(to)).map(({ _id }) => String(_id));
    await this.exchange(still, to, from, session);
  }

  private async exchange(ids: string[], from: string, to: string, session: ClientSession): Promise<void> {
    const these = { _id: trusted({ $in: ids }) };
    await this.lines.updateMany(these, { $pull: { seenBy: from } }, { session, timestamps: false });
    await this.lines.updateMany(these, { $addToSet: { seenBy: to } }, { session, timestamps: false });
  }
}
