import { isDoc } from '../../values/bson.js';
import { failedToParse, location } from '../../values/errors.js';
import { compileDocumentStage } from '../document-stages.js';
import { compileExpression } from '../expressions.js';
import { mergeInto } from '../operators/objects.js';
import { stageFields, textField } from '../stage.js';
const out = (spec, env) => {
    const { database, collection } = namespaceOf('$out', spec);
    return writing({ stage: '$out', database, collection, on: ['_id'], whenMatched: 'fail', whenNotMatched: 'insert' }, env);
};
const merge = (spec, env) => {
    const fields = typeof spec === 'string'
        ? { into: spec }
        : stageFields('$merge', spec, ['into'], ['on', 'let', 'whenMatched', 'whenNotMatched']);
    const options = fields;
    const { database, collection } = namespaceOf('$merge', options.into);
    const whenNotMatched = options.whenNotMatched ?? 'insert';
    if (whenNotMatched !== 'insert' && whenNotMatched !== 'discard' && whenNotMatched !== 'fail')
        throw failedToParse(`Enumeration value '${String(whenNotMatched)}' for field '$merge.whenNotMatched' is not a valid value.`);
    const target = {
        stage: '$merge',
        database,
        collection,
        on: onFields(options.on),
        whenMatched: whenMatched(options, env),
        whenNotMatched,
    };
    return writing(target, env);
};
function writing(target, env) {
    // biome-ignore lint/correctness/useYield: the stage ends the pipeline, nothing comes out of it
    return async function* (input) {
        await env.writeOut(target, input);
    };
}
function namespaceOf(stage, spec) {
    if (typeof spec === 'string')
        return { collection: spec };
    const { db, coll } = stageFields(stage, spec, ['coll'], ['db']);
    return {
        database: db === undefined ? undefined : textField(stage, 'db', db),
        collection: textField(stage, 'coll', coll),
    };
}
function onFields(on) {
    if (on === undefined)
        return ['_id'];
    const fields = Array.isArray(on) ? on : [on];
    if (fields.length === 0)
        throw location(51187, "If explicitly specifying $merge 'on', must include at least one field");
    return fields.map((field) => {
        if (typeof field !== 'string')
            throw location(51134, "$merge 'on' array elements must be strings");
        return field;
    });
}
function whenMatched(options, env) {
    const mode = options.whenMatched ?? 'merge';
    if (Array.isArray(mode))
        return pipelineMerge(mode, options.let, env);
    if (options.let !== undefined)
        throw location(51199, "Cannot use 'let' variables with 'whenMatched' that is not a pipeline");
    switch (mode) {
        case 'replace':
            return (existing, incoming) => ({ _id: existing._id, ...incoming });
        case 'merge':
            return (existing, incoming) => {
                const merged = { ...existing };
                mergeInto(merged, incoming);
                return merged;
            };
        case 'keepExisting':
        case 'fail':
            return mode;
        default:
            throw location(51191, `Enumeration value '${String(mode)}' for field '$merge.whenMatched' is not a valid value.`);
    }
}
/** An update pipeline on the existing document, with the incoming one as `$$new`. */
function pipelineMerge(stages, variables, env) {
    const values = { ...env.let, new: null };
    const expressions = Object.entries(isDoc(variables) ? variables : {}).map(([name, expression]) => [name, compileExpression(expression, env)]);
    for (const [name] of expressions)
        values[name] = null;
    const compiled = stages.map((stage) => {
        const name = isDoc(stage) ? (Object.keys(stage)[0] ?? '') : '';
        const one = isDoc(stage) ? compileDocumentStage(name, stage[name], { ...env, let: values }) : undefined;
        if (!one)
            throw location(72, `${name} is not allowed to be used within an update`);
        return one;
    });
    return (existing, incoming) => {
        values.new = incoming;
        for (const [name, expression] of expressions)
            values[name] = expression(incoming) ?? null;
        return compiled.reduce((doc, stage) => stage(doc), existing);
    };
}
/** Stages that write, at the end of a pipeline. */
export const writeStages = { $out: out, $merge: merge };
//# sourceMappingURL=write.js.map