import { gzipSync } from 'node:zlib';
import { expect, type Page, type Response, test } from '@playwright/test';

/** Holds the application back, as a slow connection does, until it is let through. */
async function holdApplication(page: Page): Promise<{ letThrough(): void }> {
  let letThrough = () => {};
  const through = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route('**/assets/shell/base.*.js', async (route) => {
    await through;
    await route.continue();
  });
  return { letThrough };
}

test('PUB-16: what a visitor types and presses before the application is there is not lost', async ({ page }) => {
  const application = await holdApplication(page);
  await page.goto('/contact');
  const form = page.getByRole('main').locator('form').first();
  await form.getByLabel(/first name/i).fill('Rima');
  await form.locator('textarea').fill('Typed while the page was asleep.');
  await form.getByRole('checkbox').check();
  await form.getByRole('combobox', { name: 'Country' }).click();
  application.letThrough();
  await expect(page.getByPlaceholder('Search countries...')).toBeVisible();
  await expect(form.getByLabel(/first name/i)).toHaveValue('Rima');
  await expect(form.locator('textarea')).toHaveValue('Typed while the page was asleep.');
  await expect(form.getByRole('checkbox')).toBeChecked();
});

test('PUB-16: reading a page and following its links needs no application', async ({ page }) => {
  const started: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') started.push(request.url());
  });
  // As with most readers, the mouse rests where the page appears, and the page scrolls beneath it.
  await page.mouse.move(300, 300);
  await page.goto('/');
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await page.waitForLoadState('networkidle');
  expect(started).toEqual([]);
});

test('PUB-16: the menu and a question answer the first touch, however late the application is, and stay open when it comes', async ({
  page,
}) => {
  const application = await holdApplication(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/services/labor-law');
  await page.evaluate(() => document.addEventListener('awake', () => document.body.setAttribute('data-was', 'awake')));
  const question = page.getByRole('main').getByRole('button', { expanded: false }).first();
  await question.click();
  await expect(page.getByRole('main').getByRole('button', { expanded: true })).toHaveCount(1);
  await page.getByRole('button', { name: 'Open menu' }).click();
  const menu = page.locator('.shell-mobile');
  await expect(menu).toBeVisible();
  await expect(page.locator('body')).not.toHaveAttribute('data-was', 'awake');
  application.letThrough();
  await expect(page.locator('body')).toHaveAttribute('data-was', 'awake');
  await expect(menu).toBeVisible();
});

test('PUB-07: the first press on a question opens it, though the code of that part comes later than the page’s', async ({
  page,
}) => {
  await page.goto('/services/labor-law');
  const question = page.getByRole('main').getByRole('button', { expanded: false }).nth(1);
  await question.click();
  await expect(page.getByRole('main').getByRole('button', { expanded: true })).toHaveCount(1);
});

/** What a woken page may load of JavaScript, in kilobytes of gzip: docs/adr/0010 says what it is made of. */
const WOKEN_KB = 147;

for (const path of ['/', '/services/labor-law', '/contact', '/attorneys', '/news', '/ar', '/ar/contact']) {
  test(`PUB-16: ${path}, woken, loads no more JavaScript than its budget, and nothing of federation or zod`, async ({
    page,
  }) => {
    const scripts: Promise<[address: string, bytes: Buffer]>[] = [];
    const count = (response: Response) => {
      const { pathname } = new URL(response.url());
      if (pathname.endsWith('.js')) scripts.push(response.body().then((bytes) => [pathname, bytes]));
    };
    page.on('response', count);
    await page.goto(path);
    await page.evaluate(() =>
      document.addEventListener('awake', () => document.body.setAttribute('data-was', 'awake')),
    );
    await page.mouse.move(40, 60);
    await page.mouse.move(60, 60);
    await expect(page.locator('body')).toHaveAttribute('data-was', 'awake');
    await page.waitForLoadState('networkidle');
    // What comes after the page is at rest is no part of waking, and nobody would wait for it.
    page.off('response', count);
    // A file that was fetched ahead comes a second time, from the browser's cache.
    const loaded = new Map(await Promise.all(scripts));
    const kilobytes = [...loaded.values()].reduce((sum, bytes) => sum + gzipSync(bytes, { level: 9 }).length, 0) / 1024;
    expect(kilobytes, JSON.stringify([...loaded.keys()])).toBeLessThanOrEqual(WOKEN_KB);
    expect([...loaded.keys()].filter((name) => name.includes('federation'))).toEqual([]);
    expect([...loaded.values()].filter((bytes) => bytes.includes('invalid_type')).length).toBe(0);
  });
}
