import { keepShaky, knownShaky } from './shaky-list.mjs';
import { kindOf, MOST, redAtOnce } from './verdict.mjs';

/** So often a spec that failed must pass alone to have failed by chance. */
const TIMES = 3;

/**
 * Decides about the specs that failed, by running those again, alone, of which it is not clear: three times green is shaky, everything else
 * stays red. Keeps count over the phases of one run.
 */
export class SecondLook {
  /** @type {import('./results.mjs').SpecResult[]} */
  shaky = [];
  /** @type {{ result: import('./results.mjs').SpecResult, why: string }[]} */
  red = [];

  /** @param {{ changed: string[] | null, today: string }} given `changed`: files of the change; null where nobody knows */
  constructor({ changed, today }) {
    this.changed = changed;
    this.today = today;
    this.known = knownShaky();
  }

  /**
   * @param {import('./results.mjs').SpecResult[]} results
   * @param {(failed: import('./results.mjs').SpecResult) => import('./results.mjs').SpecResult[]} runAlone
   */
  look(results, runAlone) {
    const failed = results.filter(({ failures }) => failures.length > 0);
    const open = failed.filter((result) => !this.refuse(result, this.reasonAtOnce(result)));
    if (open.length + this.shaky.length > MOST) {
      for (const result of open) this.refuse(result, `more than ${MOST} specs failed: that is no chance`);
      return;
    }
    for (const result of open) {
      if (this.passesAlone(result, runAlone)) this.shaky.push(result);
      else this.refuse(result, 'it failed again when it ran alone');
    }
  }

  /** Writes down what was seen, and says it. */
  report() {
    for (const { result, why } of this.red) {
      console.log(`\nFAILED ${result.file}: ${why}.`);
      for (const { test, said } of result.failures) console.log(`  ${test}\n${indented(said)}`);
    }
    const wrongValuesFirst = [...this.shaky].sort((one, other) => graveness(other) - graveness(one));
    for (const { file, failures } of wrongValuesFirst) {
      console.log(`\nSHAKY ${file} (${kindOf(failures)}): passed ${TIMES} times alone, but had said`);
      for (const { test, said } of failures) console.log(`  ${test}\n${indented(said)}`);
    }
    keepShaky(this.shaky, this.today);
    if (this.shaky.length > 0)
      console.log('\nThey stand in infra/local/shaky.json: commit it with the next change, and mend them.');
  }

  reasonAtOnce(result) {
    if (!this.changed) return 'nobody knows what this change touches: give `--base <commit>`';
    return redAtOnce(result, { changed: this.changed, known: this.known, today: this.today });
  }

  refuse(result, why) {
    if (why) this.red.push({ result, why });
    return Boolean(why);
  }

  passesAlone(result, runAlone) {
    for (let time = 1; time <= TIMES; time += 1) {
      console.log(`\n— ${result.target} again, alone (${time} of ${TIMES})`);
      const alone = runAlone(result);
      if (alone.length === 0 || alone.some(({ unpassed, failures }) => unpassed + failures.length > 0)) return false;
    }
    return true;
  }
}

const graveness = ({ failures }) => (kindOf(failures) === 'wrong value' ? 1 : 0);

const SAID_LINES = 12;
const indented = (said) =>
  said
    .split('\n')
    .slice(0, SAID_LINES)
    .map((line) => `    ${line}`)
    .join('\n');
