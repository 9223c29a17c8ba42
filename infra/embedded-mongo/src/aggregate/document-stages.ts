import type { MatchEnv } from '../match/env.js';
import { splitFieldPath } from '../project/field-path.js';
import { parseProjection } from '../project/projection.js';
import { ProjectionNode } from '../project/tree.js';
import { type Doc, fieldsOf, isDoc, type Value } from '../values/bson.js';
import { check, checkType, namedFields } from './check.js';
import { compileExpression } from './expressions.js';

/** A stage that makes one document of one document. */
export type DocumentStage = (doc: Doc) => Doc;

/** Compilers of the stages that work document by document; an update may consist of them, too. */
export const DOCUMENT_STAGES: Record<string, (spec: Value, env: MatchEnv) => DocumentStage> = {
  $addFields: addFields,
  $set: addFields,
  $unset: unset,
  $project: (spec, env) => {
    check(isDoc(spec), 15969, '$project specification must be an object');
    check(Object.keys(spec).length > 0, 51272, 'Invalid $project: it must have at least one field');
    return applying(parseProjection(spec, env, 'aggregate'));
  },
  $replaceRoot: (spec, env) => {
    checkType(isDoc(spec), 40229, 'expected an object as specification for $replaceRoot stage', spec);
    return replaceWith(namedFields('$replaceRoot', spec, 'newRoot', 40415).newRoot, env);
  },
  $replaceWith: replaceWith,
};

/** Compiles a stage of an update pipeline. @throws MongoError 72 for a stage that is not allowed there. */
export function compileUpdateStage(stage: Value, env: MatchEnv): DocumentStage {
  const [name, ...others] = isDoc(stage) ? Object.keys(stage) : [];
  check(name && !others.length, 40323, 'A pipeline stage specification object must contain exactly one field.');
  check(Object.hasOwn(DOCUMENT_STAGES, name), 72, `${name} is not allowed to be used within an update`);
  return (DOCUMENT_STAGES[name] as (typeof DOCUMENT_STAGES)[string])((stage as Doc)[name], env);
}

function applying(node: ProjectionNode): DocumentStage {
  return (doc) => node.apply(doc);
}

function addFields(spec: Value, env: MatchEnv): DocumentStage {
  checkType(isDoc(spec), 40272, '$addFields specification stage must be an object', spec);
  const node = new ProjectionNode('add');
  collectFields(spec, [], node, env);
  return applying(node);
}

/** A nested document of fields means the same as dotted paths; one with an operator is an expression. */
function collectFields(spec: Doc, prefix: string[], node: ProjectionNode, env: MatchEnv): void {
  for (const [name, value] of fieldsOf(spec)) {
    const parts = [...prefix, ...splitFieldPath(name)];
    const [first] = isDoc(value) ? Object.keys(value) : [];
    if (first === undefined || first.startsWith('$')) node.place(parts, { compute: compileExpression(value, env) });
    else collectFields(value as Doc, parts, node, env);
  }
}

function unset(spec: Value): DocumentStage {
  const fields = Array.isArray(spec) ? spec : [spec];
  check(fields.length > 0, 31119, '$unset specification must be a string or an array with at least one field');
  const node = new ProjectionNode('exclude');
  for (const field of fields) {
    checkType(typeof field === 'string', 31120, '$unset specification must be a string or contain only strings', field);
    node.place(splitFieldPath(field), 'named');
  }
  return applying(node);
}

function replaceWith(spec: Value, env: MatchEnv): DocumentStage {
  const expression = compileExpression(spec, env);
  return (doc) => {
    const root = expression(doc);
    checkType(isDoc(root), 40228, "'newRoot' expression must evaluate to an object", root);
    return root;
  };
}
