// `npm run check`: format, lint, types, import boundaries and cycles, length of files, arrows between folders, what nobody uses. Everything is an error or off.
import path from 'node:path';
import { root, run } from './setup/run.mjs';

const bin = (name) => path.join(root, 'node_modules/.bin', name);
const sources = [
  'contracts/src',
  'packages',
  'shell',
  'mf-public',
  'mf-portal',
  'mf-admin',
  'services',
  'infra',
  'e2e',
];

const steps = [
  ['Lists derived from the folders', process.execPath, [path.join(root, 'infra/local/derive/derive.mjs'), '--check']],
  ['Format and lint', bin('biome'), ['check', '--error-on-warnings']],
  ['Length of files, arrows between folders', process.execPath, [path.join(root, 'infra/local/check-structure.mjs')]],
  ['Types', bin('tsc'), ['-b']],
  ['Types of the tests', bin('tsc'), ['-p', 'tsconfig.specs.json']],
  ['Types of the journeys', bin('tsc'), ['-p', 'tsconfig.specs-e2e.json']],
  ['Types of the browser tests', bin('tsc'), ['-p', 'tsconfig.specs-web.json']],
  ['Unused files, exports and dependencies', bin('knip'), ['--no-progress', '--no-config-hints']],
  ['Import boundaries', bin('depcruise'), ['--config', '.dependency-cruiser.mjs', ...sources]],
];

const failed = steps.filter(([title, command, args]) => {
  console.log(`\n— ${title}`);
  return !run(command, args);
});
console.log(failed.length === 0 ? '\nAll checks passed.' : `\nFailed: ${failed.map(([title]) => title).join(', ')}`);
process.exit(failed.length === 0 ? 0 : 1);
