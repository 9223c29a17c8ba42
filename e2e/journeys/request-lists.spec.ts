import { DEMO_ARABIC_CLIENT, DEMO_OWNER } from '@diwan/contracts/demo/accounts';
import { expect, test } from '@playwright/test';
import { expectAccessible } from '../support/axe.js';
import { enterAs } from '../support/sign-in.js';

/** Another one in each run, so that the journey can be repeated on the same data. */
const run = String(Date.now()).slice(-6);
const LIST = { en: `New tenant ${run}`, ar: `مستأجر جديد ${run}` };
const THING = { en: `Address in words ${run}`, ar: `العنوان كتابةً ${run}` };
const ANSWER = `شارع الحمرا، بناية ${run}`;

test('PORT-07: a list of requests is written in the back office, sent to a client, answered, refused with a reason, answered again and accepted', async ({
  browser,
  page,
}) => {
  let address = '';
  await enterAs(page, DEMO_OWNER.phone);

  await test.step('an owner writes a list and it can be started from', async () => {
    await page.goto('/admin/settings/requests');
    await page.getByRole('button', { name: 'New list' }).click();
    // The address comes first; until the empty form is drawn, another list stands there.
    await expect(page.getByLabel('List', { exact: true })).toHaveValue('new');
    await page.getByLabel(/^Title.*English/).fill(LIST.en);
    await page.getByLabel(/^Title.*Arabic/).fill(LIST.ar);
    const first = page.getByRole('region', { name: 'Thing 1' });
    await first.getByLabel(/^What.*English/).fill(THING.en);
    await first.getByLabel(/^What.*Arabic/).fill(THING.ar);
    await first.getByLabel('Answered by').selectOption({ label: 'Words' });
    await first.getByLabel(/^Days to answer/).fill('5');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Save the list' }).click();
    await expect(page.getByText('List saved')).toBeVisible();
    await expect(page).not.toHaveURL(/list=new/);
  });

  await test.step('a client is asked from it', async () => {
    const cases = await page.request.get('/api/cases/cases?limit=100');
    const { items } = (await cases.json()) as { items: { id: string; clientId: string }[] };
    const own = items.find(({ clientId }) => clientId === DEMO_ARABIC_CLIENT.id);
    await page.goto(`/admin/cases/${own?.id}/requests`);
    await page.getByRole('button', { name: 'Ask the client' }).click();
    const form = page.getByRole('dialog');
    await form.getByLabel('Start from a list').selectOption({ label: LIST.en });
    await expect(form.getByLabel('Title in English')).toHaveValue(LIST.en);
    await form.getByRole('button', { name: 'Ask the client' }).click();
    await expect(page.getByText('The client is asked and told')).toBeVisible();
    const link = page.getByRole('link', { name: LIST.en });
    await expect(link).toBeVisible();
    address = (await link.getAttribute('href')) ?? '';
  });

  const phone = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  const client = await phone.newPage();
  const item = client.getByRole('listitem').filter({ has: client.getByRole('heading', { name: THING.ar }) });
  const answer = async (text: string) => {
    await item.getByRole('textbox').fill(text);
    await item.getByRole('button', { name: 'إرسال الجواب' }).click();
    await expect(item.getByText('قيد المراجعة لدينا')).toBeVisible();
  };
  await test.step('the client answers in words', async () => {
    await enterAs(client, DEMO_ARABIC_CLIENT.phone);
    await client.goto(address.replace('/admin', '/ar/client-portal'));
    await expect(client.getByRole('heading', { name: LIST.ar })).toBeVisible();
    await answer('بيروت');
    await expectAccessible(client);
  });

  await test.step('it is refused with a reason that the client reads and answers again', async () => {
    await page.goto(address);
    await page.getByRole('button', { name: `Refuse: ${THING.en}` }).click();
    const dialog = page.getByRole('alertdialog');
    await dialog.getByLabel(/^Reason/).fill('نحتاج إلى الشارع والبناية.');
    await dialog.getByRole('button', { name: 'Refuse' }).click();
    await expect(page.getByText('Refused; the client is told')).toBeVisible();
    await client.reload();
    await expect(item.getByText('نحتاج إلى الشارع والبناية.')).toBeVisible();
    await answer(ANSWER);
  });

  await test.step('it is accepted', async () => {
    await page.reload();
    await expect(page.getByText(ANSWER)).toBeVisible();
    await page.getByRole('button', { name: `Accept: ${THING.en}` }).click();
    await expect(page.getByText(/^Accepted/).first()).toBeVisible();
    await client.reload();
    await expect(item.getByText('مقبول')).toBeVisible();
    await phone.close();
  });

  await test.step('the list is removed after a question; what was asked stays', async () => {
    await page.goto('/admin/settings/requests');
    await page.getByLabel('List', { exact: true }).selectOption({ label: LIST.en });
    // The address comes first here, too: the button of the list that stood there before goes with it, and its question as well.
    await expect(page.getByLabel(/^Title.*English/)).toHaveValue(LIST.en);
    await page.getByRole('button', { name: 'Remove this list' }).click();
    const dialog = page.getByRole('alertdialog', { name: `Remove “${LIST.en}”?` });
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Remove this list' }).click();
    await expect(page.getByText('List removed')).toBeVisible();
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1, name: LIST.en })).toBeVisible();
  });
});
