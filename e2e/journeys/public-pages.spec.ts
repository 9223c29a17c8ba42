import { expect, test } from '@playwright/test';
import { coveredRows } from '../support/covered-rows.js';

test('H1: at 820 px no head of a table covers its first row', async ({ page }) => {
  await page.setViewportSize({ width: 820, height: 900 });
  for (const path of ['/privacy', '/services/companies-incorporation', '/ar/privacy']) {
    await page.goto(path);
    expect(await page.locator('main table').count(), `tables of ${path}`).toBeGreaterThan(0);
    expect([path, await coveredRows(page)]).toEqual([path, []]);
  }
});

test('D-036: the services menu works by keyboard alone', async ({ page }) => {
  await page.goto('/');
  const button = page.getByRole('button', { name: 'Services' });
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Escape');
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/services\/business-law$/);
});

test('D-042: Arabic is right to left and the switch keeps page and query', async ({ page }) => {
  await page.goto('/news?kind=article');
  await page.getByRole('banner').getByRole('link', { name: 'العربية' }).first().click();
  await expect(page).toHaveURL(/\/ar\/news\?kind=article$/);
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
});
