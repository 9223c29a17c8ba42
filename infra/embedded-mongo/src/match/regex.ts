import type { BSONRegExp } from 'bson';
import { bsonTag, type Value } from '../values/bson.js';
import { badValue, MongoError } from '../values/errors.js';
import { limitedTest } from './regex-run.js';

/** True for a stored or queried regular expression. */
export function isRegex(v: Value): v is BSONRegExp {
  return bsonTag(v) === 'BSONRegExp';
}

/** Escapes and character classes, taken as wholes before the rest of a pattern is looked at. */
const TOKEN = String.raw`\\[\s\S]|\[(?:\\[\s\S]|[^\]\\])*\]`;
const TOKENS = new RegExp(TOKEN, 'g');
/** Option `x`: white space and `# comments` outside of those do not count. */
const LAYOUT = new RegExp(`(${TOKEN})|\\s+|#.*$`, 'gm');
const PCRE_TOKEN = /^\\[AzZGKQRXhH]|^\[.*\[:\w+:\]$/;
/** Outside of tokens: possessive quantifiers, atomic groups, recursion, verbs. */
const PCRE_SYNTAX = /\(\?(?![:=!<]|[imsx]+\))|[*+?}]\+|\(\*/;
const LEADING_FLAGS = /^\(\?([imsx]+)\)/;

/**
 * A JavaScript regular expression that matches like PCRE with options `imsxu`.
 * @throws MongoError 51108 for another option, 51091 for a pattern that is wrong or that only PCRE understands.
 */
export function compileRegex(pattern: string, options = ''): RegExp {
  const unknown = /[^imsxu]/.exec(options);
  if (unknown) throw new MongoError(51108, `invalid flag in regex options: ${unknown}`);
  const inline = LEADING_FLAGS.exec(pattern);
  const flags = options + (inline?.[1] ?? '');
  let source = pattern.slice(inline?.[0].length ?? 0);
  if (flags.includes('x')) source = source.replace(LAYOUT, '$1');
  if (needsPcre(source))
    throw new MongoError(
      51091,
      `Regular expression is invalid: /${pattern}/ needs PCRE, which the embedded server has not`,
    );
  const js = ['i', 'm', 's'].filter((flag) => flags.includes(flag)).join('');
  try {
    return new RegExp(source, `${js}u`);
  } catch {
    // PCRE allows needless escapes such as `\-`, which JavaScript allows only outside its unicode mode.
    try {
      return new RegExp(source, js);
    } catch (error) {
      throw new MongoError(51091, `Regular expression is invalid: ${(error as Error).message}`);
    }
  }
}

/** What PCRE has and JavaScript reads as something else: refused rather than matched wrongly. */
function needsPcre(source: string): boolean {
  const tokens = source.match(TOKENS) ?? [];
  return tokens.some((token) => PCRE_TOKEN.test(token)) || PCRE_SYNTAX.test(source.replace(TOKENS, 'x'));
}

/** The test `{ field: /pattern/ }` of one value: strings that match, and the same regular expression stored. */
export function regexTest(regex: BSONRegExp): (v: Value) => boolean {
  const matches = stringTest(compileRegex(regex.pattern, regex.options));
  return (v) => matches(v) || (isRegex(v) && v.pattern === regex.pattern && v.options === regex.options);
}

/** The test of `$regex` with `$options`. */
export function regexOperatorTest(pattern: Value, options: Value): (v: Value) => boolean {
  if (options !== undefined && typeof options !== 'string') throw badValue('$options has to be a string');
  if (typeof pattern === 'string') return stringTest(compileRegex(pattern, options));
  if (!isRegex(pattern)) throw badValue('$regex has to be a string');
  if (options !== undefined && pattern.options !== '')
    throw new MongoError(51075, 'options set in both $regex and $options');
  return stringTest(compileRegex(pattern.pattern, options ?? pattern.options));
}

function stringTest(regex: RegExp): (v: Value) => boolean {
  const matches = limitedTest(regex);
  return (v) => (typeof v === 'string' || bsonTag(v) === 'BSONSymbol') && matches(String(v));
}
