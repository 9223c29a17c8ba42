import { DEMO_CLIENT } from '@diwan/contracts/demo/accounts';
import { expect, test } from '@playwright/test';
import { expectAccessible } from '../support/axe.js';
import { expectNothingKept, expectOfflineBegun, expectSealedCopy } from '../support/offline-copy.js';
import { signIn } from '../support/sign-in.js';

test('PORT-09: a client keeps the hearings on the device and reads them without coverage, until they sign out', async ({
  page,
}) => {
  await signIn(page, DEMO_CLIENT.phone);
  await page.goto('/client-portal/hearings');
  const upcoming = page.getByRole('list', { name: 'Upcoming hearings' });
  const title = (await upcoming.getByRole('heading').first().textContent()) ?? '';
  expect(title).not.toBe('');

  await test.step('nothing is kept before it is chosen', async () => {
    expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
    await page.getByLabel('Keep my hearings on this device').check();
    await expectOfflineBegun(page, 'portal');
    await expectAccessible(page);
    await expectSealedCopy(page, 'portal');
  });

  await test.step('without coverage a reload shows them, since when, and the phone', async () => {
    await page.context().setOffline(true);
    await page.reload();
    await expect(page.getByText('There is no connection.')).toBeVisible();
    await expect(page.getByText(/^As of /)).toBeVisible();
    await expect(page.getByText(title, { exact: true }).first()).toBeVisible();
    await expect(page.locator('a[href^="tel:+961"]')).toBeVisible();
    await expectAccessible(page);
    await page.setViewportSize({ width: 390, height: 800 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });

  await test.step('with coverage it is the portal again, of itself', async () => {
    await page.context().setOffline(false);
    await expect(page.getByLabel('Keep my hearings on this device')).toBeChecked();
  });

  await test.step('signing out takes all of it', async () => {
    await page.context().clearCookies();
    await page.goto('/client-portal/hearings');
    await expect(page).toHaveURL(/\/auth/);
    await expectNothingKept(page);
    await page.context().setOffline(true);
    await expect(page.goto('/client-portal/hearings')).rejects.toThrow(/ERR_INTERNET_DISCONNECTED/);
  });
});
