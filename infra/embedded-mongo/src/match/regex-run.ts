import { createContext, Script } from 'node:vm';
import { MongoError } from '../values/errors.js';

/**
 * The longest time one text may take: hours are meant, not a busy machine. JavaScript tries all ways to match, so that `^(a+)+$` takes hours
 * for 40 letters.
 */
const LIMIT_MS = 1000;
/** So many steps never take long. */
const QUICK_STEPS = 1e7;

const CLASS_OR_ESCAPE = /\\[\s\S]|\[(?:\\[\s\S]|[^\]\\])*\]/g;
const REPEATED_GROUP = /\)(?:[*+]|\{\d)/;
const QUANTIFIER = /[*+]|\{\d+,|(?<![(*+?}])\?/g;

const room: { work?: () => boolean } = {};
const context = createContext(room);
const run = new Script('work()');

/**
 * Tests texts with a regular expression, in limited time. Without repeated groups a match takes at most as many steps as the
 * length of the text to the power of the quantifiers and one; what may take more is interrupted.
 * @returns the test; it throws MongoError 50 for a text that takes too long
 */
export function limitedTest(regex: RegExp): (text: string) => boolean {
  const source = regex.source.replace(CLASS_OR_ESCAPE, (token) => (/^\\[1-9k]/.test(token) ? ')+' : 'x'));
  const quantifiers = REPEATED_GROUP.test(source) ? Number.POSITIVE_INFINITY : (source.match(QUANTIFIER)?.length ?? 0);
  const longest = QUICK_STEPS ** (1 / (quantifiers + 1));
  return (text) => (text.length <= longest || quantifiers === 0 ? regex.test(text) : interruptible(regex, text));
}

function interruptible(regex: RegExp, text: string): boolean {
  room.work = () => regex.test(text);
  try {
    return run.runInContext(context, { timeout: LIMIT_MS }) as boolean;
  } catch (error) {
    if ((error as { code?: string }).code !== 'ERR_SCRIPT_EXECUTION_TIMEOUT') throw error;
    throw new MongoError(
      50,
      `operation exceeded time limit: /${regex.source}/ took more than ${LIMIT_MS} ms for one text`,
    );
  }
}
