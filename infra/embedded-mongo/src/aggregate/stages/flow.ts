import { compileSortOrder, sortInSteps } from '../../match/sort.js';
import { splitFieldPath } from '../../project/field-path.js';
import { type Doc, fieldsOf, getField, isDoc, setField, type Value } from '../../values/bson.js';
import { long, toInteger } from '../../values/number.js';
import { check, checkType } from '../check.js';
import type { AggregateEnv } from '../env.js';
import { compileExpression } from '../expressions.js';
import {
  collect,
  fromArray,
  holding,
  inTurns,
  type Stage,
  type StageCompiler,
  stageFields,
  withPath,
} from '../stage.js';

function wholeNumber(stage: string, spec: Value, code: number): number {
  const count = toInteger(spec);
  check(count !== undefined && count >= 0, code, `invalid argument to ${stage} stage: Expected a non-negative integer`);
  return count;
}

function limitOf(spec: Value): number {
  const count = wholeNumber('$limit', spec, 5107201);
  check(count > 0, 15958, 'the limit must be positive');
  return count;
}

interface SortEntry {
  doc: Doc;
  keys: Value[];
}

/** `$sort`; with a following `$limit` only that many documents are kept. */
export function sortStage(spec: Value, env: AggregateEnv, limitSpec?: Value): Stage {
  check(isDoc(spec), 15973, 'the $sort key specification must be an object');
  check(Object.keys(spec).length > 0, 15976, '$sort stage must have at least one sort key');
  const order = compileSortOrder(spec, env);
  const most = limitSpec === undefined ? Infinity : limitOf(limitSpec);
  const least = (entries: SortEntry[]) => {
    return inTurns(
      sortInSteps(entries, (a, b) => order.compareKeys(a.keys, b.keys)),
      env,
    );
  };
  return holding(env, async function* (input, held) {
    let kept: SortEntry[] = [];
    for await (const doc of input) {
      held.add(doc);
      if (kept.push({ doc, keys: order.keysOf(doc) }) < 2 * most + 1000) continue;
      kept = (await least(kept)).slice(0, most);
      held.release();
      for (const { doc } of kept) held.add(doc);
    }
    for (const { doc } of (await least(kept)).slice(0, most)) yield doc;
  });
}

const NOT_IN_FACET = new Set(['$facet', '$out', '$merge', '$collStats', '$documents']);

/** Stages that filter, order, count or split documents. */
export const flowStages: Record<string, StageCompiler> = {
  $limit: (spec) => {
    const count = limitOf(spec);
    return async function* (input) {
      let left = count;
      for await (const doc of input) {
        yield doc;
        if (--left === 0) return;
      }
    };
  },
  $skip: (spec) => {
    const count = wholeNumber('$skip', spec, 5107200);
    return async function* (input) {
      let left = count;
      for await (const doc of input) if (left-- <= 0) yield doc;
    };
  },
  $sort: (spec, env) => sortStage(spec, env),
  $count: (spec) => {
    check(typeof spec === 'string', 40156, 'the count field must be a non-empty string');
    check(spec !== '', 40157, 'the count field must be a non-empty string');
    check(!spec.startsWith('$'), 40158, 'the count field cannot be a $-prefixed path');
    check(!spec.includes('.'), 40160, "the count field cannot contain '.'");
    return async function* (input) {
      let n = 0;
      for await (const _ of input) n++;
      if (n > 0) yield { [spec]: n };
    };
  },
  $unwind: (spec) => {
    const signature = 'path includeArrayIndex? preserveNullAndEmptyArrays?';
    const options = typeof spec === 'string' ? { path: spec } : stageFields('$unwind', spec, signature);
    const { path, includeArrayIndex: index, preserveNullAndEmptyArrays: preserve } = options as Doc;
    checkType(typeof path === 'string', 28808, 'expected a string as the path for $unwind stage', path);
    check(path.startsWith('$'), 28818, `path option to $unwind stage should be prefixed with a '$': ${path}`);
    const isName = index === undefined || (typeof index === 'string' && index !== '');
    check(isName, 28810, 'expected a non-empty string for the includeArrayIndex option to $unwind stage');
    const parts = splitFieldPath(path.slice(1));
    const indexParts = index === undefined ? undefined : splitFieldPath(index as string);
    const withIndex = (doc: Doc, at: number | null) =>
      indexParts ? withPath(doc, indexParts, at === null ? null : long(BigInt(at))) : doc;
    return async function* (input) {
      for await (const doc of input) {
        const value = parts.reduce<Value>((at, part) => (isDoc(at) ? getField(at, part) : undefined), doc);
        if (Array.isArray(value) && value.length > 0) {
          for (let i = 0; i < value.length; i++) yield withIndex(withPath(doc, parts, value[i]), i);
        } else if (value !== undefined && value !== null && !Array.isArray(value)) yield withIndex(doc, null);
        else if (preserve === true) yield withIndex(value ? withPath(doc, parts, undefined) : doc, null);
      }
    };
  },
  $sample: (spec, env) => {
    const size = toInteger(stageFields('$sample', spec, 'size').size);
    check(size !== undefined && size >= 0, 28747, 'size argument to $sample must be a number which is not negative');
    return holding(env, async function* (input, held) {
      const docs = await collect(input, env, held);
      for (let n = Math.min(size, docs.length); n > 0; n--)
        yield* docs.splice(Math.floor(Math.random() * docs.length), 1);
    });
  },
  /** `$documents`: the pipeline's own documents instead of a collection's. */
  $documents: (spec, env) => {
    const docs = compileExpression(spec, env)({});
    check(Array.isArray(docs) && docs.every(isDoc), 5858203, 'an array of documents is expected in $documents');
    return () => fromArray(docs as Doc[]);
  },
  $facet: (spec, env, nested) => {
    check(isDoc(spec) && Object.keys(spec).length > 0, 40169, 'the $facet specification must be a non-empty object');
    const facets = fieldsOf(spec).map(([name, pipeline]) => {
      checkType(Array.isArray(pipeline), 40170, `arguments to $facet must be arrays, ${name}`, pipeline);
      const stages = pipeline.flatMap((stage) => (isDoc(stage) ? Object.keys(stage) : []));
      const wrong = stages.find((stage) => NOT_IN_FACET.has(stage));
      check(!wrong, 40600, `${wrong} is not allowed to be used within a $facet stage`);
      return { name, stage: nested(pipeline, env) };
    });
    return holding(env, async function* (input, held) {
      const docs = await collect(input, env, held);
      const out: Doc = {};
      for (const { name, stage } of facets) setField(out, name, await collect(stage(fromArray(docs)), env, held));
      yield out;
    });
  },
};
