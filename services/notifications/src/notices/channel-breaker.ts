/** Outages in a row before a channel rests. */
const TOLERATED = 2;
/** An outage is another one when so much time is between, in milliseconds: while one goes on it is probed more often. */
const FORGOTTEN = 60_000;
/** Pauses between probes of a channel that rests, in milliseconds; the last one stays. */
const PAUSES = [1000, 2000, 5000, 10_000, 15_000];

/**
 * Keeps a channel from being tried while its provider is away: after two outages in a row it rests, one notice at a time probes it, and
 * the first that gets through opens it again.
 */
export class ChannelBreaker {
  private outages = 0;
  private awaySince = 0;
  private lastAwayAt = 0;
  private probeAt = 0;
  private probing = false;

  constructor(private readonly now: () => number) {}

  /** How many notices may go now out of `wanted`: all, one as a probe, or none. */
  allowance(wanted: number): number {
    if (!this.isResting()) return wanted;
    return this.probing || this.now() < this.probeAt ? 0 : Math.min(1, wanted);
  }

  /** Whether only probes go. */
  isResting(): boolean {
    return this.outages >= TOLERATED;
  }

  /** How long the provider has taken nothing from us, in milliseconds; 0: it takes something. */
  awayFor(): number {
    return this.outages === 0 ? 0 : this.now() - this.awaySince;
  }

  /** The channel is about to be tried. */
  begin(): void {
    this.probing = this.isResting();
  }

  /** The provider took something or refused it for what it was; true when it was away before. */
  answered(): boolean {
    const wasAway = this.outages > 0;
    this.outages = 0;
    this.probing = false;
    return wasAway;
  }

  /** The provider takes nothing from us now. */
  away(): void {
    // One long ago, of which nothing was heard since, is not this outage.
    if (this.outages === 0 || this.now() - this.lastAwayAt > FORGOTTEN) this.awaySince = this.now();
    this.lastAwayAt = this.now();
    this.outages += 1;
    this.probing = false;
    const pause = PAUSES[Math.min(this.outages - TOLERATED, PAUSES.length - 1)] ?? 0;
    this.probeAt = this.now() + pause;
  }

  /** A try ended before the provider was asked. */
  cancelled(): void {
    this.probing = false;
  }
}
