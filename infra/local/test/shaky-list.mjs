import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../setup/run.mjs';
import { kindOf } from './verdict.mjs';

/**
 * A spec that has failed by chance and is not mended yet; days as YYYY-MM-DD. Whoever mends it takes its entry out.
 * @typedef {{ spec: string, kind: 'limit of time' | 'wrong value', firstSeen: string, lastSeen: string, test: string, said: string }} Shaky
 */

const FILE = path.join(root, 'infra/local/shaky.json');
const SAID_CHARACTERS = 300;

/** @returns {Shaky[]} */
export const knownShaky = () => (existsSync(FILE) ? JSON.parse(readFileSync(FILE, 'utf8')) : []);

/**
 * The list with what was seen today: the first day and the graver kind stay.
 * @param {Shaky[]} known
 * @param {import('./results.mjs').SpecResult[]} seen
 * @param {string} today
 * @returns {Shaky[]}
 */
export function withSeen(known, seen, today) {
  const fresh = seen.map(({ file, failures }) => {
    const [{ test, said }] = failures;
    const before = known.find(({ spec }) => spec === file);
    return {
      spec: file,
      kind: before?.kind === 'wrong value' ? before.kind : kindOf(failures),
      firstSeen: before?.firstSeen ?? today,
      lastSeen: today,
      test,
      said: said.slice(0, SAID_CHARACTERS),
    };
  });
  const others = known.filter(({ spec }) => !fresh.some((entry) => entry.spec === spec));
  return [...others, ...fresh].sort((one, other) => one.spec.localeCompare(other.spec));
}

/** Writes down what was seen today, to be committed with the next change. */
export function keepShaky(seen, today) {
  if (seen.length > 0) writeFileSync(FILE, `${JSON.stringify(withSeen(knownShaky(), seen, today), null, 2)}\n`);
}
