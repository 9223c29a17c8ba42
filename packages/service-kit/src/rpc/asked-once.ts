/** Remembers questions as long as they are fresh, so that whoever recorded one on its way cannot ask it again (M7). */
export class AskedOnce {
  /** By their ids, the oldest first: until when each is remembered. */
  private readonly seen = new Map<string, number>();

  constructor(private readonly rememberedMs: number) {}

  /** Whether a question comes for the first time. */
  isNew(id: string, now: number): boolean {
    for (const [old, until] of this.seen) {
      if (until > now) break;
      this.seen.delete(old);
    }
    if (this.seen.has(id)) return false;
    this.seen.set(id, now + this.rememberedMs);
    return true;
  }
}
