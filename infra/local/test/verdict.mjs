import path from 'node:path';

/** More specs than this that failed by chance in one run are no chance. */
export const MOST = 3;
/** So many days a spec may fail by chance before it is red: it has been known long enough to be mended. */
const DAYS = { 'limit of time': 14, 'wrong value': 7 };
const DAY_MS = 86_400_000;

const LIMIT_OF_TIME =
  /exceeded timeout|timeout:?(?: of)? \d+ ?ms|timed out|within \d+ ?ms|\beventually\b|waitFor|unavailable|\b50[34]\b|server ?selection/i;

/**
 * What a first failure was: a limit of time that slow work passed, or a wrong value, which may be a race of the product.
 * @param {{ said: string }[]} failures
 * @returns {'limit of time' | 'wrong value'}
 */
export const kindOf = (failures) =>
  failures.every(({ said }) => LIMIT_OF_TIME.test(said)) ? 'limit of time' : 'wrong value';

/**
 * Why a spec that failed stays red without being run again; undefined when it is run again.
 * @param {import('./results.mjs').SpecResult} result
 * @param {{ changed: string[], known: import('./shaky-list.mjs').Shaky[], today: string }} given `changed`: files of this change, from the
 *   root; `today`: YYYY-MM-DD
 */
export function redAtOnce(result, { changed, known, today }) {
  if (result.target === '') return 'it is no spec that could be run again';
  const touched = changed.find((file) => answersFor(result.file, file));
  if (touched) return `this change touches ${touched}, and a change answers for chance in what it touches`;
  const entry = known.find(({ spec }) => spec === result.file);
  if (!entry) return undefined;
  const kind = entry.kind === 'wrong value' ? entry.kind : kindOf(result.failures);
  const days = (Date.parse(today) - Date.parse(entry.firstSeen)) / DAY_MS;
  return days > DAYS[kind] ? `it is known since ${entry.firstSeen} (${kind}: ${DAYS[kind]} days at most)` : undefined;
}

/** Journeys stand in one folder whatever they are about, so each answers for itself alone. */
function answersFor(spec, changed) {
  if (spec === changed) return true;
  return !spec.startsWith('e2e/') && changed.startsWith(`${path.posix.dirname(spec)}/`);
}
