import { DEMO_ARABIC_CLIENT, DEMO_CLIENT, DEMO_OWNER } from '@diwan/contracts/demo/accounts';
import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '../support/axe.js';
import { watchConsole } from '../support/browser-faults.js';
import { coveredRows } from '../support/covered-rows.js';
import { enterAs, signIn } from '../support/sign-in.js';

/** Where the walks begin; the screens that these lead to are walked as well. */
const STAFF_SCREENS = [
  '/admin',
  '/admin/trials?show=calendar&span=month',
  '/admin/trials?show=calendar&span=week',
  '/admin/trials?show=calendar&span=agenda',
  '/admin/cases?archived=yes',
  '/admin/clients/doubles',
  '/admin/site/pages/services/labor-law',
  '/admin/site/lawyers/new',
  '/admin/news',
  '/admin/news/new',
  // The bell leads there once it is open.
  '/admin/my-notices',
  '/admin-login',
];
/** Records are named by an id: of those the walks open what they name themselves. */
const SCREEN = /^\/(?:admin(?:\/[a-z-]+){0,2}|client-portal(?:\/[a-z-]+)?)$/;

/** Screens that the one on show links to, in English. */
async function screensLinkedFrom(page: Page): Promise<string[]> {
  const addresses = await page
    .locator('a[href]')
    .evaluateAll((links) => links.map((link) => new URL((link as HTMLAnchorElement).href).pathname));
  return addresses.map((address) => address.replace(/^\/ar(?=\/)/, '')).filter((address) => SCREEN.test(address));
}

/** The same screens in both languages: their colours are weighed in one theme each. */
const THEMES = { en: 'light', ar: 'dark' } as const;

const DESK = 1280;
const TABLET = 820;
const PHONE = 390;

/** Each screen, opened on a desk and then narrowed: a heading, nothing for axe, nothing wider than the screen, no row below a head, a quiet console. */
async function expectSoundScreens(page: Page, language: keyof typeof THEMES, paths: readonly string[]): Promise<void> {
  const faults = watchConsole(page);
  await page.emulateMedia({ colorScheme: THEMES[language] });
  const toWalk = new Set(paths);
  // What is added to a set while it is walked is walked, too.
  for (const english of toWalk) {
    const path = language === 'en' ? english : `/${language}${english}`;
    await page.setViewportSize({ width: DESK, height: 900 });
    await page.goto(path);
    await expect(page.locator('html')).toHaveAttribute('data-theme', THEMES[language]);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    for (const screen of await screensLinkedFrom(page)) toWalk.add(screen);
    for (const width of [DESK, TABLET, PHONE]) {
      await page.setViewportSize({ width, height: 900 });
      if (language === 'en') await expectAccessible(page, width === TABLET ? 'at the layout' : 'at everything');
      else await expectAccessible(page, width === DESK ? 'at everything' : 'at the layout');
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect([path, width, overflow <= 0]).toEqual([path, width, true]);
      expect([path, width, await coveredRows(page)]).toEqual([path, width, []]);
    }
  }
  expect(toWalk.size).toBeGreaterThan(paths.length);
  expect(faults()).toEqual([]);
}

for (const language of ['en', 'ar'] as const) {
  test(`every screen of the back office is sound in ${language} at every width`, async ({ page }) => {
    test.setTimeout(900_000);
    await enterAs(page, DEMO_OWNER.phone);
    const { items } = await (await page.request.get('/api/cases/cases?limit=1')).json();
    const legalCase = `/admin/cases/${items[0].id}`;
    const client = `/admin/client-details/${DEMO_CLIENT.id}`;
    const views = ['documents', 'hearings', 'instances', 'parties', 'requests', 'tasks', 'timeline'];
    const records = [
      legalCase,
      ...views.map((view) => `${legalCase}/${view}`),
      client,
      `${client}/cases`,
      `${client}/hearings`,
    ];
    await expectSoundScreens(page, language, [...STAFF_SCREENS, ...records]);
  });

  test(`every screen of the portal is sound in ${language} at every width`, async ({ page }) => {
    test.setTimeout(600_000);
    await enterAs(page, DEMO_ARABIC_CLIENT.phone);
    const cases = await (await page.request.get('/api/cases/my/cases')).json();
    const documents = (await (await page.request.get('/api/cases/my/documents')).json()).items;
    const readable = documents.find(
      ({
        policy,
        accessCount,
      }: {
        policy: { maxAccessCount: number | null; expiresAt: string | null };
        accessCount: number;
      }) => policy.expiresAt === null && (policy.maxAccessCount === null || policy.maxAccessCount - accessCount > 10),
    );
    await expectSoundScreens(page, language, [
      '/client-portal',
      '/client-portal/notices',
      `/client-portal/cases/${cases[0].id}`,
      `/documents/${readable.id}`,
    ]);
  });
}

test('D-015, D-022: a client who opens the back office is told so and led away; a visitor is asked to sign in and comes back', async ({
  page,
}) => {
  await page.goto('/admin/clients');
  await expect(page).toHaveURL(/\/auth\?next=\/admin\/clients$/);
  await signIn(page, DEMO_CLIENT.phone, '/admin/clients');
  await expect(page).toHaveURL(/\/client-portal/);
  await expect(page.getByText("You don't have admin privileges")).toBeVisible();
});
