// `npm run derive`: the lists that follow from the folders, written anew. `--check` (part of `npm run check`) only says which are stale.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../setup/run.mjs';
import { contractLists } from './contract-lists.mjs';
import { noticeLists } from './notice-lists.mjs';
import { pageLists } from './page-lists.mjs';
import { remoteLists } from './remote-lists.mjs';

const HEAD = '// Derived from the folders by `npm run derive`. Do not edit.\n';
const onlyCheck = process.argv.includes('--check');

const current = (file) => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
};

const stale = [...contractLists(), ...noticeLists(), ...remoteLists(), ...pageLists()]
  .map(({ file, text }) => ({ file, text: HEAD + text }))
  .filter(({ file, text }) => current(path.join(root, file)) !== text);

for (const { file, text } of stale) {
  if (onlyCheck) {
    console.error(`${file} does not match the folders: run \`npm run derive\`.`);
    continue;
  }
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
  console.log(`wrote ${file}`);
}
process.exit(onlyCheck && stale.length > 0 ? 1 : 0);
