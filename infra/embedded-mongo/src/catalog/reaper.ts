import type { Engine } from '../store/engine.js';
import { idKey, prefixRange, TAG } from '../store/keys.js';

/** Entries deleted in one commit, so that dropping a large collection stops nobody. */
const CHUNK = 500;

/** Deletes what dropped collections and indexes have left behind, a little at a time; goes on after a restart. */
export class Reaper {
  private running: Promise<void> | undefined;
  private stopped = false;

  constructor(
    private readonly engine: Engine,
    private readonly onError: (error: unknown) => void,
  ) {}

  /** Starts cleaning, if there is anything to clean. */
  kick(): void {
    if (this.stopped || this.running) return;
    this.running = this.clean()
      .catch(this.onError)
      .finally(() => {
        this.running = undefined;
      });
  }

  /** Stops after the present chunk. */
  async stop(): Promise<void> {
    this.stopped = true;
    await this.running;
  }

  private async clean(): Promise<void> {
    while (!this.stopped && (await this.engine.commit((overlay) => this.cleanChunk(overlay)))) {
      await new Promise((resolve) => setImmediate(resolve));
    }
  }

  private cleanChunk(overlay: Parameters<Parameters<Engine['commit']>[0]>[0]): boolean {
    const garbage = overlay.walk(prefixRange(Buffer.from([TAG.garbage])));
    const first = garbage.next();
    garbage.return?.();
    if (first.done) return false;
    const record = first.value[0];
    const entries = overlay.walk(prefixRange(idKey(record[1] as number, record.readUInt32BE(2))));
    const keys: Buffer[] = [];
    for (let step = entries.next(); !step.done && keys.length < CHUNK; step = entries.next()) keys.push(step.value[0]);
    entries.return?.();
    for (const key of keys) overlay.deleteEntry(key);
    if (keys.length < CHUNK) overlay.deleteEntry(record);
    return true;
  }
}
