import { expect, type Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const EVERYTHING: RunOptions = { runOnly: { type: 'tag', values: TAGS } };

const LOOKS = {
  'at everything': EVERYTHING,
  /**
   * Weighing every colour takes longer than loading a page. Styles name tokens alone, and each text token can be read on each ground
   * (`contrast.spec.ts` and `colour-use.spec.ts`); `colours.spec.ts` weighs what is on twelve screens in both themes.
   */
  'at all but colours': { ...EVERYTHING, rules: { 'color-contrast': { enabled: false } } },
} satisfies Record<string, RunOptions>;

/**
 * Fails with the rule and the elements when axe finds anything against WCAG 2.2 A and AA or its best practices.
 * @param within what of the page is looked at, as a selector; all of it where nothing is said
 */
export async function expectAccessible(
  page: Page,
  look: keyof typeof LOOKS = 'at all but colours',
  within?: string,
): Promise<void> {
  // A page whose part is still on its way has no heading yet, and there is nothing to look at.
  await page.locator('h1').first().waitFor({ state: 'attached' });
  // A document keeps it for the next look.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  // Details of what is in order need not be gathered; there are no frames from elsewhere.
  const options: RunOptions = { ...LOOKS[look], resultTypes: ['violations'], iframes: false, preload: false };
  const found = await page.evaluate(
    async ({ options, within }) => {
      // What has just been pressed may have been scrolled to, and what is half under the head of the page counts as too small to press.
      const place = window.scrollY;
      window.scrollTo({ top: 0, behavior: 'instant' });
      const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(within ?? document, options);
      window.scrollTo({ top: place, behavior: 'instant' });
      return violations.map(
        ({ id, help, nodes }) =>
          `${id}: ${help}\n${nodes.map(({ html, failureSummary }) => `  ${html.slice(0, 200)}\n  ${failureSummary ?? ''}`).join('\n')}`,
      );
    },
    { options, within },
  );
  // Soft: one run tells of every screen.
  expect.soft(found.join('\n'), `axe on ${page.url()}`).toBe('');
}
