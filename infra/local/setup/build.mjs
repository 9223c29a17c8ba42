import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { must, root } from './run.mjs';

/** Browser bundles and their server-rendered twins, with the folders each is made from. */
const BUNDLES = [
  { folder: 'shell', config: 'rspack.config.mjs' },
  { folder: 'shell', config: 'rspack.ssr.config.mjs' },
  { folder: 'mf-public', config: 'rspack.config.mjs' },
  { folder: 'mf-public', config: 'rspack.ssr.config.mjs' },
  { folder: 'mf-portal', config: 'rspack.config.mjs' },
  { folder: 'mf-admin', config: 'rspack.config.mjs' },
];
const SHARED = [
  'contracts/src',
  'packages/ui/src',
  'packages/mf-kit/src',
  'packages/desk-kit/src',
  'packages/tooling/src',
  'package-lock.json',
];

/** Compiles the TypeScript code that has changed, by project references. */
export function compile() {
  must('The TypeScript code does not compile.', path.join(root, 'node_modules/.bin/tsc'), ['-b']);
}

/** Builds all that is not up to date, bundles by a fingerprint of what they are made from; without those of the folders in `except`. */
export function build({ except = [] } = {}) {
  compile();
  const wanted = BUNDLES.filter(({ folder }) => !except.includes(folder));
  const stale = wanted.filter((bundle) => readStamp(bundle) !== fingerprint(bundle));
  if (stale.length > 0) console.log(`Building ${[...new Set(stale.map(({ folder }) => folder))].join(', ')} …`);
  for (const bundle of stale) {
    const cwd = path.join(root, bundle.folder);
    const args = ['build', '--mode', 'production', '-c', bundle.config];
    must(`${bundle.folder} could not be built.`, path.join(root, 'node_modules/.bin/rspack'), args, {
      cwd,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    mkdirSync(path.dirname(stampOf(bundle)), { recursive: true });
    writeFileSync(stampOf(bundle), fingerprint(bundle));
  }
}

const stampOf = ({ folder, config }) => path.join(root, 'node_modules/.cache/diwan', `${folder}-${config}.stamp`);

function readStamp(bundle) {
  const output = path.join(root, bundle.folder, bundle.config.includes('ssr') ? 'dist-ssr' : 'dist');
  return existsSync(output) && existsSync(stampOf(bundle)) ? readFileSync(stampOf(bundle), 'utf8') : undefined;
}

function fingerprint({ folder }) {
  const hash = createHash('sha256');
  for (const source of [...SHARED, folder]) include(path.join(root, source), hash);
  return hash.digest('hex');
}

function include(file, hash) {
  const info = statSync(file);
  if (!info.isDirectory()) return void hash.update(`${file} ${info.size} ${info.mtimeMs}\n`);
  for (const name of readdirSync(file).sort()) {
    if (name === 'node_modules' || name.startsWith('dist')) continue;
    include(path.join(file, name), hash);
  }
}
