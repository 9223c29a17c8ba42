import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.js';
import { watchConsole } from '../support/browser-faults.js';
import { layoutFaults } from '../support/layout-faults.js';
import { MOST_SHIFT, shiftOf, watchShift } from '../support/layout-shift.js';
import { watchSettling } from '../support/settled.js';

const DESK = 1280;
const TABLET = 820;
const PHONE = 390;

/**
 * How the screens of a language are walked. Names, roles and structure are the same in both languages and looked at in English; Arabic is
 * drawn the other way round, which is looked at in both. One is opened on a desk and narrowed, the other on a phone and widened.
 */
const WALKS = {
  en: { prefix: '', direction: 'ltr', widths: [DESK, TABLET, PHONE], theme: 'light', hasAxe: true },
  ar: { prefix: '/ar', direction: 'rtl', widths: [PHONE, TABLET, DESK], theme: 'dark', hasAxe: false },
} as const;
export type WalkedLanguage = keyof typeof WALKS;
export const WALKED_LANGUAGES = ['en', 'ar'] as const satisfies readonly WalkedLanguage[];

/** Where a screen of the signed-in areas stands in a language. */
export const addressIn = (language: WalkedLanguage, english: string): string => `${WALKS[language].prefix}${english}`;

/** Marks walks that `npm test` makes only after a change of what they look at (`infra/local/test/long-walks.mjs`). */
export const tagOf = (language: WalkedLanguage) => (language === 'en' ? {} : { tag: '@long' });

/** The theme in which the signed-in areas are walked in a language. */
export const themeIn = (language: WalkedLanguage): 'light' | 'dark' => WALKS[language].theme;

/**
 * Opens each address (in English) and looks at it at three widths: nothing moves by itself while it loads (M9), one first heading, nothing for
 * axe, nothing wrong with the layout, a quiet console.
 * @returns where the screens link to, in English, without queries
 */
export async function walk(page: Page, language: WalkedLanguage, addresses: readonly string[]): Promise<Set<string>> {
  const { direction, widths, theme, hasAxe, prefix } = WALKS[language];
  const faults = watchConsole(page);
  const settled = watchSettling(page);
  const links = new Set<string>();
  await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
  await watchShift(page);
  for (const address of addresses) {
    const path = addressIn(language, address);
    await page.setViewportSize({ width: widths[0], height: 900 });
    let shift = Number.POSITIVE_INFINITY;
    // What came after the page's own patience may move the rest; what moves each time is wrong.
    for (let tries = 0; (tries === 0 || shift > MOST_SHIFT) && tries < 3; tries += 1) {
      await page.goto(path);
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
      await settled();
      shift = await shiftOf(page);
    }
    expect.soft([path, shift <= MOST_SHIFT ? 'still' : `moves by ${shift}`]).toEqual([path, 'still']);
    const html = page.locator('html');
    await expect(html).toHaveAttribute('data-theme', theme);
    await expect(html).toHaveAttribute('dir', direction);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      let wrong = await layoutFaults(page);
      if (wrong.length > 0) {
        // Some things are drawn otherwise at another width, once the page knows of it.
        await settled();
        wrong = await layoutFaults(page);
      }
      expect.soft([path, width, wrong]).toEqual([path, width, []]);
      if (hasAxe && width === DESK) await expectAccessible(page);
    }
    for (const link of await linksOf(page))
      links.add(prefix && link.startsWith(`${prefix}/`) ? link.slice(prefix.length) : link);
  }
  expect(faults()).toEqual([]);
  return links;
}

const linksOf = (page: Page): Promise<string[]> =>
  page.locator('a[href]').evaluateAll((links) =>
    links
      .map((link) => new URL((link as HTMLAnchorElement).href))
      .filter(({ origin }) => origin === location.origin)
      .map(({ pathname }) => pathname),
  );
