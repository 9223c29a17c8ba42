import { DEMO_ARABIC_CLIENT, DEMO_LAWYER } from '@diwan/contracts/demo/accounts';
import { beirutDate } from '@diwan/contracts/shared/beirut-time';
import { expect, type Page, test } from '@playwright/test';
import ICAL from 'ical.js';
import { expectAccessible } from '../support/axe.js';
import { enterAs } from '../support/sign-in.js';

/** Another one in each run, so that the journey can be repeated on the same data. */
const run = String(Date.now()).slice(-6);
const TITLE = `Witnesses ${run}`;
const SUMMARY = `The witness was heard ${run}.`;
const DAY_MS = 86_400_000;
const TODAY = beirutDate(new Date());
const LATER = beirutDate(new Date(Date.now() + 20 * DAY_MS));

/** Entries of a calendar's private address, read as a calendar program does: without any session. */
async function entriesOf(page: Page, address: string) {
  const answer = await fetch(new URL(new URL(address).pathname, page.url()));
  expect(answer.status).toBe(200);
  const calendar = new ICAL.Component(ICAL.parse(await answer.text()));
  return calendar
    .getAllSubcomponents('vevent')
    .map((one) => ({
      title: String(one.getFirstPropertyValue('summary')),
      status: String(one.getFirstPropertyValue('status')),
    }))
    .filter(({ title }) => title === TITLE);
}

test('HEAR-01, HEAR-06, HEAR-08: a lawyer schedules, moves and notes the outcome without coverage; the client reads it, asks for a translator and has it in the calendar', async ({
  browser,
  page,
}) => {
  let feed = '';

  await test.step('the lawyer schedules a hearing and sees it in the calendar', async () => {
    await enterAs(page, DEMO_LAWYER.phone);
    const cases = await page.request.get('/api/cases/cases?limit=100');
    const { items } = (await cases.json()) as { items: { id: string; clientId: string }[] };
    const own = items.find(({ clientId }) => clientId === DEMO_ARABIC_CLIENT.id);
    await page.goto(`/admin/cases/${own?.id}/hearings`);
    await page.getByRole('button', { name: 'Schedule hearing' }).click();
    const form = page.getByRole('dialog');
    await form.getByLabel(/^Title/).fill(TITLE);
    await form.getByLabel(/^Date and time/).fill(`${LATER}T09:30`);
    await form.getByLabel(/^Location/).fill('Palace of Justice');
    await form.getByRole('button', { name: 'Schedule hearing' }).click();
    await expect(page.getByText('Hearing created successfully')).toBeVisible();
    await page.goto(`/admin/trials?show=calendar&span=month&day=${LATER}`);
    await expect(page.getByText(TITLE)).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Week' }).click();
    await expect(page).toHaveURL(/span=week/);
    await expect(page.getByText(TITLE)).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/span=month/);
  });

  await test.step('a calendar program reads the private address', async () => {
    await page.getByRole('button', { name: 'My calendar address' }).click();
    const sheet = page.getByRole('dialog');
    await sheet.getByRole('button', { name: /Make a private address|Renew the address/ }).click();
    const renew = page.getByRole('alertdialog').getByRole('button', { name: 'Renew the address' });
    const address = sheet.getByText(/\.ics$/);
    await expect(renew.or(address)).toBeVisible();
    if (await renew.isVisible()) await renew.click();
    feed = (await address.textContent()) ?? '';
    await expectAccessible(page);
    expect(await entriesOf(page, feed)).toEqual([{ title: TITLE, status: 'CONFIRMED' }]);
    await sheet.getByRole('button', { name: 'Close' }).click();
  });

  const phone = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  const client = await phone.newPage();
  await test.step('the client says on a phone, in Arabic, that a translator is needed', async () => {
    await enterAs(client, DEMO_ARABIC_CLIENT.phone);
    await client.goto('/ar/client-portal/hearings');
    const row = client.getByRole('listitem').filter({ hasText: TITLE });
    await row.getByRole('button', { name: 'أحتاج إلى مترجم' }).click();
    await expect(row.getByRole('button', { name: 'أحتاج إلى مترجم', pressed: true })).toBeVisible();
    await expectAccessible(client);
  });

  await test.step('the lawyer moves it to today: the first entry is cancelled, the second takes its place', async () => {
    await page.reload();
    await page.getByText(TITLE).click();
    const glance = page.getByRole('dialog');
    await expect(glance.getByText(/needs a translator/)).toBeVisible();
    await glance.getByRole('button', { name: 'Postpone' }).click();
    const form = page.getByRole('dialog', { name: 'Postpone' });
    await form.getByLabel(/^Reason/).fill('The court calls it earlier.');
    await form.getByLabel(/^Date and time/).fill(`${TODAY}T00:05`);
    await form.getByLabel(/This day has passed/).check();
    await form.getByRole('button', { name: 'Postpone' }).click();
    await expect(page.getByText('The hearing was postponed')).toBeVisible();
    expect((await entriesOf(page, feed)).map(({ status }) => status).sort()).toEqual(['CANCELLED', 'CONFIRMED']);
  });

  await test.step('in the corridor: the day is readable without coverage, and the outcome is noted in two presses and sent once', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`/admin/court-day?day=${TODAY}`);
    const entry = page.getByRole('listitem').filter({ hasText: TITLE });
    await expect(entry).toBeVisible();
    const sent: string[] = [];
    page.on(
      'request',
      (request) => request.url().endsWith('/outcome') && sent.push(request.headers()['idempotency-key'] ?? ''),
    );
    await page.context().setOffline(true);
    await entry.getByRole('button', { name: 'Adjourned' }).click();
    await entry.getByRole('button', { name: /^Note/ }).click();
    await expect(page.getByText('Outcomes waiting for coverage: 1.', { exact: false })).toBeVisible();
    await page.context().setOffline(false);
    await expect(entry.getByText('Held')).toBeVisible();
    await expect(page.getByText('Outcomes waiting for coverage', { exact: false })).toHaveCount(0);
    expect(new Set(sent).size).toBe(1);
    await expectAccessible(page);
  });

  await test.step('the outcome is published, and the client reads it', async () => {
    await page.setViewportSize({ width: 1280, height: 900 });
    const days = await page.request.get(`/api/cases/hearings/days?from=${TODAY}&to=${TODAY}`);
    const hearing = ((await days.json()) as { id: string; title: string }[]).find(({ title }) => title === TITLE);
    await page.goto(`/admin/trials?hearing=${hearing?.id}`);
    const form = page.getByRole('dialog');
    await form.getByLabel(/^Summary for the client/).fill(SUMMARY);
    await form.getByLabel(/^Publish the summary for/).check();
    await form.getByRole('button', { name: 'Update Hearing' }).click();
    await expect(page.getByText('Hearing updated successfully')).toBeVisible();
    await client.reload();
    await expect(client.getByText(SUMMARY)).toBeVisible();
    await phone.close();
  });
});
