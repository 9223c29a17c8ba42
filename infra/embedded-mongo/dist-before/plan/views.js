import { MongoError } from '../values/errors.js';
const MAX_DEPTH = 20;
/** Follows views to the collection below them. @throws MongoError 165 when views are nested too deeply */
export function resolveViews(get, db, name) {
    let pipeline = [];
    let current = name;
    for (let depth = 0; depth < MAX_DEPTH; depth++) {
        const collection = get(`${db}.${current}`);
        if (!collection?.view)
            return { name: current, collection, pipeline };
        pipeline = [...collection.view.pipeline, ...pipeline];
        current = collection.view.on;
    }
    throw new MongoError(165, `View depth too deep or view cycle detected; maximum depth is ${MAX_DEPTH}`);
}
//# sourceMappingURL=views.js.map