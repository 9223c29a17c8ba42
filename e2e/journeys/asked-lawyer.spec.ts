import { DEMO_LAWYER, DEMO_OWNER } from '@diwan/contracts/demo/accounts';
import { expect, test } from '@playwright/test';
import { expectAccessible } from '../support/axe.js';
import { messagesTo, nextMessage } from '../support/demo-inbox.js';
import { enterAs } from '../support/sign-in.js';

/** Another one in each run, so that the journey can be repeated on the same data. */
const run = String(Date.now()).slice(-6);
const NAME = `Walid Journey ${run}`;

test('PUB-08: a visitor asks for a lawyer by name, who is told, answers and passes the request on', async ({
  browser,
  page,
}) => {
  let door = '';
  await test.step('the visitor asks on the page of the lawyer, who hears of it by its reference alone', async () => {
    const known = await messagesTo(page.request, DEMO_LAWYER.phone);
    await page.goto('/attorneys/maya-saliba');
    await page
      .getByRole('link', { name: /consultation/i })
      .first()
      .click();
    await page.getByLabel(/^First name/i).fill('Walid');
    await page.getByLabel(/^Last name/i).fill(`Journey ${run}`);
    await page
      .getByRole('textbox', { name: /number/i })
      .first()
      .fill(`71${run}`);
    await page.getByLabel(/area/i).first().selectOption('family');
    await page.getByRole('checkbox', { name: /privacy/i }).check();
    await page
      .getByRole('button', { name: /request/i })
      .last()
      .click();
    await expect(page.getByText(/L-\d{4}-\d{4}/).first()).toBeVisible();
    const told = await nextMessage(page.request, DEMO_LAWYER.phone, 'lead_received', known);
    expect(told.body).not.toContain('Walid');
    door = new URL(told.variables.link ?? '').pathname;
  });

  const context = await browser.newContext();
  const lawyer = await context.newPage();
  await test.step('it is first of what waits for the lawyer, who answers it', async () => {
    await enterAs(lawyer, DEMO_LAWYER.phone);
    await lawyer.goto('/admin');
    await expect(lawyer.getByRole('region', { name: /^Leads/ })).toContainText(NAME);
    await lawyer.goto(door);
    await expect(lawyer.getByRole('heading', { level: 1, name: NAME })).toBeVisible();
    await expectAccessible(lawyer);
    await lawyer.getByRole('button', { name: 'Mark as answered' }).click();
    await expect(lawyer.getByText('The lead is marked as answered')).toBeVisible();
  });

  await test.step('the lawyer gives it to the owner, who is told, and does not see it any more', async () => {
    const known = await messagesTo(lawyer.request, DEMO_OWNER.phone);
    await lawyer.getByLabel('Taken care of by').selectOption({ label: DEMO_OWNER.name });
    const question = lawyer.getByRole('alertdialog', { name: `Give this lead to ${DEMO_OWNER.name}?` });
    await question.getByRole('button', { name: 'Give lead' }).click();
    await expect(lawyer).toHaveURL(/\/admin\/leads$/);
    await expect(lawyer.getByRole('row', { name: new RegExp(run) })).toHaveCount(0);
    const given = await nextMessage(lawyer.request, DEMO_OWNER.phone, 'lead_given', known);
    expect(new URL(given.variables.link ?? '').pathname).toBe(door);
    await lawyer.goto(door);
    await expect(lawyer.getByText('This lead is not among yours')).toBeVisible();
  });
  await context.close();
});
