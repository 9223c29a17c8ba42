import type { CurrentPacer } from '../plan/documents.js';
import type { Pacer } from '../store/pace.js';
import { type Doc, encode } from '../values/bson.js';
import type { ResultSource } from './cursor.js';

/** A running pipeline as the source of a cursor. */
export class PipelineSource implements ResultSource {
  /**
   * @param rested gives back snapshots between batches
   * @param checked throws if what is read from is gone
   */
  constructor(
    private readonly documents: AsyncGenerator<Doc | Uint8Array>,
    private readonly pacer: CurrentPacer,
    private readonly rested: () => void,
    private readonly checked: () => void = () => {},
  ) {}

  async next(pacer: Pacer): Promise<Uint8Array | undefined> {
    this.pacer.current = pacer;
    const step = await this.documents.next();
    if (step.done) return undefined;
    return step.value instanceof Uint8Array ? step.value : encode(step.value);
  }

  rest(): void {
    this.rested();
  }

  check(): void {
    this.checked();
  }

  close(): void {
    this.documents.return(undefined).catch(() => undefined);
    this.rested();
  }
}
