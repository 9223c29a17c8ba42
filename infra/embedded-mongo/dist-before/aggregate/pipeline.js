import { isDoc } from '../values/bson.js';
import { location, notImplemented, typeMismatch } from '../values/errors.js';
import { compileDocumentStage } from './document-stages.js';
import { compileMatch, flowStages, sortStage } from './stages/flow.js';
import { groupStages } from './stages/group.js';
import { joinStages } from './stages/join.js';
import { windowStages } from './stages/window.js';
import { writeStages } from './stages/write.js';
const STAGES = {
    ...flowStages,
    ...groupStages,
    ...joinStages,
    ...windowStages,
    ...writeStages,
};
/** Stages MongoDB has and this server has not (those about the server itself are answered before they get here). */
const MISSING = new Set(('$geoNear $search $searchMeta $vectorSearch $changeStream $changeStreamSplitLargeEvent $densify $fill $redact ' +
    '$collStats $indexStats $planCacheStats $currentOp $listSessions $listLocalSessions $listSampledQueries ' +
    '$listSearchIndexes $querySettings $queryStats $shardedDataDistribution $rankFusion').split(' '));
/** Refuses a pipeline with unknown, malformed or misplaced stages, before anything runs. */
export function checkPipeline(stages) {
    if (!Array.isArray(stages))
        throw typeMismatch("'pipeline' option must be specified as an array");
    stages.forEach((stage, i) => {
        if (!isDoc(stage))
            throw typeMismatch("Each element of the 'pipeline' array must be an object");
        const [name, ...others] = Object.keys(stage);
        if (name === undefined || others.length > 0)
            throw location(40323, 'A pipeline stage specification object must contain exactly one field.');
        if (MISSING.has(name))
            throw notImplemented(`the pipeline stage ${name}`);
        if (!Object.hasOwn(STAGES, name) && name !== '$match' && !DOCUMENT_STAGES.has(name))
            throw location(40324, `Unrecognized pipeline stage name: '${name}'`);
        if (Object.hasOwn(writeStages, name) && i < stages.length - 1)
            throw location(40601, `${name} can only be the final stage in the pipeline`);
        if (name === '$documents' && i > 0)
            throw location(40602, '$documents is only valid as the first stage in a pipeline');
    });
}
const DOCUMENT_STAGES = new Set(['$addFields', '$set', '$unset', '$project', '$replaceRoot', '$replaceWith']);
/** Compiles a pipeline: every specification is checked before the first document is read. */
export function compilePipeline(stages, env) {
    checkPipeline(stages);
    const compiled = [];
    let perDocument = [];
    const flush = () => {
        if (perDocument.length > 0)
            compiled.push(fused(perDocument));
        perDocument = [];
    };
    for (let i = 0; i < stages.length; i++) {
        const [name, spec] = Object.entries(stages[i])[0];
        const one = name === '$match' ? compileMatch(spec, env) : compileDocumentStage(name, spec, env);
        if (one) {
            perDocument.push(one);
            continue;
        }
        flush();
        const next = stages[i + 1];
        if (name === '$sort' && next && '$limit' in next) {
            compiled.push(sortStage(spec, env, next.$limit));
            i++;
        }
        else
            compiled.push(STAGES[name](spec, env, compilePipeline));
    }
    flush();
    return (input) => compiled.reduce((docs, stage) => stage(docs), input);
}
/** Consecutive document stages run as one, which saves an asynchronous step for each. */
function fused(stages) {
    return async function* (input) {
        for await (const doc of input) {
            let out = doc;
            for (let i = 0; i < stages.length && out; i++)
                out = stages[i](out);
            if (out)
                yield out;
        }
    };
}
/** Runs a pipeline over documents; stages that can stream do. `$out` and `$merge` yield nothing. */
export async function* runPipeline(source, stages, env) {
    yield* compilePipeline(stages, env)(source);
}
//# sourceMappingURL=pipeline.js.map