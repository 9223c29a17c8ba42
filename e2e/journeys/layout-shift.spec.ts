import { DEMO_ARABIC_CLIENT, DEMO_CLIENT, DEMO_OWNER } from '@diwan/contracts/demo/accounts';
import { expect, type Page, test } from '@playwright/test';
import { enterAs } from '../support/sign-in.js';

/** What people hardly notice, half of what counts as good. */
const MOST = 0.05;

/** Watches from its first moment how much of each document moves by itself. */
function watchShift(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    let sum = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!entry.hadRecentInput) sum += entry.value;
      document.documentElement.setAttribute('data-shift', sum.toFixed(3));
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

async function shiftOf(page: Page, path: string): Promise<number> {
  await page.goto(path);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  // What the last frame moved is told after it.
  return page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    return Number(document.documentElement.getAttribute('data-shift') ?? 0);
  });
}

async function expectStill(page: Page, paths: readonly string[]): Promise<void> {
  await watchShift(page);
  for (const path of paths) {
    const shift = await shiftOf(page, path);
    expect.soft([path, shift <= MOST ? 'still' : shift]).toEqual([path, 'still']);
  }
}

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]) {
  test(`M9: nothing of the back office moves while it loads at ${viewport.width} px`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await enterAs(page, DEMO_OWNER.phone);
    const { items } = await (await page.request.get('/api/cases/cases?limit=1')).json();
    await expectStill(page, [
      '/admin',
      '/admin/clients',
      `/admin/client-details/${DEMO_CLIENT.id}`,
      '/admin/cases',
      `/admin/cases/${items[0].id}`,
      '/admin/leads',
      '/admin/notices',
      '/admin/roles',
      '/admin/office',
      '/admin/site/pages',
      '/admin/site/pages/services/labor-law',
      '/admin/site/facts',
      '/admin/site/questions',
      '/admin/site/categories',
      '/admin/site/lawyers',
      '/ar/admin/clients',
    ]);
  });

  test(`M9: nothing of the portal moves while it loads at ${viewport.width} px`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await enterAs(page, DEMO_ARABIC_CLIENT.phone);
    const cases = await (await page.request.get('/api/cases/my/cases')).json();
    const own = Array.isArray(cases) ? cases : cases.items;
    await expectStill(page, [
      '/client-portal',
      '/client-portal/cases',
      '/client-portal/documents',
      '/client-portal/profile',
      `/client-portal/cases/${own[0].id}`,
      '/ar/client-portal',
    ]);
  });
}
