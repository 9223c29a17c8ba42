import { splitFieldPath } from '../project/field-path.js';
import { parseProjection } from '../project/parse.js';
import { ProjectionNode } from '../project/tree.js';
import { isDoc } from '../values/bson.js';
import { typeName } from '../values/compare.js';
import { failedToParse, location, MongoError } from '../values/errors.js';
import { describe } from '../values/text.js';
import { compileExpression } from './expressions.js';
const COMPILERS = {
    $addFields: (spec, env) => addFields('$addFields', spec, env),
    $set: (spec, env) => addFields('$set', spec, env),
    $unset: unset,
    $project: project,
    $replaceRoot: replaceRoot,
    $replaceWith: (spec, env) => replaceWith(spec, env),
};
/** Compiles a stage that works document by document; `undefined` if it is none of these. */
export function compileDocumentStage(name, spec, env) {
    return Object.hasOwn(COMPILERS, name) ? COMPILERS[name](spec, env) : undefined;
}
/** Compiles a stage of an update pipeline. @throws MongoError 72 for a stage that is not allowed there. */
export function compileUpdateStage(stage, env) {
    const [name, ...others] = isDoc(stage) ? Object.keys(stage) : [];
    if (name === undefined || others.length > 0)
        throw location(40323, 'A pipeline stage specification object must contain exactly one field.');
    const compiled = compileDocumentStage(name, stage[name], env);
    if (!compiled)
        throw new MongoError(72, `${name} is not allowed to be used within an update`);
    return compiled;
}
function addFields(name, spec, env) {
    if (!isDoc(spec))
        throw location(40272, `${name} specification stage must be an object, got ${typeName(spec)}`);
    const node = new ProjectionNode('add');
    collectFields(spec, [], node, env);
    return (doc) => node.apply(doc);
}
/** A nested document of fields means the same as dotted paths; one with an operator is an expression. */
function collectFields(spec, prefix, node, env) {
    for (const key of Object.keys(spec)) {
        const parts = [...prefix, ...splitFieldPath(key)];
        const value = spec[key];
        if (isDoc(value) && Object.keys(value).length > 0 && !Object.keys(value)[0]?.startsWith('$'))
            collectFields(value, parts, node, env);
        else
            node.compute(parts, compileExpression(value, env));
    }
}
function unset(spec) {
    const fields = Array.isArray(spec) ? spec : [spec];
    if (fields.length === 0)
        throw location(31119, '$unset specification must be a string or an array with at least one field');
    const node = new ProjectionNode('exclude');
    for (const field of fields) {
        if (typeof field !== 'string')
            throw location(31120, '$unset specification must be a string or an array containing only string values');
        node.name(splitFieldPath(field));
    }
    return (doc) => node.apply(doc);
}
function project(spec, env) {
    if (!isDoc(spec))
        throw location(15969, '$project specification must be an object');
    if (Object.keys(spec).length === 0)
        throw location(51272, 'Invalid $project :: caused by :: projection specification must have at least one field');
    const { node } = parseProjection(spec, env, 'aggregate');
    return (doc) => node.apply(doc);
}
function replaceRoot(spec, env) {
    if (!isDoc(spec))
        throw location(40229, `expected an object as specification for $replaceRoot stage, got ${typeName(spec)}`);
    const unknown = Object.keys(spec).find((key) => key !== 'newRoot');
    if (unknown !== undefined)
        throw location(40415, `BSON field '$replaceRoot.${unknown}' is an unknown field.`);
    if (!('newRoot' in spec))
        throw failedToParse("BSON field '$replaceRoot.newRoot' is missing but a required field");
    return replaceWith(spec.newRoot, env);
}
function replaceWith(spec, env) {
    const expression = compileExpression(spec, env);
    return (doc) => {
        const root = expression(doc);
        if (!isDoc(root))
            throw location(40228, `'newRoot' expression must evaluate to an object, but resulting value was: ${describe(root)}. Type of resulting value: '${root === undefined ? 'missing' : typeName(root)}'. Input document: ${describe(doc)}`);
        return root;
    };
}
//# sourceMappingURL=document-stages.js.map