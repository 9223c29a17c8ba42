import { runQuery } from './query.js';
/** The documents of a plan, with pauses for other clients. */
export async function* documentsOf(view, collection, plan, query, pacer) {
    for (const step of runQuery(view, collection, plan, query)) {
        if (step)
            yield step.doc;
        if (pacer.current.due())
            await pacer.current.turn();
    }
}
//# sourceMappingURL=documents.js.map