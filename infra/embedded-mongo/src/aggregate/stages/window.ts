import { compileSortOrder, type SortOrder } from '../../match/sort.js';
import { splitFieldPath } from '../../project/field-path.js';
import { type Doc, isDoc, type Value } from '../../values/bson.js';
import { compareValues } from '../../values/compare.js';
import { toInteger } from '../../values/number.js';
import { check, namedFields } from '../check.js';
import type { AggregateEnv } from '../env.js';
import { compileExpression } from '../expressions.js';
import { compileAccumulator } from '../group-fields.js';
import { collect, type StageCompiler, stageFields, withPath } from '../stage.js';

/** One partition, sorted, with the sort keys of its documents. */
interface Partition {
  docs: Doc[];
  keys: Value[][];
}

/** Computes an output field for every document of a partition. */
type WindowFunction = (partition: Partition) => Value[];

const setWindowFields: StageCompiler = (spec, env) => {
  const fields = stageFields('$setWindowFields', spec, 'output partitionBy? sortBy?');
  const { sortBy = {}, output } = fields;
  check(isDoc(sortBy) && isDoc(output), 9, '$setWindowFields sortBy and output must be objects');
  const partitionOf = compileExpression(fields.partitionBy ?? null, env);
  const order = compileSortOrder(sortBy, env);
  const functions = Object.keys(output).map((path) => ({
    parts: splitFieldPath(path),
    compute: compileFunction(path, output[path], sortBy, order, env),
  }));
  const byPart = (a: Value, b: Value) => compareValues(a, b, env.collation?.compare);
  return async function* (input) {
    const entries = (await collect(input, env)).map((doc) => {
      return { doc, part: partitionOf(doc) ?? null, keys: order.keysOf(doc) };
    });
    entries.sort((a, b) => byPart(a.part, b.part) || order.compareKeys(a.keys, b.keys));
    for (let start = 0; start < entries.length; ) {
      let end = start + 1;
      while (end < entries.length && byPart(entries[end]?.part, entries[start]?.part) === 0) end++;
      const members = entries.slice(start, end);
      start = end;
      const partition = { docs: members.map(({ doc }) => doc), keys: members.map(({ keys }) => keys) };
      const columns = functions.map(({ parts, compute }) => ({ parts, values: compute(partition) }));
      for (const [i, { doc }] of members.entries())
        yield columns.reduce((out, { parts, values }) => withPath(out, parts, values[i]), doc);
      await env.pause?.();
    }
  };
};

function compileFunction(path: string, spec: Value, sortBy: Doc, order: SortOrder, env: AggregateEnv): WindowFunction {
  const [name = '', ...others] = isDoc(spec) ? Object.keys(spec).filter((key) => key !== 'window') : [];
  check(isDoc(spec) && name && !others.length, 9, `The field '${path}' must specify one window function`);
  const special = Object.hasOwn(RANKS, name) ? ranking(name, order) : name === '$shift' ? shift(spec[name], env) : null;
  if (!special) return accumulation(name, spec, sortBy, env);
  check(!('window' in spec), 5371601, 'Rank style window functions take no other arguments');
  check(Object.keys(sortBy).length > 0, 5371602, `${name} must be specified with a top level sortBy expression`);
  return special;
}

/** An accumulator over each document's frame. A frame that only grows at its end is accumulated once. */
function accumulation(name: string, spec: Doc, sortBy: Doc, env: AggregateEnv): WindowFunction {
  const { evaluate, create } = compileAccumulator(name, spec[name], env);
  const [lower, upper] = frameOf(spec.window, sortBy);
  return ({ docs }) => {
    const values = docs.map((doc) => evaluate(doc));
    let accumulator = create();
    let [start, done] = [0, 0];
    return values.map((_, i) => {
      const from = Math.max(0, i + lower);
      if (from !== start) {
        accumulator = create();
        start = done = from;
      }
      for (const to = Math.min(values.length, i + upper + 1); done < to; done++) accumulator.add(values[done]);
      const result = accumulator.result();
      return Array.isArray(result) ? [...result] : isDoc(result) ? { ...result } : result;
    });
  };
}

/** `window: { documents: [from, to] }` as distances from the document at hand; none = the whole partition. */
function frameOf(window: Value, sortBy: Doc): [lower: number, upper: number] {
  if (window === undefined) return [-Infinity, Infinity];
  const { documents } = namedFields('window', window, 'documents');
  check(Array.isArray(documents) && documents.length === 2, 9, 'Window bounds must be a 2-element array');
  const [lower, upper] = documents.map((bound, i) => {
    if (bound === 'unbounded') return i === 0 ? -Infinity : Infinity;
    const distance = bound === 'current' ? 0 : toInteger(bound);
    check(distance !== undefined, 9, "Window bounds must be integers, 'current' or 'unbounded'");
    return distance;
  }) as [number, number];
  check(lower <= upper, 5339900, 'Lower bound must not exceed upper bound');
  const isWhole = lower === -Infinity && upper === Infinity;
  check(isWhole || Object.keys(sortBy).length > 0, 5339901, 'Document-based bounds require a sortBy');
  return [lower, upper];
}

/** The rank of a document at `i`, from that of the one before. */
const RANKS: Record<string, (before: number, i: number, isTie: boolean) => number> = {
  $documentNumber: (_, i) => i + 1,
  $rank: (before, i, isTie) => (isTie ? before : i + 1),
  $denseRank: (before, _, isTie) => (isTie ? before : before + 1),
};

function ranking(name: string, order: SortOrder): WindowFunction {
  return ({ keys }) => {
    let rank = 0;
    return keys.map((key, i) => {
      const isTie = i > 0 && order.compareKeys(keys[i - 1] as Value[], key) === 0;
      rank = RANKS[name]?.(rank, i, isTie) ?? rank;
      return rank;
    });
  };
}

function shift(spec: Value, env: AggregateEnv): WindowFunction {
  const fields = namedFields('$shift', spec, 'output by default?');
  const output = compileExpression(fields.output, env);
  const fallback = compileExpression(fields.default ?? null, env)({});
  const by = toInteger(fields.by);
  check(by !== undefined, 9, "'$shift:by' field must be an integer");
  return ({ docs }) =>
    docs.map((_, i) => {
      const other = docs[i + by];
      return other ? (output(other) ?? null) : fallback;
    });
}

/** `$setWindowFields`. */
export const windowStages: Record<string, StageCompiler> = { $setWindowFields: setWindowFields };
