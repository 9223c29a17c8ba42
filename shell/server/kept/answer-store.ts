import { LRUCache } from 'lru-cache';
import { Denser } from './denser.js';
import type { Finished } from './finished.js';
import type { Given, Kept, Made, Make } from './kept.js';
import type { KeptOnDisk } from './kept-on-disk.js';
import { Refill } from './refill.js';
import type { Stamp, World } from './world.js';

/** A kept answer is shown for so long while no newer one can be had, in milliseconds: an outage may last a night. */
const KNOWN_MS = 24 * 3600 * 1000;
/** What was made while nobody knew what has changed is given for so long, in milliseconds. */
const BRIEF_MS = 1000;
/** Somebody for whom there is an older answer waits no longer for a new one, in milliseconds. */
const PATIENCE_MS = 1000;
/** After a failure nobody tries again for so long, in milliseconds, while there is an older answer. */
const PAUSE_MS = 1000;
const MEGABYTE = 1024 * 1024;

export interface StoreOptions {
  world: World;
  /** Memory for answers, in megabytes. A quarter is for addresses with a query, which strangers can invent, and for what is not whole. */
  megabytes: number;
  /** Multiplies how long somebody waits for whom there is an older answer; 1 when left out. */
  timeLimitFactor?: number;
  /** Pages of the site, for after a restart; memory alone when left out. */
  disk?: KeptOnDisk | undefined;
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

/**
 * Keeps finished answers of one route while they hold, makes each once for all who wait, and gives the last one while no new one can be had.
 * Only what answered 200 is kept.
 */
export class AnswerStore {
  private readonly pages: LRUCache<string, Kept>;
  private readonly side: LRUCache<string, Kept>;
  private readonly flights = new Map<string, Flight>();
  private readonly world: World;
  private readonly patienceMs: number;
  private readonly denser = new Denser((key, finished) => this.pages.peek(key)?.finished === finished);

  constructor(private readonly options: StoreOptions) {
    this.world = options.world;
    this.patienceMs = PATIENCE_MS * (options.timeLimitFactor ?? 1);
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
  async answer(key: string, make: Make): Promise<Given> {
    const now = Date.now();
    const kept = this.find(key) ?? (await this.restored(key, make));
    if (kept && this.isFresh(kept, now)) return { finished: kept.finished, asOf: null };
    if (!kept || now - kept.madeAt >= KNOWN_MS) return given(await this.made(key, make));
    const begun = this.flights.get(key);
    if (now < kept.retryAt || (begun && now - begun.begunAt > this.patienceMs)) return this.stale(kept);
    const made = this.made(key, make);
    made.catch(() => undefined);
    // Nobody knows whether it has changed, most likely because the service is away: no reader need wait to find out.
    if (this.world.isLost) return this.stale(kept);
    const newer = await inTime(made, this.patienceMs);
    const isBetter = newer !== null && (newer.quality === 'whole' || newer.quality === 'unkept');
    return isBetter ? given(newer) : this.stale(kept);
  }

  /** An answer that was kept, however old, for who has nothing better. */
  async lastKnown(key: string, make: Make): Promise<Given | null> {
    const kept = this.find(key) ?? (await this.restored(key, make));
    return kept && Date.now() - kept.madeAt < KNOWN_MS ? this.stale(kept) : null;
  }

  /** Nothing that is kept may be shown any more, not even while nothing newer can be had. */
  clear(): void {
    this.pages.clear();
    this.side.clear();
    this.options.disk?.clear();
  }

  private find(key: string): Kept | undefined {
    return this.pages.get(key) ?? this.side.get(key);
  }

  /** From before this process: it stands by for an outage, until it is made anew. */
  private async restored(key: string, make: Make): Promise<Kept | undefined> {
    const { release } = this.world.stamp();
    const stored = await this.options.disk?.read(key, release);
    // Somebody else may have made it meanwhile.
    const known = this.find(key);
    if (known || !stored || Date.now() - stored.madeAt > KNOWN_MS) return known;
    const { finished, asOf, madeAt } = stored;
    const stamp: Stamp = { content: null, release, day: '' };
    const never = { subjects: [], generation: -1, freshUntil: 0, retryAt: 0, usedAt: 0 };
    const kept: Kept = { finished, asOf, madeAt, stamp, make, ...never };
    this.pages.set(key, kept);
    return kept;
  }

  private isFresh(kept: Kept, now: number): boolean {
    if (now >= kept.freshUntil) return false;
    kept.usedAt = now;
    if (kept.generation === this.world.generation) return true;
    if (!this.world.holds(kept.stamp, kept.subjects)) return false;
    kept.generation = this.world.generation;
    return true;
  }

  private stale(kept: Kept): Given {
    kept.usedAt = Date.now();
    this.options.onStale?.();
    return { finished: kept.finished, asOf: kept.asOf };
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
    const { finished, subjects, quality, asOf } = result;
    if (subjects === null) return;
    if (quality === 'failed' || (quality === 'partial' && this.find(key))) {
      this.postpone(key);
      return;
    }
    if (finished.status !== 200) {
      this.forget(key);
      return;
    }
    const now = Date.now();
    const lasts = quality === 'whole' && !this.world.isLost ? KNOWN_MS : BRIEF_MS;
    // Without a version of the content nobody could tell when it changes: it only stands by for an outage. So does what is not whole, which says its age.
    const isLasting = begun.stamp.content !== null && quality !== 'partial';
    const freshUntil = isLasting ? now + lasts : now;
    const retryAt = quality === 'partial' ? now + PAUSE_MS : 0;
    const isPage = quality === 'whole' && !key.includes('?');
    (isPage ? this.side : this.pages).delete(key);
    const kept = { ...begun, finished, subjects, freshUntil, asOf: asOf ?? now, madeAt: now, retryAt, usedAt: now };
    (isPage ? this.pages : this.side).set(key, kept);
    if (isPage) this.denser.put(key, finished);
    if (isPage) this.options.disk?.write({ key, release: begun.stamp.release, asOf: kept.asOf, madeAt: now, finished });
    else this.options.disk?.forget(key);
  }

  private forget(key: string): void {
    this.pages.delete(key);
    this.side.delete(key);
    this.options.disk?.forget(key);
  }

  private postpone(key: string): void {
    const kept = this.find(key);
    if (kept) kept.retryAt = Date.now() + PAUSE_MS;
  }
}

const given = ({ finished, asOf }: Made): Given => ({ finished, asOf: asOf ?? null });

/** The answer, or nothing when it fails or takes too long. Failures are told where answers are made. */
async function inTime(made: Promise<Made>, limitMs: number): Promise<Made | null> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), limitMs);
  });
  const safe = made.catch(() => null);
  return Promise.race([safe, late]).finally(() => clearTimeout(timer));
}
