import { DEMO_ARABIC_CLIENT, DEMO_CLIENT, DEMO_OWNER } from '@diwan/contracts/demo/accounts';
import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '../support/axe.js';
import { watchConsole } from '../support/browser-faults.js';
import { coveredRows } from '../support/covered-rows.js';
import { signIn } from '../support/sign-in.js';

const STAFF_SCREENS = [
  '/admin',
  '/admin/clients',
  '/admin/cases',
  '/admin/documents',
  '/admin/share-requests',
  '/admin/settings/documents',
  '/admin/leads',
  '/admin/notices',
  '/admin/roles',
  '/admin/settings',
  '/admin/security',
  '/admin/office',
  '/admin/site/pages',
  '/admin/site/pages/services/labor-law',
  '/admin/site/facts',
  '/admin/site/questions',
  '/admin/site/categories',
  '/admin/site/lawyers',
  '/admin/site/lawyers/new',
  '/admin-login',
];

/** Each screen in both languages: a heading, nothing for axe, nothing wider than the screen, no row below a head, a quiet console. */
async function expectSoundScreens(page: Page, width: number, paths: readonly string[]): Promise<void> {
  const faults = watchConsole(page);
  await page.setViewportSize({ width, height: 900 });
  for (const path of paths.flatMap((english) => [english, `/ar${english}`])) {
    await page.goto(path);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expectAccessible(page);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect([path, overflow <= 0]).toEqual([path, true]);
    expect([path, await coveredRows(page)]).toEqual([path, []]);
  }
  expect(faults()).toEqual([]);
}

for (const width of [1280, 820, 390]) {
  test(`every screen of the back office is sound in both languages at ${width} px`, async ({ page }) => {
    test.setTimeout(300_000);
    await signIn(page, DEMO_OWNER.phone);
    const { items } = await (await page.request.get('/api/cases/cases?limit=1')).json();
    const records = [`/admin/cases/${items[0].id}`, `/admin/client-details/${DEMO_CLIENT.id}`];
    await expectSoundScreens(page, width, [...STAFF_SCREENS, ...records]);
  });

  test(`every screen of the portal is sound in both languages at ${width} px`, async ({ page }) => {
    test.setTimeout(180_000);
    await signIn(page, DEMO_ARABIC_CLIENT.phone);
    const cases = await (await page.request.get('/api/cases/my/cases')).json();
    const documents = await (await page.request.get('/api/cases/my/documents')).json();
    const readable = documents.find(
      ({
        policy,
        accessCount,
      }: {
        policy: { maxAccessCount: number | null; expiresAt: string | null };
        accessCount: number;
      }) => policy.expiresAt === null && (policy.maxAccessCount === null || policy.maxAccessCount - accessCount > 10),
    );
    await expectSoundScreens(page, width, [
      '/client-portal',
      '/client-portal/cases',
      '/client-portal/documents',
      '/client-portal/profile',
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
