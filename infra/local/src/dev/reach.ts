import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../settings.js';

const IMPORT = /(?:^|[\s;}])(?:from|import)\s*\(?\s*['"]([^'"]+)['"]/g;
const HOUSE = /^@diwan\/([\w-]+)(?:\/(.+))?$/;

/** The built files of the house that a program loads, from its first one on, so that a change restarts only those whom it concerns. */
export function reach(entry: string): Set<string> {
  const reached = new Set<string>();
  const left = [entry];
  for (let file = left.pop(); file !== undefined; file = left.pop()) {
    const imports = reached.has(file) ? null : importsOf(file);
    if (imports === null) continue;
    reached.add(file);
    left.push(...imports);
  }
  return reached;
}

/** The libraries that they import, in the order in which they are met. */
export function librariesOf(files: ReadonlySet<string>): string[] {
  const names = [...files].filter((file) => file.endsWith('.js')).flatMap(namesIn);
  return [...new Set(names)].filter((name) => !/^\.|^node:/.test(name) && !HOUSE.test(name));
}

const namesIn = (file: string): string[] =>
  [...readFileSync(file, 'utf8').matchAll(IMPORT)].map(([, name = '']) => name);

/** What was read of a file, as long as it stays as it was: each save asks for all of them. */
const known = new Map<string, { changedAt: number; imports: string[] }>();

/** The files that one imports; null when it is not there. */
function importsOf(file: string): string[] | null {
  const changedAt = statSync(file, { throwIfNoEntry: false })?.mtimeMs;
  if (changedAt === undefined) return null;
  const before = known.get(file);
  if (before?.changedAt === changedAt) return before.imports;
  const imports = file.endsWith('.js') ? namesIn(file).flatMap((name) => filesOf(name, file)) : [];
  known.set(file, { changedAt, imports });
  return imports;
}

function filesOf(name: string, importer: string): string[] {
  if (name.startsWith('.')) return [path.resolve(path.dirname(importer), name)];
  const [, workspace = '', module = 'index'] = HOUSE.exec(name) ?? [];
  return workspace ? [path.join(placeOf(workspace), 'dist', `${module}.js`)] : [];
}

const placeOf = (workspace: string): string =>
  path.join(ROOT, workspace === 'contracts' ? workspace : `packages/${workspace}`);
