import { bsonTag } from '../values/bson.js';
import { badValue, location } from '../values/errors.js';
/** True for a stored or queried regular expression. */
export function isRegex(v) {
    return bsonTag(v) === 'BSONRegExp';
}
/** Escapes and character classes, taken as wholes before the rest of a pattern is looked at. */
const TOKENS = /\\[\s\S]|\[(?:\\[\s\S]|[^\]\\])*\]/g;
const PCRE_TOKEN = /^\\[AzZGKQRXhH]|^\[.*\[:\w+:\]$/;
/** Outside of those: possessive quantifiers, atomic groups, recursion, verbs. */
const PCRE_SYNTAX = /\(\?(?![:=!<]|[imsx]+\))|[*+?}]\+|\(\*/;
const LEADING_FLAGS = /^\(\?([imsx]+)\)/;
/**
 * A JavaScript regular expression that matches like PCRE with options `imsxu`.
 * @throws MongoError 51108 for another option, 51091 for a pattern that is wrong or that only PCRE understands.
 */
export function compileRegex(pattern, options = '') {
    for (const flag of options) {
        if (!'imsxu'.includes(flag))
            throw location(51108, `invalid flag in regex options: ${flag}`);
    }
    const inline = LEADING_FLAGS.exec(pattern);
    const flags = new Set(options + (inline?.[1] ?? ''));
    let source = inline ? pattern.slice(inline[0].length) : pattern;
    if (flags.has('x'))
        source = withoutLayout(source);
    if (needsPcre(source))
        throw location(51091, `Regular expression is invalid: /${pattern}/ needs PCRE, which the embedded server has not`);
    const js = [...flags].filter((flag) => 'ims'.includes(flag)).join('');
    try {
        return new RegExp(source, `${js}u`);
    }
    catch {
        // PCRE allows needless escapes such as `\-`, which JavaScript allows only outside its unicode mode.
        try {
            return new RegExp(source, js);
        }
        catch (error) {
            throw location(51091, `Regular expression is invalid: ${error.message}`);
        }
    }
}
/** What PCRE has and JavaScript reads as something else: refused rather than matched wrongly. */
function needsPcre(source) {
    let found = false;
    const rest = source.replace(TOKENS, (token) => {
        found ||= PCRE_TOKEN.test(token);
        return 'x';
    });
    return found || PCRE_SYNTAX.test(rest);
}
/** The test `{ field: /pattern/ }` of one value: strings that match, and the same regular expression stored. */
export function regexTest(regex) {
    const matches = stringTest(compileRegex(regex.pattern, regex.options));
    return (v) => matches(v) || (isRegex(v) && v.pattern === regex.pattern && v.options === regex.options);
}
/** The test of `$regex` with `$options`. */
export function regexOperatorTest(pattern, options) {
    if (options !== undefined && typeof options !== 'string')
        throw badValue('$options has to be a string');
    if (typeof pattern === 'string')
        return stringTest(compileRegex(pattern, options));
    if (!isRegex(pattern))
        throw badValue('$regex has to be a string');
    if (options !== undefined && pattern.options !== '')
        throw location(51075, 'options set in both $regex and $options');
    return stringTest(compileRegex(pattern.pattern, options ?? pattern.options));
}
function stringTest(regex) {
    return (v) => typeof v === 'string' ? regex.test(v) : bsonTag(v) === 'BSONSymbol' && regex.test(v.value);
}
/** Option `x`: white space and `# comments` outside classes do not count. */
function withoutLayout(source) {
    return source.replace(/\\.|\[(?:\\.|[^\]])*\]|\s+|#.*$/gm, (token) => (/^[\\[]/.test(token) ? token : ''));
}
//# sourceMappingURL=regex.js.map