import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../settings.js';

/** A TypeScript project whose modules run in Node, or are bundled, as JavaScript from its output folder. */
export interface Project {
  source: string;
  output: string;
}

interface TsConfig {
  references?: { path: string }[];
  compilerOptions?: { rootDir?: string; outDir?: string; emitDeclarationOnly?: boolean };
}

const read = (file: string): TsConfig => JSON.parse(readFileSync(file, 'utf8'));

/** The projects of the root's references that emit JavaScript, without the tools of this folder, which run already. */
export function projects(): Project[] {
  const places = (read(path.join(ROOT, 'tsconfig.json')).references ?? []).map((reference) => reference.path);
  return places
    .filter((place) => !place.startsWith('infra/'))
    .flatMap((place) => {
      const file = path.join(ROOT, place, place.endsWith('.json') ? '' : 'tsconfig.json');
      const { rootDir, outDir, emitDeclarationOnly } = read(file).compilerOptions ?? {};
      if (!rootDir || !outDir || emitDeclarationOnly) return [];
      return [{ source: path.resolve(path.dirname(file), rootDir), output: path.resolve(path.dirname(file), outDir) }];
    });
}

/** Where a source file's JavaScript stands; null for files that have none. */
export function outputOf(file: string, { source, output }: Project): string | null {
  if (/\.spec\.tsx?$|\.d\.ts$/.test(file) || !/\.(tsx?|json)$/.test(file)) return null;
  return path.join(output, path.relative(source, file)).replace(/\.tsx?$/, '.js');
}
