import type { Index } from '../catalog/definitions.js';
import { LONG_KEYS } from '../store/keys.js';
import { type Doc, fieldsOf } from '../values/bson.js';
import { isNumeric, toNumber } from '../values/number.js';
import { arePoints, type Interval } from './bounds.js';

/** Most ranges that are merged. */
const MAX_MERGED = 200;

/** How an index gives an order. */
interface Order {
  /** Read forwards or backwards. */
  direction: 1 | -1;
  /** Number of leading fields that the order leaves out. */
  behind: number;
  /** Each range of the leading fields' values is in order, not all of them one after the other. */
  merged: boolean;
}

/** How an index whose leading fields are bounded gives a wanted order; `undefined`: it does not. */
export function orderOf(index: Index, bounded: Interval[][], sort: Doc): Order | undefined {
  const plain = orderBehind(index, bounded, sort, 0);
  if (plain) return plain;
  const several = bounded.findLastIndex((intervals) => intervals.length > 1);
  const ranges = bounded.reduce((product, intervals) => product * intervals.length, 1);
  if (several < 0 || ranges > MAX_MERGED || !bounded.slice(0, several + 1).every(arePoints)) return undefined;
  const order = orderBehind(index, bounded, sort, several + 1);
  return order && { ...order, merged: true };
}

/** The order that the fields give of which so many are left out, and single values anywhere. */
function orderBehind({ fields, shape }: Index, bounded: Interval[][], sort: Doc, behind: number): Order | undefined {
  if (shape.has(LONG_KEYS)) return undefined;
  const isConstant = (i: number) => bounded[i]?.length === 1 && arePoints(bounded[i]);
  const constant = new Set(fields.filter((_, i) => isConstant(i) && !shape.has(i)).map(({ path }) => path));
  let direction: 1 | -1 | undefined;
  let i = behind;
  for (const [path, order] of fieldsOf(sort)) {
    if (!isNumeric(order)) return undefined;
    if (constant.has(path)) continue;
    while (i < fields.length && fields[i]?.path !== path && isConstant(i)) i++;
    if (fields[i]?.path !== path || shape.has(i)) return undefined;
    const step = toNumber(order) < 0 === fields[i++]?.descending ? 1 : -1;
    if (direction === -step) return undefined;
    direction = step;
  }
  return { direction: direction ?? 1, behind, merged: false };
}
