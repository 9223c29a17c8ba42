import { DEMO_ARABIC_CLIENT, DEMO_OWNER } from '@diwan/contracts/demo/accounts';
import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '../support/axe.js';
import { watchSettling } from '../support/settled.js';
import { enterAs } from '../support/sign-in.js';
import { addressesOf, type DeskPath, type PortalPath } from './addresses.js';
import { addressIn, themeIn, WALKED_LANGUAGES, type WalkedLanguage } from './sound-screens.js';

/*
 * Twelve screens that together hold every kind of component, at whose colours axe looks, in the light theme in English and in the dark one in
 * Arabic; the site has the light one alone. In Arabic axe looks at everything else here, too.
 */
const SITE = ['/', '/services/companies-incorporation', '/contact', '/news'];
const DESK: readonly DeskPath[] = [
  '/admin',
  '/admin/billing',
  '/admin/billing/invoices/new',
  '/admin/cases/:id/:view?',
  '/admin/trials',
  '/admin/conversations/:id',
];
const PORTAL: readonly PortalPath[] = ['/client-portal', '/billing/invoices/:id'];

/** Opens a page and waits until it is drawn, so that no colour is half way to another. */
async function open(page: Page, settled: () => Promise<void>, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await settled();
}

async function expectReadable(page: Page, language: WalkedLanguage, addresses: readonly string[]): Promise<void> {
  const settled = watchSettling(page);
  await page.emulateMedia({ colorScheme: themeIn(language), reducedMotion: 'reduce' });
  for (const address of addresses) {
    await open(page, settled, addressIn(language, address));
    await expectAccessible(page, 'at everything');
  }
}

async function expectReadablePopup(page: Page, role: 'menu' | 'dialog'): Promise<void> {
  await expect(page.getByRole(role)).toBeVisible();
  await expectAccessible(page, 'at everything', `[role="${role}"]`);
}

/** The first address of each page: its first record, its first view. */
const firstOfEach = async (page: Page, paths: readonly (DeskPath | PortalPath)[]): Promise<string[]> =>
  Promise.all(paths.map(async (path) => (await addressesOf(path, page))[0] ?? path));

for (const language of WALKED_LANGUAGES) {
  test(`colours of the site can be read in ${language}`, async ({ page }) => {
    await expectReadable(page, language, SITE);
  });

  test(`colours of the back office can be read in the ${themeIn(language)} theme`, async ({ page }) => {
    await enterAs(page, DEMO_OWNER.phone);
    await expectReadable(page, language, await firstOfEach(page, DESK));
  });

  test(`colours of the portal can be read in the ${themeIn(language)} theme`, async ({ page }) => {
    await enterAs(page, DEMO_ARABIC_CLIENT.phone);
    await expectReadable(page, language, await firstOfEach(page, PORTAL));
  });

  test(`colours of what opens over a page can be read in the ${themeIn(language)} theme`, async ({ page }) => {
    const settled = watchSettling(page);
    await enterAs(page, DEMO_OWNER.phone);
    await page.emulateMedia({ colorScheme: themeIn(language), reducedMotion: 'reduce' });
    await open(page, settled, addressIn(language, '/admin'));
    await page.locator('[aria-haspopup="menu"]:visible').first().click();
    await expectReadablePopup(page, 'menu');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Control+k');
    await expectReadablePopup(page, 'dialog');
    // The form lies over its page from the first moment.
    await page.goto(addressIn(language, '/admin/cases?new=case'));
    await expectReadablePopup(page, 'dialog');
  });
}

test('what is printed is dark on white, whatever the theme', async ({ page }) => {
  await enterAs(page, DEMO_OWNER.phone);
  await page.emulateMedia({ colorScheme: 'dark', media: 'print' });
  await page.goto('/admin/court-day');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.locator('html')).toHaveCSS('color', 'rgb(23, 33, 30)');
  await page.emulateMedia({ colorScheme: 'dark', media: 'screen' });
  await expect(page.locator('html')).not.toHaveCSS('color', 'rgb(23, 33, 30)');
});
