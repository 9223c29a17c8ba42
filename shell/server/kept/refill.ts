import type { Kept, Make } from './kept.js';
import type { World } from './world.js';

/** What was used in the last minute is made anew at once when it has changed, the last used first; the rest when it is asked for. */
const HOT_MS = 60_000;
const MOST = 60;
const AT_ONCE = 2;

/** Makes anew, in the background, what people have just read and what has changed: one round at a time, however often things change. */
export class Refill {
  private running = false;
  private again = false;

  /** `entries` come last used first. */
  constructor(
    private readonly world: World,
    private readonly entries: () => Iterable<[string, Kept]>,
    private readonly make: (key: string, make: Make) => Promise<unknown>,
  ) {
    world.onChange(() => void this.begin());
  }

  private async begin(): Promise<void> {
    this.again = true;
    if (this.running) return;
    this.running = true;
    while (this.again) {
      this.again = false;
      const stale = this.hotAndStale();
      const worker = async () => {
        for (let next = stale.pop(); next; next = stale.pop()) await this.make(...next).catch(() => undefined);
      };
      await Promise.all(Array.from({ length: AT_ONCE }, worker));
    }
    this.running = false;
  }

  private hotAndStale(): [string, Make][] {
    if (this.world.isLost) return [];
    const now = Date.now();
    const found: [string, Make][] = [];
    for (const [key, kept] of this.entries()) {
      if (now - kept.usedAt > HOT_MS || found.length === MOST) break;
      if (!this.world.holds(kept.stamp, kept.subjects)) found.push([key, kept.make]);
    }
    return found.reverse();
  }
}
