import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '../support/axe.js';
import { watchConsole } from '../support/browser-faults.js';
import { layoutFaults } from '../support/layout-faults.js';
import { MOST_SHIFT, shiftOf, watchShift } from '../support/layout-shift.js';
import { watchSettling } from '../support/settled.js';
import { pathsOfSitemap } from '../support/sitemap.js';

/** Pages that search engines are not told of. */
const BESIDE_SITEMAP = ['/search?q=sarl', '/ar/search?q=شركة', '/auth', '/ar/auth'];

const DESK = 1280;
const PHONE = 390;

/** Buttons of the page that change nothing when pressed (D-034, D-037). */
async function deadButtons(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const dead: string[] = [];
    const frame = () => new Promise(requestAnimationFrame);
    for (const button of document.querySelectorAll<HTMLButtonElement>(
      'main button:not([type=submit]):not([disabled])',
    )) {
      if (!button.checkVisibility()) continue;
      let changes = 0;
      const observer = new MutationObserver((records) => {
        changes += records.length;
      });
      observer.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
      button.click();
      // The first press wakes the page; only a button that does nothing costs all the frames.
      for (let frames = 0; changes === 0 && frames < 900; frames += 1) await frame();
      observer.disconnect();
      if (changes === 0) dead.push(button.outerHTML.slice(0, 160));
      else if (button.getAttribute('aria-expanded') === 'true') button.click();
    }
    return dead;
  });
}

const isIn = (language: string) => (path: string) => /^\/ar(\/|$)/.test(path) === (language === 'ar');

/** A few pages a test, so that two workers end together and a red one is soon seen again. */
const PARTS = 5;

for (const language of ['en', 'ar'])
  for (let part = 0; part < PARTS; part += 1)
    test(`pages of the site are sound in ${language}, part ${part + 1} of ${PARTS}: console, axe, layout, dead controls`, async ({
      browser,
      request,
      baseURL,
    }) => {
      const context = await browser.newContext({ baseURL: baseURL ?? '', reducedMotion: 'reduce' });
      const page = await context.newPage();
      const faults = watchConsole(page);
      const settled = watchSettling(page);
      await watchShift(page);
      const paths = [...(await pathsOfSitemap(request)), ...BESIDE_SITEMAP].filter(isIn(language));
      for (const path of paths.filter((_, index) => index % PARTS === part)) {
        const widths = language === 'en' ? [DESK, PHONE] : [PHONE, DESK];
        await page.setViewportSize({ width: widths[0] ?? DESK, height: 900 });
        await page.goto(path);
        await page.getByRole('heading', { level: 1 }).first().waitFor();
        await settled();
        const shift = await shiftOf(page);
        expect.soft([path, shift <= MOST_SHIFT ? 'still' : `moves by ${shift}`]).toEqual([path, 'still']);
        if (language === 'en') await expectAccessible(page);
        for (const width of widths) {
          await page.setViewportSize({ width, height: 900 });
          expect.soft([path, width, await layoutFaults(page)]).toEqual([path, width, []]);
        }
        await page.setViewportSize({ width: DESK, height: 900 });
        expect.soft([path, await deadButtons(page)]).toEqual([path, []]);
      }
      expect(faults()).toEqual([]);
      await context.close();
    });
