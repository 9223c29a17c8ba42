import { DomainError } from '../http/domain-error.js';

/** How much work may be under way or waiting. */
export interface QueueBounds {
  /** Jobs of one owner. */
  perOwner: number;
  /** Jobs of all. */
  total: number;
  /** What a refused one is told to wait. */
  retryAfterSeconds: number;
}

/** Does one step of a job on a place, when the owner's turn comes. */
export type Step<Place> = <Result>(work: (place: Place) => Promise<Result>) => Promise<Result>;

/**
 * Shares places between owners so that nobody's work keeps another's waiting for long: the jobs of an owner are done one after the
 * other, and a job gives its place back after each step, behind those who wait. Jobs beyond the bounds are refused at once.
 */
export class FairQueue<Place> {
  private readonly free: Place[];
  private readonly waiting: ((place: Place) => void)[] = [];
  private readonly jobs = new Map<string, Promise<unknown>[]>();
  /** Until when, in milliseconds, an owner's jobs are refused. */
  private readonly barred = new Map<string, number>();

  constructor(
    places: readonly Place[],
    private readonly bounds: QueueBounds,
  ) {
    this.free = [...places];
  }

  /** Refuses an owner's next jobs for so long, in seconds: theirs have held a place for nothing. */
  bar(owner: string, seconds: number): void {
    const now = Date.now();
    for (const [other, until] of this.barred) if (until <= now) this.barred.delete(other);
    this.barred.set(owner, now + seconds * 1000);
  }

  /** Throws DomainError TOO_MANY_REQUESTS beyond the bounds, and for who is barred. */
  async job<Result>(owner: string, work: (step: Step<Place>) => Promise<Result>): Promise<Result> {
    const barredMs = (this.barred.get(owner) ?? 0) - Date.now();
    if (barredMs > 0) throw new DomainError('TOO_MANY_REQUESTS', { retryAfterSeconds: Math.ceil(barredMs / 1000) });
    const own = this.jobs.get(owner) ?? [];
    const all = [...this.jobs.values()].reduce((sum, jobs) => sum + jobs.length, 0);
    const { perOwner, total, retryAfterSeconds } = this.bounds;
    if (own.length >= perOwner || all >= total) throw new DomainError('TOO_MANY_REQUESTS', { retryAfterSeconds });
    const before = own.at(-1);
    const job = (async () => {
      await before?.catch(() => {});
      return work((step) => this.step(step));
    })();
    own.push(job);
    this.jobs.set(owner, own);
    try {
      return await job;
    } finally {
      own.splice(own.indexOf(job), 1);
      if (own.length === 0) this.jobs.delete(owner);
    }
  }

  private async step<Result>(work: (place: Place) => Promise<Result>): Promise<Result> {
    const place = this.free.pop() ?? (await new Promise<Place>((take) => this.waiting.push(take)));
    try {
      return await work(place);
    } finally {
      const next = this.waiting.shift();
      if (next) next(place);
      else this.free.push(place);
    }
  }
}
