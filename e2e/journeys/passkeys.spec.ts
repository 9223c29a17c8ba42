import { DEMO_OWNER } from '@diwan/contracts/demo/accounts';
import { expect, test } from '@playwright/test';
import { expectAccessible } from '../support/axe.js';
import { signIn } from '../support/sign-in.js';

test('AUTH-13: an owner adds a passkey, signs out, comes back with it and without any code', async ({ page }) => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await signIn(page, DEMO_OWNER.phone, '/admin');
  await page.getByRole('main').getByRole('link', { name: 'Your security' }).click();
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  const row = page.getByRole('row', { name: /Chrome/ });
  await expect(row).toBeVisible();
  await expectAccessible(page);

  await page.context().clearCookies();
  await page.goto('/auth?next=/admin');
  await page.getByRole('link', { name: 'Staff: sign in with a passkey' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Admin access' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page).toHaveURL(/\/admin$/);
  await expect(page.getByText(`Welcome, ${DEMO_OWNER.name}`)).toBeVisible();

  await page.getByRole('main').getByRole('link', { name: 'Your security' }).click();
  await row.getByRole('button', { name: /Chrome/ }).click();
  await page.getByRole('menuitem', { name: 'Remove' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(row).toHaveCount(0);
});
