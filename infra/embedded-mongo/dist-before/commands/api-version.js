import { MongoError } from '../values/errors.js';
import { flag } from './arguments.js';
/** Aggregation stages outside the stable API. */
const UNSTABLE_STAGES = [
    '$currentOp',
    '$indexStats',
    '$listLocalSessions',
    '$listSessions',
    '$planCacheStats',
    '$search',
    '$listSearchIndexes',
];
/** Enforces `apiVersion`, `apiStrict` and `apiDeprecationErrors` (nothing in version 1 is deprecated). @throws MongoError 322, 323, 72 */
export function checkApiVersion(command, doc) {
    if (doc.apiVersion === undefined) {
        if (doc.apiStrict !== undefined || doc.apiDeprecationErrors !== undefined)
            throw new MongoError(72, 'Provided apiStrict or apiDeprecationErrors without passing apiVersion');
        return;
    }
    if (doc.apiVersion !== '1')
        throw new MongoError(322, 'API version must be "1"');
    if (!flag(doc.apiStrict))
        return;
    if (!command.apiV1)
        throw new MongoError(323, `Provided apiStrict:true, but the command ${command.name} is not in API Version 1.`);
    for (const stage of Array.isArray(doc.pipeline) ? doc.pipeline : []) {
        const name = Object.keys(stage ?? {})[0] ?? '';
        if (UNSTABLE_STAGES.includes(name))
            throw new MongoError(323, `stage ${name} is not allowed with 'apiStrict: true' in API Version 1`);
    }
}
//# sourceMappingURL=api-version.js.map