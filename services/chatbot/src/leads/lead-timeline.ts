import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type ClientSession, type Model, Types } from 'mongoose';
import type { LeadLineRecord } from './lead-line.schema.js';

/** A new line: what is not said is nothing. */
export type NewLine = Pick<LeadLineRecord, 'leadId' | 'at' | 'by' | 'what'> &
  Partial<Pick<LeadLineRecord, 'to' | 'owner' | 'text'>>;

/** Lines kept in view; the oldest of longer histories are left out. */
const MOST = 500;

/** What happened to leads, line by line. */
@Injectable()
export class LeadTimeline {
  constructor(@InjectModel('LeadLine') private readonly lines: Model<LeadLineRecord>) {}

  async add(line: NewLine, session: ClientSession): Promise<void> {
    await this.lines.create([line], { session });
  }

  /** Takes all lines of a lead. */
  async erase(leadId: Types.ObjectId, session: ClientSession): Promise<void> {
    await this.lines.deleteMany({ leadId }, { session });
  }

  /** The lines of a lead, oldest first. */
  async of(leadId: string, session?: ClientSession): Promise<LeadLineRecord[]> {
    const newest = await this.lines
      .find({ leadId: new Types.ObjectId(leadId) }, null, { session })
      .sort({ at: -1, _id: -1 })
      .limit(MOST)
      .lean<LeadLineRecord[]>();
    return newest.reverse();
  }
}
