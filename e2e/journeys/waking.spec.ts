import { expect, test } from '@playwright/test';

/** Makes the application arrive late, as on a slow connection. */
const LATE_MS = 2000;

test('PUB-16: what a visitor types and presses before the application is there is not lost', async ({ page }) => {
  await page.route('**/assets/shell/base.*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, LATE_MS));
    await route.continue();
  });
  await page.goto('/contact');
  const form = page.getByRole('main').locator('form').first();
  await form.getByLabel(/first name/i).fill('Rima');
  await form.locator('textarea').fill('Typed while the page was asleep.');
  await form.getByRole('checkbox').check();
  await form.getByRole('combobox', { name: 'Country' }).click();
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
  await page.goto('/');
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await page.waitForLoadState('networkidle');
  expect(started).toEqual([]);
});

test('PUB-07: the first press on a question opens it, though the code of that part comes later than the page’s', async ({
  page,
}) => {
  await page.goto('/services/labor-law');
  const question = page.getByRole('main').getByRole('button', { expanded: false }).nth(1);
  await question.click();
  await expect(page.getByRole('main').getByRole('button', { expanded: true })).toHaveCount(1);
});
