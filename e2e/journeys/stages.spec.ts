import { DEMO_ARABIC_CLIENT, DEMO_OWNER } from '@diwan/contracts/demo/accounts';
import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '../support/axe.js';
import { enterAs } from '../support/sign-in.js';

/** Another one in each run, so that the journey can be repeated on the same data. */
const run = String(Date.now()).slice(-6);
const TITLE = `إخلاء مأجور ${run}`;
const WITNESS = `Elias Nohra ${run}`;
const COURT = { en: 'Court of Appeal, Tripoli', ar: 'محكمة الاستئناف في طرابلس' };

/** What clients read of the second stage of real estate is the firm's to write: read as it stands, in both languages. */
async function secondStage(page: Page) {
  const templates = await (await page.request.get('/api/cases/stage-templates')).json();
  return templates.find(({ area }: { area: string }) => area === 'real-estate').stages[1];
}

async function save(page: Page, name: string) {
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('button', { name }).click();
  await expect(sheet).toBeHidden();
}

test('D-077, OFF-05: a case moves on by its template; its client reads the stage, their part and the court in their language, and nobody related', async ({
  browser,
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await enterAs(page, DEMO_OWNER.phone);
  let address = '';

  await test.step('it is opened at a court of the directory', async () => {
    await page.goto(`/admin/client-details/${DEMO_ARABIC_CLIENT.id}/cases`);
    await page.getByRole('button', { name: 'New case' }).first().click();
    const form = page.getByRole('dialog');
    await form.getByLabel(/^Title/).fill(TITLE);
    await form.getByLabel(/^Case Number/).fill(`J/${run}/9`);
    await form.getByLabel(/^Area/).selectOption('real-estate');
    await form.getByLabel(/^Court of the directory/).selectOption({ label: COURT.en });
    await expect(form.getByLabel('Court', { exact: true })).toHaveValue(COURT.en);
    await form.getByLabel(/^Court File Number/).fill(`${run}/2026`);
    await save(page, 'Create Case');
    await page.goto(`/admin/cases?search=${encodeURIComponent(`J/${run}/9`)}`);
    address = (await page.getByRole('link', { name: TITLE, exact: true }).getAttribute('href')) ?? '';
  });

  const stage = await secondStage(page);
  const [own] = stage.checklist.filter(({ whose }: { whose: string }) => whose === 'client');
  await test.step('it comes into its next stage, and what the client has done is ticked', async () => {
    await page.goto(address);
    await page.getByRole('button', { name: 'Move to stage…' }).click();
    await expect(page.getByRole('dialog').getByRole('radio', { name: stage.name.en })).toBeChecked();
    await save(page, 'Move case');
    const card = page.getByRole('region', { name: 'Stage' });
    await expect(card).toContainText(stage.name.en);
    const tick = card.getByRole('checkbox', { name: own.text.en });
    // Drawn from what is known of the case, a moment after the press; `check` looks at once.
    await tick.click();
    await expect(tick).toBeChecked();
    await expect(card).toContainText('Done by');
    await expectAccessible(page);
  });

  await test.step('a witness with the father’s name belongs to it, and it is found by them', async () => {
    await page.goto(`${address}/parties`);
    await page.getByRole('button', { name: 'Add a person' }).first().click();
    const form = page.getByRole('dialog');
    await form.getByLabel(/^What they are/).selectOption({ label: 'Witness' });
    await form.getByLabel(/^Name in Latin/).fill(WITNESS);
    await form.getByLabel(/^Father’s name in Latin/).fill(`Boutros${run}`);
    await save(page, 'Add a person');
    await expect(page.getByRole('main')).toContainText(WITNESS);
    await page.goto(`/admin/cases?search=${encodeURIComponent(`nohra boutros${run}`)}`);
    await expect(page.getByRole('link', { name: TITLE, exact: true })).toBeVisible();
  });

  await test.step('the client’s record tells what happened in their cases', async () => {
    await page.goto(`/admin/client-details/${DEMO_ARABIC_CLIENT.id}`);
    await expect(page.getByText(`New stage: ${stage.name.en}`).first()).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('the client reads it on a phone, in Arabic, without anybody related', async () => {
    const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
    const context = await browser.newContext(phone);
    const client = await context.newPage();
    await enterAs(client, DEMO_ARABIC_CLIENT.phone);
    await client.goto(`/ar/client-portal/cases/${address.split('/').at(-1)}`);
    const main = client.getByRole('main');
    await expect(main.getByRole('heading', { name: stage.name.ar })).toBeVisible();
    await expect(main).toContainText(stage.text.ar);
    // The line of what happened, beneath, names the step as well.
    await expect(main.getByRole('listitem').filter({ hasText: `${own.text.ar} (` })).toBeVisible();
    await expect(main).toContainText(COURT.ar);
    await expect(main).not.toContainText(COURT.en);
    await expect(main).not.toContainText(WITNESS);
    await expectAccessible(client);
    await context.close();
  });
});
