import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './run.mjs';

const CODE = /\.(tsx?|mjs|js)$/;
const SPEC = /\.spec\.tsx?$/;
const IMPORT = /(?:from|import|mockModule|@import)\s*\(?\s*['"]([^'"\n]+)['"]/g;
/** Whoever changes one of these changes how everything is built or run. */
const FOR_ALL =
  /^(package(-lock)?\.json|jest\.config\.mjs|tsconfig[\w.-]*\.json|packages\/tooling\/|infra\/local\/test-stores)/;
/** What people see in a browser. */
const SCREEN = /^(mf-[a-z]+|shell|e2e|packages\/(ui|mf-kit|desk-kit))\//;

const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);

/** Files that differ from `ref`, those that git does not know yet included. Throws git's own words when there is no such `ref`. */
export function changedFiles(ref) {
  const [base] = git('merge-base', 'HEAD', ref);
  return [...new Set([...git('diff', '--name-only', base), ...git('ls-files', '--others', '--exclude-standard')])];
}

/** Whether something changed that the journeys look at. */
export const touchesScreens = (changed) => changed.some((file) => SCREEN.test(file));

/**
 * The specs that a change reaches: those that import a changed file, however indirectly; packages are followed to their source. A file that
 * nothing imports (a message, a fixture, a document) reaches the specs of its workspace and those that name it. Also says of how many.
 */
export function reachedSpecs(changed) {
  const files = [...git('ls-files'), ...git('ls-files', '--others', '--exclude-standard')].filter((file) =>
    existsSync(path.join(root, file)),
  );
  const specs = files.filter((file) => SPEC.test(file) && !file.startsWith('e2e/'));
  if (changed.some((file) => FOR_ALL.test(file))) return { reached: specs, all: specs.length };
  const importers = importersOf(files);
  const reached = new Set();
  const left = [...changed];
  for (let file = left.pop(); file !== undefined; file = left.pop()) {
    if (reached.has(file)) continue;
    reached.add(file);
    left.push(...(importers.get(file) ?? []));
    if (!CODE.test(file)) left.push(...specs.filter((spec) => concerns(spec, file)));
  }
  return { reached: specs.filter((spec) => reached.has(spec)), all: specs.length };
}

function concerns(spec, file) {
  const workspace = /^(services|packages|infra)\//.test(file) ? file.split('/', 2).join('/') : file.split('/', 1)[0];
  const isInWorkspace = file.includes('/') && spec.startsWith(`${workspace}/`);
  return isInWorkspace || readFileSync(path.join(root, spec), 'utf8').includes(path.basename(file));
}

function importersOf(files) {
  const known = new Set(files);
  const importers = new Map();
  for (const file of files.filter((name) => CODE.test(name))) {
    for (const [, name] of readFileSync(path.join(root, file), 'utf8').matchAll(IMPORT)) {
      const imported = sourceOf(file, name, known);
      if (imported) importers.set(imported, [...(importers.get(imported) ?? []), file]);
    }
  }
  return importers;
}

function sourceOf(importer, name, known) {
  const [, workspace, module = 'index'] = /^@diwan\/([\w-]+)(?:\/(.+))?$/.exec(name) ?? [];
  const place = workspace === 'contracts' ? 'contracts/src' : `packages/${workspace}/src`;
  if (!workspace && !name.startsWith('.')) return undefined;
  const target = workspace ? path.posix.join(place, module) : path.posix.join(path.posix.dirname(importer), name);
  const bare = target.replace(/\.js$/, '');
  return [target, `${bare}.ts`, `${bare}.tsx`, `${bare}/index.ts`, `${bare}.mjs`].find((file) => known.has(file));
}
