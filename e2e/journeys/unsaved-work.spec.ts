import { DEMO_OWNER } from '@diwan/contracts/demo/accounts';
import { expect, type Page, test } from '@playwright/test';
import { expectDraftOf } from '../support/draft.js';
import { enterAs, signInAgain } from '../support/sign-in.js';

/** The sheet for a new client with something in it. */
async function typeClient(page: Page, name: string) {
  await page.goto('/admin');
  await page.getByRole('main').getByRole('link', { name: 'Client Management' }).click();
  await page.getByRole('button', { name: 'Add Client' }).click();
  const sheet = page.getByRole('dialog', { name: 'Add Client' });
  await expect(sheet.getByLabel('Name', { exact: false }).first()).toBeFocused();
  await page.keyboard.type(name);
  return sheet;
}

test('H4: Back closes a sheet, asks when something was typed, and then leaves the page', async ({ page }) => {
  await enterAs(page, DEMO_OWNER.phone);
  const sheet = await typeClient(page, 'Salma Aoun');
  await page.goBack();
  await page.getByRole('button', { name: 'Keep editing' }).click();
  await expect(sheet.getByLabel('Name', { exact: false }).first()).toHaveValue('Salma Aoun');
  await page.goBack();
  await page.getByRole('button', { name: 'Discard changes' }).click();
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL(/\/admin\/clients$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/admin$/);
  await page.goForward();
  await expect(page).toHaveURL(/\/admin\/clients$/);
});

test('H4: the page editor asks on Back, and what was typed survives a reload', async ({ page }) => {
  await enterAs(page, DEMO_OWNER.phone);
  await page.goto('/admin/site/pages?search=labor');
  await page.getByRole('main').getByRole('link', { name: /Labor/ }).first().click();
  const name = page.getByLabel('Name (English)');
  await name.fill('Labour');
  await page.goBack();
  await page.getByRole('button', { name: 'Keep editing' }).click();
  await expect(name).toHaveValue('Labour');
  page.on('dialog', (dialog) => void dialog.accept());
  await expectDraftOf(page, 'Labour');
  await page.reload();
  await expect(page.getByText('Restored what you had typed')).toBeVisible();
  await expect(name).toHaveValue('Labour');
  await page.getByRole('button', { name: 'Discard', exact: true }).click();
  await expect(name).not.toHaveValue('Labour');
});

test('H4: a session that ends is signed in again over the form, and the saving goes on', async ({ page, context }) => {
  await enterAs(page, DEMO_OWNER.phone);
  const sheet = await typeClient(page, 'Nadim Rahbani');
  const phone = `+96171${String(Date.now()).slice(-6)}`;
  await sheet.getByLabel('Phone', { exact: false }).first().fill(phone);
  await context.clearCookies();
  await sheet.getByRole('button', { name: 'Create Client' }).click();
  await signInAgain(page, DEMO_OWNER);
  await expect(page.getByText('Client created successfully')).toBeVisible();
  await expect(page.getByRole('row', { name: /Nadim Rahbani/ })).toBeVisible();
});
