import { DEMO_ARABIC_CLIENT, DEMO_OWNER } from '@diwan/contracts/demo/accounts';
import { expect, test } from '@playwright/test';
import { expectAccessible } from '../support/axe.js';
import { watchConsole } from '../support/browser-faults.js';
import { messagesTo, nextMessage } from '../support/demo-inbox.js';
import { makePdf } from '../support/pdf.js';
import { signIn } from '../support/sign-in.js';

/** Another one in each run, so that the journey can be repeated on the same data. */
const run = String(Date.now()).slice(-6);
const CLIENT_PHONE = `+96176${run}`;
const CLIENT_NAME = `Salma Journey ${run}`;
const CASE_TITLE = `Sale of a flat ${run}`;

test('a document travels from the lawyer to the client, and to nobody else', async ({ browser, page }) => {
  const faults = watchConsole(page);

  await test.step('a visitor reads the site and an article', async () => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.goto('/news');
    await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
    await expect(page).toHaveURL(/\/news\/[^/?]+$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  await test.step('the owner signs in and creates a client', async () => {
    await signIn(page, DEMO_OWNER.phone);
    await page.goto('/admin');
    await page.getByRole('main').getByRole('link', { name: 'Client Management' }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Client Management' })).toBeVisible();
    await page.getByRole('button', { name: /add client|new client/i }).click();
    const form = page.getByRole('dialog');
    await form.getByLabel('Name', { exact: false }).first().fill(CLIENT_NAME);
    await form.getByLabel(/^Phone/).fill(CLIENT_PHONE);
    await expectAccessible(page);
    await form.getByRole('button', { name: /create|save|add client/i }).click();
    await expect(page.getByText('Client created successfully')).toBeVisible();
    await expect(page.getByRole('row').filter({ hasText: CLIENT_NAME })).toBeVisible();
  });

  let caseUrl = '';
  await test.step('D-110: opens a case for the client', async () => {
    await page.goto('/admin/cases');
    await page.getByRole('button', { name: /new case/i }).click();
    const form = page.getByRole('dialog');
    await form.getByLabel(/^Client/).click();
    await page
      .getByPlaceholder(/search/i)
      .last()
      .fill(CLIENT_NAME);
    await page.getByRole('option', { name: CLIENT_NAME }).click();
    await form.getByLabel(/^Title/).fill(CASE_TITLE);
    await form.getByLabel(/^(Practice )?area/i).selectOption('real-estate');
    await form.getByLabel(/^Case number/i).fill(`2026/JRN/${run}`);
    await form.getByRole('button', { name: /create|save/i }).click();
    await expect(page.getByText('Case created successfully')).toBeVisible();
    await page.getByRole('link', { name: CASE_TITLE }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: CASE_TITLE })).toBeVisible();
    caseUrl = page.url();
  });

  await test.step('D-086: uploads a PDF', async () => {
    const file = {
      name: 'contract of sale.pdf',
      mimeType: 'application/pdf',
      buffer: await makePdf('Contract of sale'),
    };
    await page.getByRole('navigation', { name: 'Case' }).getByRole('link', { name: 'Documents' }).click();
    await page
      .getByRole('button', { name: /upload/i })
      .first()
      .click();
    const form = page.getByRole('dialog');
    await form.locator('input[type=file][multiple]').setInputFiles(file);
    await form
      .getByRole('button', { name: /^upload/i })
      .last()
      .click();
    await expect(page.getByRole('row', { name: /contract of sale/i })).toBeVisible();
  });

  const before = await messagesTo(page.request, CLIENT_PHONE);
  await test.step('shares it, and the client is told when the batch of the case is over (D-151)', async () => {
    const row = page.getByRole('row', { name: /contract of sale/i });
    await row.getByRole('button', { name: /actions/i }).click();
    await page.getByRole('menuitem', { name: /share/i }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Share 1 document' }).click();
    await expect(page.getByText('Document shared with client')).toBeVisible();
    // Nobody has signed in with that phone yet.
    const message = await nextMessage(page.request, CLIENT_PHONE, 'generic_notice', before);
    expect(message.language).toBe('en');
    expect(message.body).not.toMatch(/contract of sale|journey/i);
    await expectAccessible(page);
  });
  expect(caseUrl).toContain('/admin/cases/');

  const clientContext = await browser.newContext();
  const client = await clientContext.newPage();
  const clientFaults = watchConsole(client);
  let contentUrl = '';
  await test.step('the client signs in, finds case and document, and reads it watermarked', async () => {
    await signIn(client, CLIENT_PHONE);
    await expect(client).toHaveURL(/\/client-portal/);
    await expect(client.getByRole('heading', { name: 'Client Portal' })).toBeVisible();
    await expect(client.getByText(CASE_TITLE).first()).toBeVisible();
    await expectAccessible(client);
    await client
      .getByRole('tab', { name: /Documents/ })
      .or(client.getByRole('link', { name: 'Documents' }))
      .first()
      .click();
    await expect(client.getByText(/contract of sale/i).first()).toBeVisible();
    const granted = client.waitForResponse((response) =>
      /\/api\/cases\/grants\/[^/]+\/content(\?|$)/.test(response.url()),
    );
    await client
      .getByRole('link', { name: /contract of sale/i })
      .first()
      .click();
    const content = await granted;
    contentUrl = content.url();
    expect([200, 206]).toContain(content.status());
    await expect(client.locator('canvas').first()).toBeVisible();
    await expectAccessible(client);
  });

  await test.step('the same address without a session is 401, as another client 404, and no byte leaves', async () => {
    const stranger = await (await browser.newContext()).newPage();
    const anonymous = await stranger.request.get(contentUrl);
    expect([anonymous.status(), anonymous.headers()['content-type']]).toEqual([
      401,
      expect.stringContaining('problem+json'),
    ]);
    await signIn(stranger, DEMO_ARABIC_CLIENT.phone);
    const foreign = await stranger.request.get(contentUrl);
    expect([foreign.status(), foreign.headers()['content-type']]).toEqual([
      404,
      expect.stringContaining('problem+json'),
    ]);
  });

  expect(faults()).toEqual([]);
  expect(clientFaults()).toEqual([]);
});
