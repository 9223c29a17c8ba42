import { idKey, prefixRange, recordOf, TAG } from '../store/keys.js';
import { decode } from '../values/bson.js';
import { removeDocument } from './documents.js';
/** Deletes the oldest documents of a capped collection until it is within its limits. */
export function trim(overlay, collection) {
    const { cap } = collection;
    if (!cap)
        return;
    const walk = overlay.walk({ ...prefixRange(idKey(TAG.documents, collection.id)), reverse: true });
    const surplus = [];
    let bytes = 0;
    let documents = 0;
    // From the newest: what no longer fits goes.
    for (let step = walk.next(); !step.done; step = walk.next()) {
        const [key, value] = step.value;
        bytes += value.length;
        documents++;
        if (bytes > cap.bytes || documents > cap.documents)
            surplus.push([recordOf(key), value]);
    }
    for (const [record, value] of surplus)
        removeDocument(overlay, collection, record, decode(value));
}
//# sourceMappingURL=capped.js.map