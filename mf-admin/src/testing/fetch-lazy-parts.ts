import { features } from '../derived/features.js';

/**
 * Fetches, one after the other, what features fetch when it is needed. The test runner's module loader may fail when several are asked for
 * at once, as the frame and the home do.
 */
export async function fetchLazyParts(): Promise<void> {
  for (const { nav = [], finders = [] } of features) {
    for (const { waiting } of nav) await waiting?.();
    for (const { find } of finders) await find();
  }
  await import('../frame/palette/palette.js');
}
