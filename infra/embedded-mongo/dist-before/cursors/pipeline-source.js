import { encode } from '../values/bson.js';
/** A running pipeline as the source of a cursor. */
export class PipelineSource {
    documents;
    pacer;
    rested;
    checked;
    /**
     * @param rested gives back snapshots between batches
     * @param checked throws if what is read from is gone
     */
    constructor(documents, pacer, rested, checked = () => { }) {
        this.documents = documents;
        this.pacer = pacer;
        this.rested = rested;
        this.checked = checked;
    }
    async next(pacer) {
        this.pacer.current = pacer;
        const step = await this.documents.next();
        if (step.done)
            return undefined;
        return step.value instanceof Uint8Array ? step.value : encode(step.value);
    }
    rest() {
        this.rested();
    }
    check() {
        this.checked();
    }
    close() {
        this.documents.return(undefined).catch(() => undefined);
        this.rested();
    }
}
//# sourceMappingURL=pipeline-source.js.map