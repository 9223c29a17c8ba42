import { type Happening, kindOf } from '@diwan/contracts/matters/timeline/happening';
import { Clock } from '@diwan/service-kit/app/clock';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model } from 'mongoose';
import type { TimelineRecord } from './timeline.schema.js';

/** What a noun says about something that happened in a case. */
export interface TimelineEntry {
  caseId: string;
  happening: Happening;
  /** Id of what it is about. */
  subjectId: string;
  /** What it is about in words: one text where it has no translation. */
  title: string | { en: string; ar: string };
  /** Who did it; null: the system itself. */
  by: string | null;
  /** Clients who may see the line, the ids of `CaseRecord.clientIds` usually; none: staff only. */
  seenBy?: readonly string[];
  date?: Date | null;
  formerDate?: Date | null;
  /** Why, for staff. */
  note?: string;
  /** What clients who see the line read besides the title. */
  clientNote?: string;
  /** About something of high confidentiality. */
  high?: boolean;
  /** When, if not now. */
  at?: Date;
}

/** The door of the timeline: each noun writes what happened in the transaction in which it happened (PORT-03). */
@Injectable()
export class Timeline {
  constructor(
    @InjectModel('Timeline') private readonly rows: Model<TimelineRecord>,
    private readonly clock: Clock,
  ) {}

  /** Adds lines. */
  async put(session: ClientSession, ...entries: readonly TimelineEntry[]): Promise<void> {
    const now = this.clock.now();
    const rows = entries.map(({ title, seenBy = [], at = now, ...entry }) => ({
      ...entry,
      kind: kindOf(entry.happening),
      title: typeof title === 'string' ? { en: title, ar: title } : title,
      seenBy: [...seenBy],
      at,
    }));
    await this.rows.insertMany(rows, { session });
  }

  /** Takes the lines about something, all or those of one happening, from these clients, or from every client; staff still read them. */
  async withdraw(
    session: ClientSession,
    subjectId: string,
    { clientIds, happening }: { clientIds?: readonly string[]; happening?: Happening } = {},
  ): Promise<void> {
    const change = clientIds ? { $pull: { seenBy: { $in: [...clientIds] } } } : { $set: { seenBy: [] } };
    await this.rows.updateMany({ subjectId, ...(happening && { happening }) }, change, { session });
  }

  /** What the lines are about became highly confidential, or is so no longer. */
  async setHigh(session: ClientSession, subjectId: string, high: boolean): Promise<void> {
    await this.rows.updateMany({ subjectId }, { $set: { high } }, { session });
  }
}
