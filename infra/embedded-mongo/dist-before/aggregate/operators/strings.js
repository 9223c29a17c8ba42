import { compileRegex, isRegex } from '../../match/regex.js';
import { compareStrings, typeName } from '../../values/compare.js';
import { location } from '../../values/errors.js';
import { isNumeric, toInteger, toNumber } from '../../values/number.js';
import { binary, compileNamed, eager, isNullish, unary, } from '../operator.js';
import { toText } from './convert.js';
/** A value as text for `$toUpper`, `$substr`, …: null is empty, numbers and dates are written out. */
function coerced(value, name) {
    if (isNullish(value))
        return '';
    if (typeof value === 'string' || isNumeric(value) || value instanceof Date)
        return toText(value);
    throw location(16007, `can't convert from BSON type ${typeName(value)} to String in ${name}`);
}
function text(value, name, code) {
    if (typeof value !== 'string')
        throw location(code, `${name} requires a string argument, found: ${typeOf(value)}`);
    return value;
}
function typeOf(value) {
    return value === undefined ? 'missing' : typeName(value);
}
const substrCP = eager(3, 3, ([value, from, count], { name }) => {
    const start = toInteger(from);
    const length = toInteger(count);
    if (start === undefined)
        throw location(34450, `${name}: starting index must be a numeric type (is BSON type ${typeOf(from)})`);
    if (length === undefined)
        throw location(34452, `${name}: length must be a numeric type (is BSON type ${typeOf(count)})`);
    if (start < 0)
        throw location(34455, `${name}: the starting index must be a non-negative integer.`);
    if (length < 0)
        throw location(34454, `${name}: length must be a nonnegative integer.`);
    return [...coerced(value, name)].slice(start, start + length).join('');
});
const substrBytes = eager(3, 3, ([value, from, count], { name }) => {
    const bytes = Buffer.from(coerced(value, name));
    if (!isNumeric(from) || !isNumeric(count))
        throw location(16034, `${name}: starting index and length must be numeric`);
    const start = Math.trunc(toNumber(from));
    if (start < 0)
        throw location(50752, `${name}: starting index must be non-negative (got: ${start})`);
    const length = Math.trunc(toNumber(count));
    const end = length < 0 ? bytes.length : Math.min(bytes.length, start + length);
    if (isContinuation(bytes[start]) || isContinuation(bytes[end]))
        throw location(28656, `${name}: Invalid range, starting or ending index is in the middle of a UTF-8 character.`);
    return bytes.toString('utf8', start, end);
});
function isContinuation(byte) {
    return byte !== undefined && (byte & 0xc0) === 0x80;
}
function indexOf(unit) {
    const split = (s) => (unit === 'CP' ? [...s] : [...Buffer.from(s)]);
    return eager(2, 4, ([value, wanted, from, to], { name }) => {
        if (isNullish(value))
            return null;
        const units = split(text(value, name, unit === 'CP' ? 40093 : 40091));
        const needle = split(text(wanted, `${name}'s second argument`, unit === 'CP' ? 40094 : 40092));
        const start = from === undefined ? 0 : (toInteger(from) ?? 0);
        const end = Math.min(units.length, to === undefined ? Infinity : (toInteger(to) ?? 0));
        for (let i = start; i + needle.length <= end; i++)
            if (needle.every((unit, k) => units[i + k] === unit))
                return i;
        return -1;
    });
}
function trim(sides) {
    return (argument, context, name) => {
        const { input, chars } = compileNamed(name, argument, context, ['input'], ['chars']);
        return (scope) => {
            const value = input?.(scope);
            if (isNullish(value))
                return null;
            const points = [...text(value, `${name}'s input`, 50699)];
            let isTrimmed = (c) => c !== undefined && /^[\s\0]$/u.test(c);
            if (chars) {
                const set = chars(scope);
                if (isNullish(set))
                    return null;
                const wanted = new Set(text(set, `${name}'s chars`, 50700));
                isTrimmed = (c) => c !== undefined && wanted.has(c);
            }
            let start = 0;
            let end = points.length;
            if (sides !== 'right')
                while (start < end && isTrimmed(points[start]))
                    start++;
            if (sides !== 'left')
                while (end > start && isTrimmed(points[end - 1]))
                    end--;
            return points.slice(start, end).join('');
        };
    };
}
const split = binary((value, separator) => {
    if (isNullish(value) || isNullish(separator))
        return null;
    const by = text(separator, "$split's second argument", 40086);
    if (by === '')
        throw location(40087, '$split requires a non-empty separator');
    return text(value, "$split's first argument", 40085).split(by);
});
function replace(every) {
    return (argument, context, name) => {
        const { input, find, replacement } = compileNamed(name, argument, context, ['input', 'find', 'replacement']);
        return (scope) => {
            const values = [input?.(scope), find?.(scope), replacement?.(scope)];
            for (const value of values)
                if (!isNullish(value))
                    text(value, `${name}`, 51746);
            if (values.some(isNullish))
                return null;
            const [whole, wanted, by] = values;
            return every ? whole.replaceAll(wanted, () => by) : whole.replace(wanted, () => by);
        };
    };
}
function regexOperator(name, found) {
    return (argument, context) => {
        const { input, regex, options } = compileNamed(name, argument, context, ['input', 'regex'], ['options']);
        let compiled;
        return (scope) => {
            const value = input?.(scope);
            const pattern = regex?.(scope);
            if (isNullish(value) || isNullish(pattern))
                return found([]);
            if (!compiled || !regex?.constant)
                compiled = regexFrom(name, pattern, options?.(scope));
            return found([...text(value, `${name} needs 'input' to be of type string;`, 51104).matchAll(compiled)]);
        };
    };
}
function regexFrom(name, pattern, options) {
    const flags = isNullish(options) ? undefined : text(options, `${name} needs 'options' to be a string;`, 51106);
    if (isRegex(pattern) && pattern.options !== '' && flags !== undefined)
        throw location(51107, `${name}: found regex option(s) specified in both 'regex' and 'option' fields`);
    const source = isRegex(pattern)
        ? pattern.pattern
        : text(pattern, `${name} needs 'regex' to be of type string or regex;`, 51105);
    const compiled = compileRegex(source, flags ?? (isRegex(pattern) ? pattern.options : ''));
    return new RegExp(compiled.source, `${compiled.flags}g`);
}
function matchDoc(match) {
    if (!match)
        return null;
    return {
        match: match[0],
        idx: [...match.input.slice(0, match.index)].length,
        captures: match.slice(1).map((capture) => capture ?? null),
    };
}
/** String operators. CP = counted in code points. */
export const stringOperators = {
    $concat: eager(0, Infinity, (args) => {
        for (const arg of args) {
            if (!isNullish(arg) && typeof arg !== 'string')
                throw location(16702, `$concat only supports strings, not ${typeName(arg)}`);
        }
        return args.some(isNullish) ? null : args.join('');
    }),
    $substr: substrBytes,
    $substrBytes: substrBytes,
    $substrCP: substrCP,
    $strLenCP: unary((v) => [...text(v, '$strLenCP', 34471)].length),
    $strLenBytes: unary((v) => Buffer.byteLength(text(v, '$strLenBytes', 34473))),
    // Only ASCII letters change, as in MongoDB.
    $toLower: unary((v, { name }) => coerced(v, name).replace(/[A-Z]/g, (c) => c.toLowerCase())),
    $toUpper: unary((v, { name }) => coerced(v, name).replace(/[a-z]/g, (c) => c.toUpperCase())),
    $strcasecmp: binary((a, b, { name }) => compareStrings(coerced(a, name).toUpperCase(), coerced(b, name).toUpperCase())),
    $indexOfCP: indexOf('CP'),
    $indexOfBytes: indexOf('Bytes'),
    $trim: trim('both'),
    $ltrim: trim('left'),
    $rtrim: trim('right'),
    $split: split,
    $replaceOne: replace(false),
    $replaceAll: replace(true),
    $regexMatch: regexOperator('$regexMatch', (matches) => matches.length > 0),
    $regexFind: regexOperator('$regexFind', (matches) => matchDoc(matches[0])),
    $regexFindAll: regexOperator('$regexFindAll', (matches) => matches.map(matchDoc)),
};
//# sourceMappingURL=strings.js.map