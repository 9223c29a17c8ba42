import { isDoc } from '../values/bson.js';
import { badValue, location, typeMismatch } from '../values/errors.js';
const SENSITIVITY = { 1: 'base', 2: 'accent', 3: 'variant' };
const KNOWN = new Set([
    'locale',
    'strength',
    'caseLevel',
    'caseFirst',
    'numericOrdering',
    'alternate',
    'maxVariable',
    'backwards',
    'normalization',
    'version',
]);
/**
 * Compiles a collation of strength 1, 2 or 3 (default 3) with `caseFirst` and `numericOrdering`.
 * `{ locale: 'simple' }` and a missing specification give `undefined`: binary comparison.
 * @throws MongoError 2/14/40415 for what is wrong or not available.
 */
export function compileCollation(spec) {
    if (spec === undefined)
        return undefined;
    if (!isDoc(spec))
        throw typeMismatch("BSON field 'collation' is the wrong type, expected type 'object'");
    for (const key of Object.keys(spec)) {
        if (!KNOWN.has(key))
            throw location(40415, `BSON field 'collation.${key}' is an unknown field.`);
    }
    if (typeof spec.locale !== 'string')
        throw location(40414, "BSON field 'collation.locale' is missing but a required field");
    if (spec.locale === 'simple')
        return undefined;
    const strength = Number(spec.strength ?? 3);
    if (strength !== 1 && strength !== 2 && strength !== 3)
        throw badValue(`Collation strength ${strength} is not available: only 1, 2 and 3 are`);
    if (spec.caseLevel === true || spec.backwards === true || spec.alternate === 'shifted')
        throw badValue('Collation options caseLevel, backwards and alternate: "shifted" are not available');
    const collator = collatorFor(spec.locale, {
        usage: 'sort',
        sensitivity: SENSITIVITY[strength],
        numeric: spec.numericOrdering === true,
        caseFirst: spec.caseFirst === 'upper' || spec.caseFirst === 'lower' ? spec.caseFirst : 'false',
    });
    return { spec, compare: collator.compare };
}
function collatorFor(locale, options) {
    const tag = locale.replaceAll('_', '-');
    try {
        if (Intl.Collator.supportedLocalesOf(tag).length === 0)
            throw new RangeError(tag);
        return new Intl.Collator(tag, options);
    }
    catch {
        throw badValue(`Field 'locale' is invalid in: { locale: "${locale}" }`);
    }
}
//# sourceMappingURL=collation.js.map