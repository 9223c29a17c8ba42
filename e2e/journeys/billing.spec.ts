import { DEMO_ACCOUNTANT, DEMO_CLIENT } from '@diwan/contracts/demo/accounts';
import { caseId } from '@diwan/contracts/demo/matter-ids';
import type { Invoice } from '@diwan/contracts/money/invoices/http';
import { beirutDate } from '@diwan/contracts/shared/beirut-time';
import { expect, test } from '@playwright/test';
import { write } from '../support/api.js';
import { expectAccessible } from '../support/axe.js';
import { enterAs } from '../support/sign-in.js';

/** Another one in each run, so that the journey can be repeated on the same data. */
const run = String(Date.now()).slice(-6);
const WORK = `Opinion ${run}`;
const PLAIN = `We read your contract and wrote down what it says (${run}).`;

test('BILL-01, D-079, D-080: an invoice is issued, its client reads what each line means, pays half, and sees the receipt', async ({
  browser,
  page,
}) => {
  const phone = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  const client = await phone.newPage();
  let number = '';
  let invoice: Invoice;

  await test.step('a draft is written, which its client does not see', async () => {
    await enterAs(page, DEMO_ACCOUNTANT.phone);
    await page.goto('/admin/billing');
    invoice = (await write(page, 'POST', '/billing/invoices', {
      ...{ clientId: DEMO_CLIENT.id, caseId: caseId(1), currency: 'USD', language: 'en', terms: 'net_30' },
      ...{ issueDate: beirutDate(new Date()), dueDate: null, discount: null, notes: '' },
      lines: [
        {
          ...{ description: WORK, explanation: PLAIN, quantityMilli: 2000, unitPriceMinor: 15_000 },
          ...{ vatClass: 'standard', source: { kind: 'by_hand' } },
        },
      ],
    })) as Invoice;
    await enterAs(client, DEMO_CLIENT.phone);
    await client.goto('/billing');
    await expect(client.getByRole('heading', { level: 1, name: 'Billing & Payments' })).toBeVisible();
    await expectAccessible(client);
    expect((await client.request.get(`/api/billing/own/invoices/${invoice.id}`)).status()).toBe(404);
  });

  await test.step('it is issued with the next number', async () => {
    await page.goto(`/admin/billing/invoices/${invoice.id}`);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Issue and send' }).click();
    const dialog = page.getByRole('alertdialog').or(page.getByRole('dialog'));
    await expect(dialog.getByText(/USD 333\.00/).first()).toBeVisible();
    await dialog.getByRole('button', { name: 'Issue and send' }).click();
    await expect(page.getByText('Invoice issued').first()).toBeVisible();
    const shown = await page.request.get(`/api/billing/invoices/${invoice.id}`);
    ({ number } = (await shown.json()) as { number: string });
    expect(number).toMatch(/^INV-\d{6}-\d{4}$/);
  });

  await test.step('the client reads it line by line and as a document', async () => {
    await client.goto('/billing');
    await client.getByRole('link', { name: number }).click();
    await expect(client.getByText(WORK)).toBeVisible();
    await expect(client.getByText(PLAIN)).toBeVisible();
    await expectAccessible(client);
    const paper = await client.request.get(`/api/billing/invoices/${invoice.id}/pdf?lang=en`);
    expect(paper.headers()['content-disposition']).toContain(`${number}.pdf`);
    expect((await paper.body()).subarray(0, 5).toString()).toBe('%PDF-');
  });

  await test.step('half of it is paid: the invoice is partially paid on both sides', async () => {
    await page.getByRole('button', { name: 'Record a payment' }).click();
    const sheet = page.getByRole('dialog');
    await sheet.getByLabel(/^Payment amount/).fill('166.50');
    await expectAccessible(page);
    await sheet.getByRole('button', { name: /^(Record|Save|Create)/ }).click();
    await expect(page.getByText('Receipt created successfully')).toBeVisible();
    await expect(page.getByText('Partially Paid').first()).toBeVisible();
    await client.goto('/billing/payments');
    await expect(client.getByText('USD 166.50').first()).toBeVisible();
    await client.goto('/billing');
    const row = client.getByRole('listitem').filter({ hasText: number });
    await expect(row.getByText('Partially Paid')).toBeVisible();
  });
  await phone.close();
});
