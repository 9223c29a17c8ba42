import { DEMO_ACCOUNTANT, DEMO_CLIENT } from '@diwan/contracts/demo/accounts';
import { caseId } from '@diwan/contracts/demo/matter-ids';
import type { Invoice } from '@diwan/contracts/money/invoices/http';
import { beirutDate } from '@diwan/contracts/shared/beirut-time';
import { expect, type Page, type Route, test } from '@playwright/test';
import { write } from '../support/api.js';
import { crash } from '../support/faults.js';
import { enterAs, signInAgain } from '../support/sign-in.js';

/** Another one in each run, so that the journey can be repeated on the same data. */
const run = String(Date.now()).slice(-6);

const aDraft = (page: Page, description: string): Promise<Invoice> =>
  write(page, 'POST', '/billing/invoices', {
    ...{ clientId: DEMO_CLIENT.id, caseId: caseId(1), currency: 'USD', language: 'en', terms: 'net_30' },
    ...{ issueDate: beirutDate(new Date()), dueDate: null, discount: null, notes: '' },
    lines: [
      {
        ...{ description, explanation: '', quantityMilli: 1000, unitPriceMinor: 20_000 },
        ...{ vatClass: 'exempt', source: { kind: 'by_hand' } },
      },
    ],
  }) as Promise<Invoice>;
async function anIssued(page: Page, description: string): Promise<Invoice> {
  const { id, version } = await aDraft(page, description);
  return (await write(page, 'POST', `/billing/invoices/${id}/issue`, { version, number: null })) as Invoice;
}
const receiptsOf = async (page: Page, invoice: Invoice): Promise<number> => {
  const { settlements } = await (await page.request.get(`/api/billing/invoices/${invoice.id}`)).json();
  return settlements.length;
};

test('D-129: a draft that two windows change is saved once; the other is told, and keeps what was typed', async ({
  page,
  context,
}) => {
  await enterAs(page, DEMO_ACCOUNTANT.phone);
  await page.goto('/admin/billing');
  const draft = await aDraft(page, `Lease ${run}`);
  const other = await context.newPage();
  for (const window of [page, other]) {
    await window.goto(`/admin/billing/invoices/${draft.id}/edit`);
    await expect(window.getByLabel('Description').first()).toHaveValue(`Lease ${run}`);
  }
  await page.getByLabel('Description').first().fill(`Lease of the shop ${run}`);
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(page).toHaveURL(new RegExp(`/invoices/${draft.id}$`));
  await other.getByLabel('Description').first().fill(`Lease of the flat ${run}`);
  await other.getByRole('button', { name: 'Save draft' }).click();
  await expect(other.getByRole('alert').first()).toBeVisible();
  await expect(other.getByLabel('Description').first()).toHaveValue(`Lease of the flat ${run}`);
  const { lines } = await (await page.request.get(`/api/billing/invoices/${draft.id}`)).json();
  expect(lines[0].description).toBe(`Lease of the shop ${run}`);
  await other.close();
});

test('D-102: an amount is read as it is typed, in either script, and what is none is refused at its field', async ({
  page,
}) => {
  await enterAs(page, DEMO_ACCOUNTANT.phone);
  await page.goto('/admin/billing');
  const invoice = await anIssued(page, `Opinion on a sale ${run}`);
  await page.goto(`/admin/billing/invoices/${invoice.id}`);
  await page.getByRole('button', { name: 'Record a payment' }).click();
  const sheet = page.getByRole('dialog');
  const amount = sheet.getByLabel(/^Payment amount/);
  for (const wrong of ['-5', '12.345', 'ten', '99999999999999999', '0']) {
    await amount.fill(wrong);
    await sheet.getByRole('button', { name: 'Create Receipt' }).click();
    await expect(amount, wrong).toHaveAttribute('aria-invalid', 'true');
    await expect(amount).toHaveValue(wrong);
  }
  expect(await receiptsOf(page, invoice)).toBe(0);
  await amount.fill('٥٠٫٢٥');
  await sheet.getByRole('button', { name: 'Create Receipt' }).click();
  await expect(page.getByText('Receipt created successfully')).toBeVisible();
  const { paidMinor } = await (await page.request.get(`/api/billing/invoices/${invoice.id}`)).json();
  expect(paidMinor).toBe(5025);
});

test('D-132: a receipt that meets no network, then no service, keeps what was typed and is written down once', async ({
  page,
  context,
}) => {
  await enterAs(page, DEMO_ACCOUNTANT.phone);
  await page.goto('/admin/billing');
  const invoice = await anIssued(page, `Letter to the bank ${run}`);
  await page.goto(`/admin/billing/invoices/${invoice.id}`);
  await page.getByRole('button', { name: 'Record a payment' }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByLabel(/^Payment amount/).fill('200');
  await sheet.getByLabel(/^Reference/).fill(`TT ${run}`);
  const create = sheet.getByRole('button', { name: 'Create Receipt' });
  const kept = async () => {
    await expect(sheet.getByRole('alert').first()).toBeVisible();
    await expect(sheet.getByLabel(/^Payment amount/)).toHaveValue('200');
    await expect(sheet.getByLabel(/^Reference/)).toHaveValue(`TT ${run}`);
  };
  await context.setOffline(true);
  await create.click();
  await kept();
  await context.setOffline(false);
  const untilHealthy = crash('billing');
  await create.click();
  await kept();
  await untilHealthy(page.request);
  // The answer is lost on the way: pressed again, it is the same receipt.
  const lost = async (route: Route) => {
    await route.fetch();
    await route.abort();
  };
  await page.route('**/api/billing/payments', lost, { times: 1 });
  await create.click();
  await kept();
  await create.click();
  await expect(page.getByText('Receipt created successfully')).toBeVisible();
  expect(await receiptsOf(page, invoice)).toBe(1);
});

test('H4: a receipt whose writer is signed out in mid-form is written once, when they are back', async ({
  page,
  context,
}) => {
  await enterAs(page, DEMO_ACCOUNTANT.phone);
  await page.goto('/admin/billing');
  const invoice = await anIssued(page, `Notary's fee ${run}`);
  await page.goto(`/admin/billing/invoices/${invoice.id}`);
  await page.getByRole('button', { name: 'Record a payment' }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByLabel(/^Payment amount/).fill('120');
  await sheet.getByLabel(/^Reference/).fill(`CHQ ${run}`);
  await context.clearCookies();
  await sheet.getByRole('button', { name: 'Create Receipt' }).click();
  await signInAgain(page, DEMO_ACCOUNTANT);
  await expect(page.getByText('Receipt created successfully')).toBeVisible();
  const { settlements } = await (await page.request.get(`/api/billing/invoices/${invoice.id}`)).json();
  expect(settlements).toMatchObject([{ kind: 'payment', amount: { amountMinor: 12_000, currency: 'USD' } }]);
});
