import { DEMO_ARABIC_CLIENT, DEMO_LAWYER, DEMO_OWNER } from '@diwan/contracts/demo/accounts';
import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '../support/axe.js';
import { enterAs } from '../support/sign-in.js';

/** Another one in each run, so that the journey can be repeated on the same data. */
const run = String(Date.now()).slice(-6);
const RULE = { en: `Objection ${run}`, ar: `اعتراض ${run}` };
const SOURCE = `Article of the journey ${run}`;
/** A day so far ahead that neither holidays nor recesses of the courts are entered for it; thirty days later is the last day. */
const SERVED = '2031-03-03';
const LAST_DAY = '2 April 2031';

/** The entry of the rule in the case. */
const entryOf = (page: Page) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3, name: new RegExp(RULE.en) }) });

test('HEAR-07: a partner writes a rule, a lawyer has it reckoned, dismisses it, takes it back and confirms it; it is a task, and the client reads nothing of it', async ({
  browser,
  page,
}) => {
  let address = '';

  await test.step('a partner writes a rule with its source and confirms it', async () => {
    await enterAs(page, DEMO_OWNER.phone);
    await page.goto('/admin/settings/deadlines');
    await expect(page.getByRole('heading', { level: 1, name: 'Rules of deadlines' })).toBeVisible();
    await page.getByRole('button', { name: 'Add a rule' }).click();
    const rule = page.getByRole('region', { name: /^Rule \d+$/ }).last();
    await rule.getByLabel(/^Name.*English/).fill(RULE.en);
    await rule.getByLabel(/^Name.*Arabic/).fill(RULE.ar);
    await rule.getByLabel('Runs from', { exact: true }).selectOption({ label: 'The day it was served on the client' });
    await rule.getByLabel(/^How many/).fill('30');
    await rule.getByLabel(/^Source/).fill(SOURCE);
    await rule.getByLabel(/^Holds from/).fill('2020-01-01');
    await page.getByRole('button', { name: 'Save the rules' }).click();
    await expect(page.getByText('Rules saved')).toBeVisible();
    await page.getByRole('button', { name: `I compared it with its source: ${RULE.en}` }).click();
    await expect(page.getByText('Rule confirmed')).toBeVisible();
    await expectAccessible(page);
  });

  const office = await browser.newContext();
  const lawyer = await office.newPage();
  await test.step('a lawyer has it reckoned in a case: it is proposed, not relied upon', async () => {
    await enterAs(lawyer, DEMO_LAWYER.phone);
    const cases = await lawyer.request.get('/api/cases/cases?limit=100');
    const { items } = (await cases.json()) as { items: { id: string; clientId: string }[] };
    const own = items.find(({ clientId }) => clientId === DEMO_ARABIC_CLIENT.id);
    address = `/admin/cases/${own?.id}/deadlines`;
    await lawyer.goto(address);
    await lawyer.getByRole('button', { name: 'Reckon a deadline' }).click();
    const form = lawyer.getByRole('dialog');
    await form.getByLabel(/^Rule/).selectOption({ label: RULE.en });
    await form.getByLabel(/^It runs from/).fill(SERVED);
    await expect(form.getByText(`Last day: ${LAST_DAY}`)).toBeVisible();
    await expectAccessible(lawyer);
    await form.getByRole('button', { name: 'Propose deadline' }).click();
    await expect(lawyer.getByText('Deadline proposed', { exact: true })).toBeVisible();
    await expect(entryOf(lawyer).getByText('To be confirmed')).toBeVisible();
  });

  await test.step('it is dismissed and taken back', async () => {
    await entryOf(lawyer)
      .getByRole('button', { name: new RegExp(RULE.en) })
      .last()
      .click();
    await lawyer.getByRole('menuitem', { name: 'Not needed' }).click();
    await expect(lawyer.getByText('Deadline dismissed', { exact: true })).toBeVisible();
    await expect(entryOf(lawyer).getByText('Not needed', { exact: true })).toBeVisible();
    await entryOf(lawyer)
      .getByRole('button', { name: `Propose again: ${RULE.en}` })
      .click();
    await expect(entryOf(lawyer).getByText('To be confirmed')).toBeVisible();
  });

  await test.step('the lawyer confirms it: not without saying that it was checked', async () => {
    await entryOf(lawyer)
      .getByRole('button', { name: `Confirm: ${RULE.en}` })
      .click();
    const sheet = lawyer.getByRole('dialog');
    await expect(sheet.getByText(`Source: ${SOURCE}`)).toBeVisible();
    await sheet.getByRole('button', { name: 'Confirm deadline' }).click();
    const checked = sheet.getByLabel('I have checked the last day and how it was reckoned');
    await expect(checked).toHaveAttribute('aria-invalid', 'true');
    await checked.check();
    await expectAccessible(lawyer);
    await sheet.getByRole('button', { name: 'Confirm deadline' }).click();
    await expect(lawyer.getByText('Deadline confirmed', { exact: true })).toBeVisible();
    await expect(entryOf(lawyer).getByText(/^Confirmed by Maya Saliba/)).toBeVisible();
  });

  await test.step('its last day is a task of theirs', async () => {
    await lawyer.goto(address.replace('/deadlines', '/tasks'));
    await expect(lawyer.getByRole('link', { name: `Last day: ${RULE.en}` })).toBeVisible();
    await lawyer.setViewportSize({ width: 390, height: 844 });
    await lawyer.goto(address);
    await expect(entryOf(lawyer)).toBeVisible();
    expect(await lawyer.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await office.close();
  });

  await test.step('the client finds the case and nothing of the deadline in it', async () => {
    const home = await browser.newContext();
    const client = await home.newPage();
    await enterAs(client, DEMO_ARABIC_CLIENT.phone);
    await client.goto(address.replace('/admin', '/ar/client-portal').replace('/deadlines', ''));
    await expect(client.getByRole('heading', { level: 1 })).toBeVisible();
    await client.waitForLoadState('networkidle');
    await expect(client.getByText(RULE.ar)).toHaveCount(0);
    await expect(client.getByText(RULE.en)).toHaveCount(0);
    await home.close();
  });
});
