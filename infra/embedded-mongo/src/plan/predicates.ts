import { compileFilter, isOperatorDoc } from '../match/matcher.js';
import { bsonTag, type Doc, fieldsOf, isDoc, type Value } from '../values/bson.js';
import { equalValues } from '../values/compare.js';

/** One condition on one path. */
export interface Condition {
  operator: string;
  argument: Value;
  /** `$regex`: its `$options`. */
  options?: Value;
}

/** What an index could use of a filter. Everything is checked again on the documents, so what is left out does no harm. */
export interface Predicates {
  /** Conditions that all must hold, by path. */
  readonly paths: Map<string, Condition[]>;
  /** `$or` lists, each of which must hold. */
  readonly alternatives: Doc[][];
  /** True if `paths` is the whole filter. */
  complete: boolean;
}

const RANGES = ['$gt', '$gte', '$lt', '$lte'];

/** Takes a filter apart. */
export function predicatesOf(filter: Doc): Predicates {
  const predicates: Predicates = { paths: new Map(), alternatives: [], complete: true };
  collect(filter, predicates);
  return predicates;
}

function collect(filter: Doc, into: Predicates): void {
  for (const [key, condition] of fieldsOf(filter)) {
    if (key === '$and') for (const part of condition as Doc[]) collect(part, into);
    else if (key === '$or') into.alternatives.push(condition as Doc[]);
    else if (!key.startsWith('$')) into.paths.set(key, [...(into.paths.get(key) ?? []), ...conditionsOf(condition)]);
    if (key.startsWith('$') && key !== '$and' && key !== '$comment') into.complete = false;
  }
}

function conditionsOf(condition: Value): Condition[] {
  if (!isOperatorDoc(condition)) {
    return [{ operator: bsonTag(condition) === 'BSONRegExp' ? '$regex' : '$eq', argument: condition }];
  }
  const { $options: options, ...operators } = condition;
  return Object.entries(operators).map(([operator, argument]) => ({ operator, argument, options }));
}

/** True if every document that satisfies the predicates also satisfies a partial index's filter (false if not sure). */
export function implies(predicates: Predicates, filter: Doc): boolean {
  return fieldsOf(filter).every(([key, condition]) => {
    if (key === '$and') return (condition as Doc[]).every((part) => implies(predicates, part));
    if (key === '$or') return (condition as Doc[]).some((part) => implies(predicates, part));
    const known = predicates.paths.get(key) ?? [];
    const wanted = isOperatorDoc(condition) ? Object.entries(condition) : [['$eq', condition] as const];
    return wanted.every(([operator, argument]) => known.some((c) => conditionImplies(c, key, operator, argument)));
  });
}

function conditionImplies({ operator, argument }: Condition, path: string, wanted: string, value: Value): boolean {
  const satisfied = (v: Value) => satisfies(path, v, wanted, value);
  if (operator === '$eq') return satisfied(argument);
  if (operator === '$in') return Array.isArray(argument) && argument.every(satisfied);
  if (operator === wanted && equalValues(argument, value)) return true;
  if (argument === null) return false;
  const isRange = RANGES.includes(operator);
  if (wanted === '$exists') return value === true && (isRange || operator === '$regex' || operator === '$type');
  // `{ a: { $gt: 10 } }` implies `{ a: { $gt: 5 } }`: if the bound itself lies inside, so does everything beyond it.
  return isRange && RANGES.includes(wanted) && operator[1] === wanted[1] && satisfied(argument);
}

function satisfies(path: string, v: Value, operator: string, argument: Value): boolean {
  if (v === undefined || Array.isArray(v) || (isDoc(v) && path.includes('.'))) return false;
  if (v === null && operator === '$exists') return false; // null also finds a missing field
  const doc = path.split('.').reduceRight<Value>((inner, part) => ({ [part]: inner }), v) as Doc;
  return compileFilter({ [path]: { [operator]: argument } }, { now: new Date(0) }).matches(doc);
}
