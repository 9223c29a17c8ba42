import type { ContentChanges } from '@diwan/contracts/site/changes/http';
import type { World } from './world.js';

/** Pause between looks, in milliseconds: a change is seen within a second. */
const PAUSE_MS = 400;
/** After so many failed looks in a row what is known is in doubt. */
const DOUBTED_AFTER = 3;
/** Whoever waits for a look waits no longer, in milliseconds. */
const LOOK_LIMIT_MS = 800;

/**
 * Asks the news service again and again what has changed since the version that is known. Nothing can be lost on the way: a look that
 * failed is made up for by the next one, after whatever time, by every server for itself.
 */
export class ContentWatch {
  private timer: NodeJS.Timeout | undefined;
  private looking: Promise<void> | null = null;
  private lookedFor: Promise<void> | null = null;
  private failures = 0;
  private stopped = true;

  constructor(
    private readonly ask: (since: number) => Promise<ContentChanges>,
    private readonly world: World,
    private readonly isOfficeOpen: () => boolean = () => false,
    private readonly timeLimitFactor = 1,
  ) {}

  start(): void {
    this.stopped = false;
    void this.round();
  }

  stop(): void {
    this.stopped = true;
    clearTimeout(this.timer);
  }

  /** Somebody has just written to the news service through this server: whoever comes next must see it. */
  lookNow(): void {
    // A look that is under way may have been answered before the change.
    const look = (this.looking ?? Promise.resolve()).then(() => this.look());
    const limitMs = LOOK_LIMIT_MS * this.timeLimitFactor;
    const late = new Promise<void>((resolve) => void setTimeout(resolve, limitMs).unref());
    const waited = Promise.race([look, late]).then(() => {
      if (this.lookedFor === waited) this.lookedFor = null;
    });
    this.lookedFor = waited;
  }

  /** Set while a look for such a change is under way. */
  get pending(): Promise<void> | null {
    return this.lookedFor;
  }

  private async round(): Promise<void> {
    await this.look();
    if (!this.stopped) this.timer = setTimeout(() => void this.round(), PAUSE_MS).unref();
  }

  private look(): Promise<void> {
    this.looking ??= this.askOnce().finally(() => {
      this.looking = null;
    });
    return this.looking;
  }

  private async askOnce(): Promise<void> {
    this.world.setDay(new Date(), this.isOfficeOpen());
    try {
      this.world.learn(await this.ask(this.world.version));
      this.failures = 0;
    } catch {
      this.failures += 1;
      if (this.failures >= DOUBTED_AFTER) this.world.lose();
    }
  }
}
