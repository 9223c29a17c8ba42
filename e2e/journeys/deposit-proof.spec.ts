import { DEMO_ACCOUNTANT, DEMO_CLIENT } from '@diwan/contracts/demo/accounts';
import { expect, test } from '@playwright/test';
import { expectAccessible } from '../support/axe.js';
import { makePng } from '../support/png.js';
import { enterAs } from '../support/sign-in.js';

test('BILL-10, BILL-18: a client is asked for a deposit and proves it; the firm records it from the proof', async ({
  browser,
  page: office,
}) => {
  const run = Date.now();
  const words = `For the expert in the lease ${run}`;
  const amount = `7${String(run % 100).padStart(2, '0')}`;
  await enterAs(office, DEMO_ACCOUNTANT.phone);
  const home = await browser.newContext();
  const page = await home.newPage();
  await enterAs(page, DEMO_CLIENT.phone);

  await test.step('the accountant asks for it', async () => {
    await office.goto(`/admin/client-billing/${DEMO_CLIENT.id}/funds`);
    await office.getByRole('button', { name: 'Ask for a deposit' }).click();
    const sheet = office.getByRole('dialog');
    await sheet.getByLabel('Amount', { exact: false }).first().fill(amount);
    await sheet.getByLabel(/^Words to the client/).fill(words);
    await sheet.getByRole('button', { name: 'Ask for a deposit' }).click();
    await expect(sheet).toHaveCount(0);
  });

  const asked = page.getByRole('listitem').filter({ hasText: words });
  await test.step('the client sends a picture of the transfer', async () => {
    await page.goto('/billing/held');
    await asked.getByRole('button', { name: 'I have paid: send the proof' }).click();
    await asked
      .locator('input[type=file]')
      .first()
      .setInputFiles({ name: 'transfer.png', mimeType: 'image/png', buffer: makePng(40, 30) });
    await asked.getByLabel('Reference of the payment').fill('TT 4711');
    await expectAccessible(page);
    await asked.getByRole('button', { name: 'Send proof' }).click();
    await expect(asked.getByText('We are looking at it')).toBeVisible();
  });

  await test.step('the accountant finds it among the proofs and records the deposit that it shows', async () => {
    await office.goto('/admin/payment-proofs');
    await office
      .getByRole('link')
      .filter({ hasText: `USD ${amount}.00` })
      .first()
      .click();
    await expect(office.getByText('Deposit asked for')).toBeVisible();
    await expectAccessible(office);
    await office.getByRole('link', { name: 'Record the deposit' }).click();
    const sheet = office.getByRole('dialog');
    await expect(sheet.getByLabel(/^Reference/)).toHaveValue('TT 4711');
    await sheet.getByRole('button', { name: 'Take a deposit' }).click();
    await expect(sheet).toHaveCount(0);
  });

  await test.step('nothing is asked of the client any more, and the firm holds the money', async () => {
    await page.reload();
    await expect(page.getByText(`USD ${amount}.00`).first()).toBeVisible();
    await expect(asked).toHaveCount(0);
  });
  await home.close();
});
