import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../settings.js';

const IMPORT = /(?:^|[\s;}])(?:from|import)\s*\(?\s*['"]([^'"]+)['"]/g;
const HOUSE = /^@diwan\/([\w-]+)(?:\/(.+))?$/;

/** The built files of the house that a program loads, from its first one on, so that a change restarts only those whom it concerns. */
export function reach(entry: string): Set<string> {
  const reached = new Set<string>();
  const left = [entry];
  for (let file = left.pop(); file !== undefined; file = left.pop()) {
    if (reached.has(file) || !existsSync(file)) continue;
    reached.add(file);
    if (file.endsWith('.js')) left.push(...importsOf(file));
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

function importsOf(file: string): string[] {
  return namesIn(file).flatMap((name) => {
    if (name.startsWith('.')) return [path.resolve(path.dirname(file), name)];
    const [, workspace = '', module = 'index'] = HOUSE.exec(name) ?? [];
    return workspace ? [path.join(placeOf(workspace), 'dist', `${module}.js`)] : [];
  });
}

const placeOf = (workspace: string): string =>
  path.join(ROOT, workspace === 'contracts' ? workspace : `packages/${workspace}`);
