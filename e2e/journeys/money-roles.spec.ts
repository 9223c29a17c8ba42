import { DEMO_ACCOUNTANT, DEMO_LAWYER } from '@diwan/contracts/demo/accounts';
import { expect, test } from '@playwright/test';
import { expectAccessible } from '../support/axe.js';
import { enterAs } from '../support/sign-in.js';

test('D-022: a lawyer records time and sees no bills; an accountant sees the money and no files', async ({
  browser,
  page,
}) => {
  await test.step('the lawyer confirms what they did, and is kept from the books', async () => {
    await enterAs(page, DEMO_LAWYER.phone);
    await page.goto('/admin/time');
    await expect(page.getByRole('heading', { level: 1, name: 'My time' })).toBeVisible();
    await expectAccessible(page);
    const rail = page.getByRole('navigation').filter({ hasText: 'My time' });
    await expect(rail.getByRole('link', { name: /^Billing Management/ })).toHaveCount(0);
    for (const path of ['/admin/billing', '/admin/accounting']) {
      await page.goto(path);
      await expect(page.getByRole('main').getByText('This part is not open to you')).toBeVisible();
    }
    for (const path of [
      ...['/billing/invoices', '/billing/accounting/aged-debt', '/billing/ledger/entries'],
      '/billing/accounting/realisation?from=2026-01&to=2026-02',
    ])
      expect([path, (await page.request.get(`/api${path}`)).status()]).toEqual([path, 403]);
  });

  await test.step('the accountant follows what is owed to its rows, and reaches no file', async () => {
    const office = await browser.newContext();
    const books = await office.newPage();
    await enterAs(books, DEMO_ACCOUNTANT.phone);
    await books.goto('/admin/accounting?view=debt');
    await expect(books.getByRole('heading', { level: 2, name: 'Aged debt in USD' })).toBeVisible();
    await expectAccessible(books);
    const debts = books.getByRole('table', { name: 'Aged debt in USD' });
    const owed = debts.getByRole('row').nth(1).getByRole('cell').last().getByRole('link');
    await owed.click();
    await expect(books).toHaveURL(/view=ledger/);
    await expect(books.getByRole('row', { name: /Receivable/ }).first()).toBeVisible();
    await books.goto('/admin/accounting?view=realisation');
    const realised = books.getByRole('table', { name: 'Realisation and collection in USD' });
    await expect(realised.getByRole('row').last().getByText('%').first()).toBeVisible();
    await expectAccessible(books);
    await realised.getByRole('row').last().getByRole('link').last().click();
    await expect(books.getByRole('heading', { name: /^Work in USD that was paid/ })).toBeVisible();
    await expect(books.getByRole('table').getByRole('link', { name: /^INV-/ }).first()).toBeVisible();
    await expectAccessible(books);
    for (const path of ['/cases/cases', '/cases/documents', '/chatbot/leads'])
      expect([path, (await books.request.get(`/api${path}`)).status()]).toEqual([path, 403]);
    await office.close();
  });
});
