import { DEMO_CLIENT } from '@diwan/contracts/demo/accounts';
import { expect, test } from '@playwright/test';
import { signIn } from '../support/sign-in.js';

test('D-015, D-022: a client who opens the back office is told so and led away; a visitor is asked to sign in and comes back', async ({
  page,
}) => {
  await page.goto('/admin/clients');
  await expect(page).toHaveURL(/\/auth\?next=\/admin\/clients$/);
  await signIn(page, DEMO_CLIENT.phone, '/admin/clients');
  await expect(page).toHaveURL(/\/client-portal/);
  await expect(page.getByText("You don't have admin privileges")).toBeVisible();
});
