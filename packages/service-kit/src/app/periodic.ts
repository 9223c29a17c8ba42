/** What is done again and again. */
export interface Rounds {
  /** Pause between rounds, in milliseconds. */
  pause: number;
  /** Pause after a round that failed; `pause` if not given. */
  pauseAfterFailure?: number;
  /** One round. `isStopped` says whether a long one should come to its end. */
  round(isStopped: () => boolean): Promise<unknown>;
  /** Told of a round that failed; `again` when the one before failed too. */
  failed(error: unknown, again: boolean): void;
}

/** Does rounds of work, one at a time, with a pause before each; stopping lets the round under way end. */
export class Periodic {
  private stopped = true;
  private poked = false;
  private running: Promise<void> = Promise.resolve();
  private wake: () => void = () => {};

  constructor(private readonly rounds: Rounds) {}

  start(): void {
    if (!this.stopped) return;
    this.stopped = false;
    this.running = this.loop();
  }

  /** Lets the round under way end and starts no other. */
  async stop(): Promise<void> {
    this.stopped = true;
    this.wake();
    await this.running;
  }

  /** Ends the pause: the next round begins at once, or as soon as the one under way is over, which may have looked before there was something. */
  poke(): void {
    this.poked = true;
    this.wake();
  }

  private async loop(): Promise<void> {
    const { pause, pauseAfterFailure = pause, round, failed } = this.rounds;
    let failing = false;
    for (;;) {
      await this.rest(failing ? pauseAfterFailure : pause);
      if (this.stopped) return;
      this.poked = false;
      try {
        await round(() => this.stopped);
        failing = false;
      } catch (error) {
        failed(error, failing);
        failing = true;
      }
    }
  }

  private async rest(ms: number): Promise<void> {
    // Said while a round was under way, when there was no pause to end.
    if (this.stopped || this.poked) return;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ms);
      this.wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}
