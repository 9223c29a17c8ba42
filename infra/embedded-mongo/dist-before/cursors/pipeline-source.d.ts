import type { CurrentPacer } from '../plan/documents.js';
import type { Pacer } from '../store/pace.js';
import { type Doc } from '../values/bson.js';
import type { ResultSource } from './cursor.js';
/** A running pipeline as the source of a cursor. */
export declare class PipelineSource implements ResultSource {
    private readonly documents;
    private readonly pacer;
    private readonly rested;
    private readonly checked;
    /**
     * @param rested gives back snapshots between batches
     * @param checked throws if what is read from is gone
     */
    constructor(documents: AsyncGenerator<Doc | Uint8Array>, pacer: CurrentPacer, rested: () => void, checked?: () => void);
    next(pacer: Pacer): Promise<Uint8Array | undefined>;
    rest(): void;
    check(): void;
    close(): void;
}
