import { compileRegex, isRegex } from '../../match/regex.js';
import { limitedTest } from '../../match/regex-run.js';
import type { Value } from '../../values/bson.js';
import { isNumeric, toInteger } from '../../values/number.js';
import { check, checkType, namedFields } from '../check.js';
import { eager, isNullish, named, type Operator, strict } from '../operator.js';
import { toText } from './convert.js';

function text(value: Value, name: string, code: number): string {
  checkType(typeof value === 'string', code, `${name} requires a string`, value);
  return value;
}

/** A value as text for `$toUpper`, `$substr`, …: null is empty, numbers and dates are written out. */
function coerced(value: Value, name: string): string {
  if (isNullish(value)) return '';
  const hasText = typeof value === 'string' || isNumeric(value) || value instanceof Date;
  checkType(hasText, 16007, `can't convert to String in ${name}`, value);
  return toText(value);
}

/** Counted in bytes, as MongoDB does; a negative length means up to the end. */
const substrBytes = eager(3, 3, ([value, from, count], { name }) => {
  const bytes = Buffer.from(coerced(value, name));
  const [start, length] = [toInteger(from), toInteger(count)];
  check(start !== undefined && length !== undefined, 16034, `${name}: starting index and length must be numeric`);
  check(start >= 0, 50752, `${name}: starting index must be non-negative (got: ${start})`);
  const end = length < 0 ? bytes.length : Math.min(bytes.length, start + length);
  const isInside = (at: number) => ((bytes[at] ?? 0) & 0xc0) === 0x80;
  check(!isInside(start) && !isInside(end), 28656, `${name}: Invalid range, it begins or ends in a UTF-8 character.`);
  return bytes.toString('utf8', start, end);
});

/** What `$trim` takes away by default. */
const SPACES = '\0 \t\n\v\f\r\u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a';

function regexFrom(name: string, pattern: Value, options: Value): RegExp {
  const flags = isNullish(options) ? undefined : text(options, `${name}'s options`, 51106);
  if (!isRegex(pattern)) return compileRegex(text(pattern, `${name}'s regex`, 51105), flags);
  check(pattern.options === '' || flags === undefined, 51107, `${name}: regex options in both 'regex' and 'options'`);
  return compileRegex(pattern.pattern, flags ?? pattern.options);
}

/** String operators. CP = counted in code points. */
export const stringOperators: Record<string, Operator> = {
  $concat: strict(0, Infinity, (args, { name }) => args.map((arg) => text(arg, name, 16702)).join('')),
  $substr: substrBytes,
  $substrBytes: substrBytes,
  $substrCP: eager(3, 3, ([value, from, count], { name }) => {
    const [start, length] = [toInteger(from), toInteger(count)];
    checkType(start !== undefined, 34450, `${name}: starting index must be a numeric type`, from);
    checkType(length !== undefined, 34452, `${name}: length must be a numeric type`, count);
    check(start >= 0, 34455, `${name}: the starting index must be a non-negative integer.`);
    check(length >= 0, 34454, `${name}: length must be a nonnegative integer.`);
    return [...coerced(value, name)].slice(start, start + length).join('');
  }),
  $strLenCP: eager(1, 1, ([value], { name }) => [...text(value, name, 34471)].length),
  // Only ASCII letters change, as in MongoDB.
  $toLower: eager(1, 1, ([value], { name }) => coerced(value, name).replace(/[A-Z]+/g, (s) => s.toLowerCase())),
  $toUpper: eager(1, 1, ([value], { name }) => coerced(value, name).replace(/[a-z]+/g, (s) => s.toUpperCase())),
  $indexOfCP: eager(2, 4, ([value, wanted, from = 0, to], { name }) => {
    if (isNullish(value)) return null;
    const points = [...text(value, name, 40093)];
    const needle = [...text(wanted, name, 40094)];
    const end = Math.min(points.length, to === undefined ? Infinity : (toInteger(to) ?? 0));
    for (let i = toInteger(from) ?? 0; i + needle.length <= end; i++)
      if (needle.every((point, k) => points[i + k] === point)) return i;
    return -1;
  }),
  $trim: named('input chars?', ({ input, chars = SPACES }, { name }) => {
    const trimmed = new Set(text(chars, name, 50700));
    const points = [...text(input, name, 50699)];
    const start = points.findIndex((point) => !trimmed.has(point));
    return start < 0 ? '' : points.slice(start, points.findLastIndex((point) => !trimmed.has(point)) + 1).join('');
  }),
  $split: strict(2, 2, ([value, separator], { name }) => {
    check(separator !== '', 40087, '$split requires a non-empty separator');
    return text(value, name, 40085).split(text(separator, name, 40086));
  }),
  $replaceAll: named('input find replacement', ({ input, find, replacement }, { name }) => {
    const by = text(replacement, name, 51744);
    return text(input, name, 51746).replaceAll(text(find, name, 51745), () => by);
  }),
  $regexMatch: (argument, context, name) => {
    const fields = namedFields(name, argument, 'input regex options?');
    const input = context.compile(fields.input);
    const regex = context.compile(fields.regex);
    const options = context.compile(fields.options ?? null);
    let matches: ((text: string) => boolean) | undefined;
    return (scope) => {
      const [value, pattern] = [input(scope), regex(scope)];
      if (isNullish(value) || isNullish(pattern)) return false;
      if (!matches || !regex.constant || !options.constant)
        matches = limitedTest(regexFrom(name, pattern, options(scope)));
      return matches(text(value, `${name}'s input`, 51104));
    };
  },
};
