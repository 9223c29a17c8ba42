import type { World } from '../kept/world.js';
import type { RemoteCatalogue } from './catalogue.js';

/** Pause between looks, in milliseconds. */
const PAUSE_MS = 500;

/** Looks for new builds of the remotes, so that answers made of the old ones are made anew. */
export class ReleaseWatch {
  private timer: NodeJS.Timeout | undefined;
  private stopped = false;
  private looking: Promise<void> | undefined;

  constructor(
    private readonly catalogue: RemoteCatalogue,
    private readonly world: World,
  ) {}

  start(): void {
    this.looking = this.look();
  }

  /** Lets a look that is under way end. */
  async stop(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.timer);
    await this.looking;
  }

  private async look(): Promise<void> {
    this.world.setRelease(await this.catalogue.release());
    if (!this.stopped) this.timer = setTimeout(() => this.start(), PAUSE_MS).unref();
  }
}
