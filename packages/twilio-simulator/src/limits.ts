const DAY = 24 * 3600_000;

/** Who may be written to, and how: the 24 hours after somebody wrote, the tier of unique people a day, the rate, who opted out. */
export class Limits {
  private readonly lastInbound = new Map<string, number>();
  private readonly begun = new Map<string, number>();
  private readonly out = new Set<string>();
  private leavesAt = 0;

  constructor(
    private readonly now: () => number,
    public tier: number,
    public perSecond: number,
  ) {}

  /** Somebody wrote: free text may go to them for 24 hours. */
  heardFrom(number: string): void {
    this.lastInbound.set(number, this.now());
  }

  isOpen(number: string): boolean {
    const last = this.lastInbound.get(number);
    return last !== undefined && this.now() - last < DAY;
  }

  /** Counts a conversation that we begin; false when the tier is used up. Whom we wrote to within the day counts once. */
  begin(number: string): boolean {
    const now = this.now();
    for (const [person, at] of this.begun) if (now - at >= DAY) this.begun.delete(person);
    if (this.isOpen(number) || this.begun.has(number)) return true;
    if (this.begun.size >= this.tier) return false;
    this.begun.set(number, now);
    return true;
  }

  /** Milliseconds until a message that was taken now leaves. */
  queueFor(): number {
    const now = performance.now();
    this.leavesAt = Math.max(now, this.leavesAt + 1000 / this.perSecond);
    return this.leavesAt - now;
  }

  optOut(number: string): void {
    this.out.add(number);
  }

  optIn(number: string): void {
    this.out.delete(number);
  }

  hasOptedOut(number: string): boolean {
    return this.out.has(number);
  }
}
