import type { Page } from '@playwright/test';

/** Tables whose head lies over their first row while the page stands at its top: their captions. */
export const coveredRows = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    window.scrollTo(0, 0);
    return [...document.querySelectorAll('main table')].flatMap((table) => {
      const head = table.querySelector('thead th')?.getBoundingClientRect();
      const row = table.querySelector('tbody tr')?.getBoundingClientRect();
      // On phones the head is cut down to a point, for screen readers only.
      const isShown = (table.querySelector('thead')?.getBoundingClientRect().height ?? 0) > 2;
      return isShown && head && row && head.bottom > row.top + 1
        ? [table.querySelector('caption')?.textContent ?? 'table']
        : [];
    });
  });
