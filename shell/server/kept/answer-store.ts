import { LRUCache } from 'lru-cache';
import type { Finished } from './finished.js';
import type { Kept, Made, Make } from './kept.js';
import { Refill } from './refill.js';
import type { Stamp, World } from './world.js';

/** A kept answer is shown for so long while no newer one can be had, in milliseconds: an outage may last a night. */
const KNOWN_MS = 24 * 3600 * 1000;
/** Answers that are not to last are given for so long, in milliseconds. */
const BRIEF_MS = 1000;
/** Somebody for whom there is an older answer waits no longer for a new one, in milliseconds. */
const PATIENCE_MS = 1000;
/** After a failure nobody tries again for so long, in milliseconds, while there is an older answer. */
const PAUSE_MS = 1000;
const MEGABYTE = 1024 * 1024;

export interface StoreOptions {
  world: World;
  /** Memory for answers, in megabytes. A quarter is for addresses with a query and for what is brief: those strangers can invent. */
  megabytes: number;
  /** An answer was made. */
  onMade?: () => void;
  /** An older answer was given, because a newer one could not be had. */
  onStale?: () => void;
}

interface Flight {
  made: Promise<Made>;
  begunAt: number;
  generation: number;
}

/** Keeps finished answers while they hold, makes each once for all who wait, and gives the last one while no new one can be had. */
export class AnswerStore {
  private readonly pages: LRUCache<string, Kept>;
  private readonly side: LRUCache<string, Kept>;
  private readonly flights = new Map<string, Flight>();
  private readonly world: World;

  constructor(private readonly options: StoreOptions) {
    this.world = options.world;
    const room = (share: number) =>
      new LRUCache<string, Kept>({
        maxSize: Math.floor(options.megabytes * share * MEGABYTE),
        sizeCalculation: ({ finished }, key) => finished.size + key.length * 2,
      });
    this.pages = room(0.75);
    this.side = room(0.25);
    new Refill(
      this.world,
      () => this.pages.entries(),
      (key, make) => this.made(key, make),
    );
  }

  /** Bytes that kept answers take, about. */
  get size(): number {
    return this.pages.calculatedSize + this.side.calculatedSize;
  }

  /** The answer if it is there and holds at the moment `now`, in milliseconds; for the way that has no time. */
  ready(key: string, now: number): Finished | null {
    const kept = this.find(key);
    return kept && this.isFresh(kept, now) ? kept.finished : null;
  }

  /** The answer, made now if need be. Fails as `make` does when there is no older one. */
  async answer(key: string, make: Make): Promise<Finished> {
    const now = Date.now();
    const kept = this.find(key);
    if (kept && this.isFresh(kept, now)) return kept.finished;
    const isUseful = kept !== undefined && kept.finished.status < 400 && now - kept.madeAt < KNOWN_MS;
    if (!isUseful) return (await this.made(key, make)).finished;
    const begun = this.flights.get(key);
    if (now < kept.retryAt || (begun && now - begun.begunAt > PATIENCE_MS)) return this.stale(kept);
    const made = this.made(key, make);
    made.catch(() => undefined);
    // Nobody knows whether it has changed, most likely because the service is away: no reader need wait to find out.
    if (this.world.isLost) return this.stale(kept);
    const newer = await inTime(made);
    const isBetter = newer !== null && (newer.quality === 'whole' || newer.quality === 'brief');
    return isBetter ? newer.finished : this.stale(kept);
  }

  private find(key: string): Kept | undefined {
    return this.pages.get(key) ?? this.side.get(key);
  }

  private isFresh(kept: Kept, now: number): boolean {
    if (now >= kept.freshUntil) return false;
    kept.usedAt = now;
    if (kept.generation === this.world.generation) return true;
    if (!this.world.holds(kept.stamp, kept.subjects)) return false;
    kept.generation = this.world.generation;
    return true;
  }

  private stale(kept: Kept): Finished {
    kept.usedAt = Date.now();
    this.options.onStale?.();
    return kept.finished;
  }

  private made(key: string, make: Make): Promise<Made> {
    const { generation } = this.world;
    const begun = this.flights.get(key);
    if (begun?.generation === generation) return begun.made;
    // One that began before the last change may be made of the old: it is waited for, and then one is made for all who came since.
    if (begun) return begun.made.catch(() => undefined).then(() => this.made(key, make));
    this.options.onMade?.();
    const stamp = this.world.stamp();
    const made = make()
      .finally(() => this.flights.delete(key))
      .then(
        (result) => {
          this.keep(key, { make, stamp, generation }, result);
          return result;
        },
        (error) => {
          this.postpone(key);
          throw error;
        },
      );
    this.flights.set(key, { made, begunAt: Date.now(), generation });
    return made;
  }

  private keep(key: string, begun: { make: Make; stamp: Stamp; generation: number }, result: Made): void {
    const { finished, subjects, quality } = result;
    if (subjects === null) return;
    if (quality === 'failed' || (quality === 'partial' && this.find(key))) {
      this.postpone(key);
      return;
    }
    const now = Date.now();
    const lasts = quality === 'whole' && !this.world.isLost ? KNOWN_MS : BRIEF_MS;
    // Without a version of the content nobody could tell when it changes: it only stands by for an outage.
    const freshUntil = begun.stamp.content === null ? now : now + lasts;
    const isPage = quality === 'whole' && !key.includes('?');
    (isPage ? this.side : this.pages).delete(key);
    const kept = { ...begun, finished, subjects, freshUntil, madeAt: now, retryAt: 0, usedAt: now };
    (isPage ? this.pages : this.side).set(key, kept);
  }

  private postpone(key: string): void {
    const kept = this.find(key);
    if (kept) kept.retryAt = Date.now() + PAUSE_MS;
  }
}

/** The answer, or nothing when it fails or takes too long. Failures are told where answers are made. */
async function inTime(made: Promise<Made>): Promise<Made | null> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), PATIENCE_MS);
  });
  const safe = made.catch(() => null);
  return Promise.race([safe, late]).finally(() => clearTimeout(timer));
}
