import { randomBytes } from 'node:crypto';
import type { SessionRecord } from '@diwan/contracts/people/sessions/questions';
import { Clock } from '@diwan/service-kit/app/clock';
import { SessionReader, type SessionSource, sessionKeyOf } from '@diwan/service-kit/sessions/session-reader';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, type QueryFilter, trusted } from 'mongoose';
import type { SessionOrigin, SessionRow, SetUpGrant } from './session.schema.js';
import { SessionCache } from './session-cache.js';
import { recordOf, rowFieldsOf } from './session-record.js';

/** Somebody has this many devices at most; a sign-in beyond it ends the session that was used longest ago. */
const MOST_SESSIONS = 20;

/**
 * Keeps sessions: MongoDB says what is, Redis has copies. Whoever writes a copy looks into MongoDB once more afterwards, and whoever ends
 * or changes a session writes MongoDB first, so no copy of what was ended or changed can stay, however the two meet.
 */
@Injectable()
export class SessionStore implements SessionSource, OnApplicationBootstrap {
  constructor(
    @InjectModel('Session') private readonly rows: Model<SessionRow>,
    private readonly cache: SessionCache,
    private readonly reader: SessionReader,
    private readonly clock: Clock,
  ) {}

  onApplicationBootstrap(): void {
    this.reader.readFrom(this);
    // Redis may come back with what it knew before sessions were ended.
    this.cache.whenReachable(() => void this.buryAll().catch(() => {}));
  }

  /** Opens a session and returns its id (256 random bits), which only the browser keeps. An older session may end with it. */
  async open(record: SessionRecord, origin: SessionOrigin, replacedKey: string | null = null): Promise<string> {
    const sid = randomBytes(32).toString('base64url');
    const key = sessionKeyOf(sid);
    const lastSeenAt = this.clock.now();
    await this.rows.create({ ...rowFieldsOf(record), ...origin, key, lastSeenAt });
    if (replacedKey !== null) await this.end(replacedKey);
    const surplus = (await this.liveOf(record.personId)).slice(MOST_SESSIONS);
    for (const { key: oldest } of surplus) await this.end(oldest);
    await this.publish(key);
    return sid;
  }

  /** The row of a live session. */
  async live(key: string): Promise<SessionRow | null> {
    const row = await this.rows.findOne({ key, endedAt: null }).lean<SessionRow>();
    const now = this.clock.now();
    return row && now < row.idleEndsAt && now < row.absoluteEndsAt ? row : null;
  }

  /** Lets a live session set up a first second factor. */
  async allowSetUp(key: string, setUp: SetUpGrant): Promise<void> {
    await this.rows.updateOne({ key, endedAt: null }, { $set: { setUp } });
  }

  /** Live sessions of a person, the one used last first. */
  async liveOf(personId: string): Promise<SessionRow[]> {
    const now = trusted({ $gt: this.clock.now() });
    return this.rows
      .find({ personId, endedAt: null, idleEndsAt: now, absoluteEndsAt: now })
      .sort({ lastSeenAt: -1 })
      .lean<SessionRow[]>();
  }

  /** Learns until when a session was kept awake elsewhere and answers what it is now; see the operation. */
  async inStep(
    key: string,
    { idleEndsAt, slide }: { idleEndsAt: string | null; slide: boolean },
  ): Promise<SessionRecord | null> {
    const row = await this.rows.findOne({ key, endedAt: null }).lean<SessionRow>();
    if (row === null) {
      await this.buryOne(key);
      return null;
    }
    const now = this.clock.now().getTime();
    const absolute = row.absoluteEndsAt.getTime();
    const known = Math.min(Math.max(row.idleEndsAt.getTime(), idleEndsAt ? Date.parse(idleEndsAt) : 0), absolute);
    if (now >= known) return null;
    const next = slide ? Math.min(Math.max(known, now + row.idleMs), absolute) : known;
    const lastSeenAt = slide ? new Date(now) : row.lastSeenAt;
    await this.rows.updateOne({ key, endedAt: null }, { $set: { idleEndsAt: new Date(next), lastSeenAt } });
    return this.publish(key);
  }

  /** Ends one session; one that has ended already stays as it is. */
  async end(key: string): Promise<void> {
    await this.endWhere({ key });
  }

  /** Ends one of a person's sessions by its listed id; false when there is none. */
  async endOwn(personId: string, id: string): Promise<boolean> {
    return this.endWhere({ _id: id, personId });
  }

  /** Ends every session of a person. */
  async endAll(personId: string): Promise<void> {
    await this.endWhere({ personId });
  }

  /** Rewrites every live session of a person; ends those that `change` answers null for. */
  async changeAll(personId: string, change: (record: SessionRecord) => SessionRecord | null): Promise<void> {
    for (const row of await this.liveOf(personId)) {
      let current: SessionRow | null = row;
      while (current !== null && !(await this.changeOne(current, change))) current = await this.live(row.key);
    }
  }

  /** Rewrites one live session. */
  async change(key: string, change: (record: SessionRecord) => SessionRecord): Promise<void> {
    for (let row = await this.live(key); row !== null; row = await this.live(key))
      if (await this.changeOne(row, change)) return;
  }

  /** One attempt; false when somebody else wrote the session meanwhile and it must be read again. */
  private async changeOne(row: SessionRow, change: (record: SessionRecord) => SessionRecord | null): Promise<boolean> {
    const { key, version } = row;
    const changed = change(recordOf(row, this.clock.now()));
    if (changed === null) {
      await this.end(key);
      return true;
    }
    const { modifiedCount } = await this.rows.updateOne(
      { key, version, endedAt: null },
      { $set: rowFieldsOf(changed), $inc: { version: 1 } },
    );
    if (modifiedCount === 1) await this.publish(key);
    return modifiedCount === 1;
  }

  /** Puts what MongoDB says into Redis until both say the same. */
  private async publish(key: string): Promise<SessionRecord | null> {
    for (;;) {
      const row = await this.live(key);
      if (row === null) {
        await this.buryOne(key);
        return null;
      }
      const record = recordOf(row, this.clock.now());
      await this.cache.put(key, record);
      if (await this.rows.exists({ key, version: row.version, endedAt: null })) return record;
    }
  }

  private async endWhere(which: QueryFilter<SessionRow>): Promise<boolean> {
    const { modifiedCount } = await this.rows.updateMany(
      { ...which, endedAt: null },
      { $set: { endedAt: this.clock.now() } },
    );
    // Also those that were ended before: the attempt that did may have died before it told Redis.
    await this.cache.bury(await this.rows.find({ ...which, endedAt: trusted({ $ne: null }) }).lean<SessionRow[]>());
    return modifiedCount > 0;
  }

  private async buryOne(key: string): Promise<void> {
    const row = await this.rows.findOne({ key, endedAt: trusted({ $ne: null }) }).lean<SessionRow>();
    if (row !== null) await this.cache.bury([row]);
  }

  private async buryAll(): Promise<void> {
    const ended = { endedAt: trusted({ $ne: null }), absoluteEndsAt: trusted({ $gt: this.clock.now() }) };
    await this.cache.bury(await this.rows.find(ended, { key: 1, absoluteEndsAt: 1 }).lean<SessionRow[]>());
  }
}
