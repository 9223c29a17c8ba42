import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './run.mjs';

/** A module of a built package or service. */
export const built = (place, file) => import(pathToFileURL(path.join(root, place, 'dist', file)).href);
