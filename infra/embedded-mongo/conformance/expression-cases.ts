import { at, D, L, oid } from './cases.js';

/** An expression on `expressionDoc`, and its value, or `MISSING`, or an error code. */
export type ExpressionCase = [expression: unknown, expected: unknown];

/** The expression has no value. */
export const MISSING = Symbol('missing');
/** An error with this code. */
export const fails = (code: number) => ({ fails: code });

/** The document the expressions see. */
export const expressionDoc = {
  _id: 1,
  i: 7,
  n: -3,
  f: 2.5,
  l: L('9007199254740993'),
  d: D('1.10'),
  s: 'Beirut',
  ar: 'بيروت',
  z: null,
  t: true,
  a: [3, 1, 2],
  docs: [
    { k: 'x', v: 1 },
    { k: 'y', v: 2 },
  ],
  o: { p: 1, q: { r: 2 } },
  when: at('2026-07-01T22:30:15.250Z'),
  winter: at('2026-01-01T22:30:00Z'),
  id: oid(1_700_000_000),
};
