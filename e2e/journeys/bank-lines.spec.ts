import { DEMO_ACCOUNTANT, DEMO_CLIENT } from '@diwan/contracts/demo/accounts';
import { expect, test } from '@playwright/test';
import { expectAccessible } from '../support/axe.js';
import { enterAs } from '../support/sign-in.js';

test('BILL-10: one line of the bank is two deposits; the accountant says so by hand, and takes it back', async ({
  page,
}) => {
  // Amounts of this run alone.
  const run = Date.now();
  const money = (minor: number) => (minor / 100).toFixed(2);
  const [less, more] = [1100 + (run % 100), 2200 + (run % 100)];
  const all = `USD ${money(less + more)}`;
  await enterAs(page, DEMO_ACCOUNTANT.phone);

  await test.step('two cheques of a client are taken in', async () => {
    await page.goto(`/admin/client-billing/${DEMO_CLIENT.id}/funds`);
    for (const amount of [money(less), money(more)]) {
      await page.getByRole('button', { name: 'Take a deposit' }).click();
      const sheet = page.getByRole('dialog');
      await sheet.getByLabel(/^Amount/).fill(amount);
      await sheet.getByRole('button', { name: 'Take a deposit' }).click();
      await expect(sheet).toHaveCount(0);
      await expect(
        page
          .getByRole('row')
          .filter({ hasText: `USD ${amount}` })
          .first(),
      ).toBeVisible();
    }
  });

  await test.step('the bank books them as one', async () => {
    await page.goto('/admin/client-money');
    await page.getByRole('button', { name: 'Import bank lines' }).click();
    const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Beirut' }).format(new Date());
    const buffer = Buffer.from(`Date,Amount,Reference\n${today},${money(less + more)},Two cheques ${run}\n`);
    const sheet = page.getByRole('dialog');
    await sheet.locator('input[type=file]').setInputFiles({ name: 'bank.csv', mimeType: 'text/csv', buffer });
    await sheet.getByRole('button', { name: 'Take in 1 line' }).click();
    await expect(sheet).toHaveCount(0);
  });

  await test.step('the accountant ties the line to both', async () => {
    await page.getByRole('button', { name: `Match the line of ${all}` }).click();
    const sheet = page.getByRole('dialog');
    await sheet
      .getByRole('checkbox', { name: `USD ${money(more)}` })
      .first()
      .check();
    await expect(sheet.getByText(`Chosen: USD ${money(more)}. Still missing: USD ${money(less)}.`)).toBeVisible();
    await sheet
      .getByRole('checkbox', { name: `USD ${money(less)}` })
      .first()
      .check();
    await expectAccessible(page);
    await sheet.getByRole('button', { name: 'Match', exact: true }).click();
    const tied = page.getByRole('table', { name: 'Matched by hand' });
    await expect(tied.getByRole('row').filter({ hasText: `Two cheques ${run}` })).toBeVisible();
    await page.reload();
    await expect(tied.getByRole('row').filter({ hasText: `Two cheques ${run}` })).toBeVisible();
  });

  await test.step('and unties it', async () => {
    await page.getByRole('button', { name: `Undo what was said of ${all}` }).click();
    await expect(page.getByRole('button', { name: `Match the line of ${all}` })).toBeVisible();
    await expectAccessible(page);
  });
});
