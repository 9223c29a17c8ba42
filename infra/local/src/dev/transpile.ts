import { copyFileSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { TYPESCRIPT } from '@diwan/tooling/swc.mjs';
import { transformSync } from '@swc/core';
import { outputOf, type Project } from './projects.js';

/**
 * Writes the JavaScript of one changed source file, without looking at types: milliseconds where the compiler needs seconds. Returns the
 * file that was written; null when nothing was to be done. Throws when the file is no TypeScript.
 */
export function transpile(file: string, project: Project): string | null {
  const output = outputOf(file, project);
  if (output === null || !existsSync(file)) return null;
  mkdirSync(path.dirname(output), { recursive: true });
  if (file.endsWith('.json')) {
    copyFileSync(file, output);
    return output;
  }
  const { code, map } = transformSync(readFileSync(file, 'utf8'), {
    ...TYPESCRIPT,
    filename: file,
    sourceFileName: path.relative(path.dirname(output), file),
    sourceMaps: true,
  });
  const name = path.basename(output);
  replace(`${output}.map`, map ?? '');
  replace(output, `${code}\n//# sourceMappingURL=${name}.map\n`);
  return output;
}

/** A program that starts meanwhile reads the old file or the new one, never half of it. */
function replace(file: string, content: string): void {
  writeFileSync(`${file}.part`, content);
  renameSync(`${file}.part`, file);
}
