import { features } from '../derived/features.js';

/**
 * Fetches, one after the other, what features fetch when it is needed. The test runner's module loader may fail when several are asked for
 * at once, as the frame and the home do.
 */
export async function fetchLazyParts(): Promise<void> {
  for (const { nav = [], finders = [], panels = [], cards = [], timeline = [] } of features) {
    for (const { waiting } of nav) await waiting?.();
    for (const { find } of finders) await find();
    for (const { panel, count } of panels) {
      await panel();
      await count?.();
    }
    for (const { card } of cards) await card();
    for (const { load } of timeline) await load();
  }
  await import('../frame/palette/palette.js');
}
