import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { transformSync } from '@swc/core';
import { TYPESCRIPT } from '../swc.mjs';

const GLOBALS = new URL('./jest-globals.mjs', import.meta.url).href;
const SOURCE = /^file:(?!.*\/node_modules\/).*\.tsx?$/;
const ADDRESS = /^\.{1,2}\/.*\.js$/;

/** Sources name each other with `.js`, as their compiled twins do; `@jest/globals` is another module for each file that imports it. */
export async function resolve(specifier, context, next) {
  const { parentURL = '' } = context;
  if (specifier === '@jest/globals')
    return { url: `${GLOBALS}?for=${encodeURIComponent(parentURL)}`, shortCircuit: true };
  if (!SOURCE.test(parentURL) || !ADDRESS.test(specifier)) return next(specifier, context);
  const source = specifier.replace(/\.js$/, '.ts');
  return next(source, context)
    .catch(() => next(`${source}x`, context))
    .catch(() => next(specifier, context));
}

export async function load(url, context, next) {
  if (!SOURCE.test(url)) return next(url, context);
  const filename = fileURLToPath(url);
  const { code } = transformSync(readFileSync(filename, 'utf8'), { ...TYPESCRIPT, filename, sourceMaps: 'inline' });
  return { format: 'module', source: code, shortCircuit: true };
}
