import { TIMELINE_KINDS, type TimelineKind } from '@diwan/contracts/matters/timeline/happening';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, type QueryFilter, Types, trusted } from 'mongoose';
import type { TimelineRecord } from './timeline.schema.js';

export interface TimelineFilter {
  kind?: TimelineKind | undefined;
  /** Nothing of other kinds, whatever is asked for; all by default. */
  kinds?: readonly TimelineKind[];
  after?: string | undefined;
  limit: number;
}

export interface TimelinePage {
  items: TimelineRecord[];
  /** Where the next page begins; null at the end. */
  next: string | null;
}

/** More news than anybody counts in a week. */
const MOST_COUNTED = 1000;

/** Lines of timelines by key, newest first. Who reaches the case is asked of the cases before. */
@Injectable()
export class TimelineRepository {
  constructor(@InjectModel('Timeline') private readonly rows: Model<TimelineRecord>) {}

  /** All of these cases; `high`: those about what is highly confidential, too. */
  ofCases(caseIds: readonly string[], high: boolean, filter: TimelineFilter): Promise<TimelinePage> {
    const [only, ...others] = caseIds;
    const caseId = others.length === 0 && only !== undefined ? only : trusted({ $in: [...caseIds] });
    return this.page({ caseId, ...(!high && { high: false }) }, filter);
  }

  /** What a client sees of these cases. */
  shownTo(clientId: string, caseIds: readonly string[], filter: TimelineFilter): Promise<TimelinePage> {
    return this.page({ seenBy: clientId, caseId: trusted({ $in: [...caseIds] }) }, filter);
  }

  /** How many lines a client sees of each of these cases since a moment; beyond `MOST_COUNTED` the oldest are not counted. */
  async countShown(
    clientId: string,
    caseIds: readonly string[],
    { since, kinds }: { since: Date; kinds: readonly TimelineKind[] },
  ): Promise<Map<string, number>> {
    const rows = await this.rows
      .find(
        {
          seenBy: clientId,
          caseId: trusted({ $in: [...caseIds] }),
          at: trusted({ $gt: since }),
          ...kindsOf(undefined, kinds),
        },
        { caseId: 1 },
      )
      .sort({ at: -1, _id: -1 })
      .limit(MOST_COUNTED)
      .lean<Pick<TimelineRecord, 'caseId'>[]>();
    const counts = new Map<string, number>();
    for (const { caseId } of rows) counts.set(caseId, (counts.get(caseId) ?? 0) + 1);
    return counts;
  }

  /** Who sees which line of some cases since a moment. */
  shownSince(caseIds: readonly string[], since: Date): Promise<Pick<TimelineRecord, 'caseId' | 'seenBy'>[]> {
    return this.rows
      .find({ caseId: trusted({ $in: [...caseIds] }), at: trusted({ $gt: since }) }, { caseId: 1, seenBy: 1 })
      .lean<Pick<TimelineRecord, 'caseId' | 'seenBy'>[]>();
  }

  private async page(
    query: QueryFilter<TimelineRecord>,
    { kind, kinds, after, limit }: TimelineFilter,
  ): Promise<TimelinePage> {
    const found = await this.rows
      .find({ ...query, ...kindsOf(kind, kinds), ...(after && olderThan(after)) })
      .sort({ at: -1, _id: -1 })
      .limit(limit + 1)
      .lean<TimelineRecord[]>();
    const items = found.slice(0, limit);
    const last = items.at(-1);
    return { items, next: found.length > limit && last ? `${last.at.getTime()}-${last._id}` : null };
  }
}

function kindsOf(kind: TimelineKind | undefined, kinds = TIMELINE_KINDS as readonly TimelineKind[]) {
  if (kind) return { kind: kinds.includes(kind) ? kind : trusted({ $in: [] }) };
  return kinds.length < TIMELINE_KINDS.length ? { kind: trusted({ $in: [...kinds] }) } : {};
}

/** Lines below the one with this key. */
function olderThan(key: string): QueryFilter<TimelineRecord> {
  const [moment, id] = key.split('-');
  const at = new Date(Number(moment));
  const below = [{ at: trusted({ $lt: at }) }, { _id: trusted({ $lt: new Types.ObjectId(id) }) }];
  return { at: trusted({ $lte: at }), $or: below };
}
