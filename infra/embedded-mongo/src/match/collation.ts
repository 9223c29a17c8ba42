import { type Doc, isDoc } from '../values/bson.js';
import { badValue, MongoError, typeMismatch } from '../values/errors.js';

/** A compiled collation. */
export interface Collation {
  /** The specification as given, for listIndexes and explain. */
  readonly spec: Doc;
  /** Order of two strings under the collation: negative, 0, positive. */
  compare(a: string, b: string): number;
}

const SENSITIVITY = { 1: 'base', 2: 'accent', 3: 'variant' } as const;
const FIELDS =
  'locale strength caseLevel caseFirst numericOrdering alternate maxVariable backwards normalization version'.split(
    ' ',
  );

/**
 * Compiles a collation of strength 1, 2 or 3 (default 3) with `caseFirst` and `numericOrdering`.
 * `{ locale: 'simple' }` and a missing specification give `undefined`: binary comparison.
 * @throws MongoError 2/14/40414/40415 for what is wrong or not available.
 */
export function compileCollation(spec: Doc | undefined): Collation | undefined {
  if (spec === undefined) return undefined;
  if (!isDoc(spec)) throw typeMismatch("BSON field 'collation' is the wrong type, expected type 'object'");
  const unknown = Object.keys(spec).find((key) => !FIELDS.includes(key));
  if (unknown !== undefined) throw new MongoError(40415, `BSON field 'collation.${unknown}' is an unknown field.`);
  if (typeof spec.locale !== 'string')
    throw new MongoError(40414, "BSON field 'collation.locale' is missing but a required field");
  if (spec.locale === 'simple') return undefined;
  const sensitivity = SENSITIVITY[Number(spec.strength ?? 3) as keyof typeof SENSITIVITY];
  if (sensitivity === undefined) throw badValue('Collation strengths other than 1, 2 and 3 are not available');
  if (spec.caseLevel === true || spec.backwards === true || spec.alternate === 'shifted')
    throw badValue('Collation options caseLevel, backwards and alternate: "shifted" are not available');
  const caseFirst = spec.caseFirst === 'upper' || spec.caseFirst === 'lower' ? spec.caseFirst : 'false';
  const numeric = spec.numericOrdering === true;
  return { spec, compare: collatorFor(spec.locale, { usage: 'sort', sensitivity, numeric, caseFirst }).compare };
}

function collatorFor(locale: string, options: Intl.CollatorOptions): Intl.Collator {
  try {
    const [known] = Intl.Collator.supportedLocalesOf(locale.replaceAll('_', '-'));
    if (known !== undefined) return new Intl.Collator(known, options);
  } catch {
    // Not the form of a locale at all.
  }
  throw badValue(`Field 'locale' is invalid in: { locale: "${locale}" }`);
}
