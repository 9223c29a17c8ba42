import type { Page } from '@playwright/test';

/** What people hardly notice, half of what counts as good (Cumulative Layout Shift). */
export const MOST_SHIFT = 0.05;

/** Watches from its first moment how much of each document moves by itself. */
export const watchShift = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const watched = window as unknown as { shifted: number };
    watched.shifted = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!entry.hadRecentInput) watched.shifted += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** How much of the document has moved since it was opened. */
export const shiftOf = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    // What the last frame moved is told after it.
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    return Number((window as unknown as { shifted: number }).shifted.toFixed(3));
  });
