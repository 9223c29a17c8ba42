import { randomBytes } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';
import { DEMO_ARABIC_CLIENT, DEMO_LAWYER } from '@diwan/contracts/demo/accounts';
import { expect, test } from '@playwright/test';
import { expectAccessible } from '../support/axe.js';
import { messagesTo, nextMessage } from '../support/demo-inbox.js';
import { enterAs } from '../support/sign-in.js';

/** Another one in each run, so that the journey can be repeated on the same data. */
const run = String(Date.now()).slice(-6);
const TITLE = { en: `Papers ${run}`, ar: `أوراق ${run}` };
const PHOTO = 'جواز.png';

test('PORT-07: a lawyer asks for two documents, the client photographs them on a breaking connection, one is refused and sent again', async ({
  browser,
  page,
}) => {
  const before = await messagesTo(page.request, DEMO_ARABIC_CLIENT.phone);
  let address = '';

  await test.step('the lawyer asks from the page of the case', async () => {
    await enterAs(page, DEMO_LAWYER.phone);
    const cases = await page.request.get('/api/cases/cases?limit=100');
    const { items } = (await cases.json()) as { items: { id: string; clientId: string }[] };
    const own = items.find(({ clientId }) => clientId === DEMO_ARABIC_CLIENT.id);
    await page.goto(`/admin/cases/${own?.id}/requests`);
    await page.getByRole('button', { name: 'Ask the client' }).click();
    const form = page.getByRole('dialog');
    await form.getByLabel('Start from a list').selectOption({ label: 'Residence permit' });
    await form.getByLabel('Title in English').fill(TITLE.en);
    await form.getByLabel('Title in Arabic').fill(TITLE.ar);
    for (const number of [5, 4, 3]) await form.getByRole('button', { name: `Remove thing ${number}` }).click();
    await expectAccessible(page);
    await form.getByRole('button', { name: 'Ask the client' }).click();
    await expect(page.getByText('The client is asked and told')).toBeVisible();
    await expect(page.getByRole('link', { name: TITLE.en })).toBeVisible();
    address = (await page.getByRole('link', { name: TITLE.en }).getAttribute('href')) ?? '';
    const told = await nextMessage(page.request, DEMO_ARABIC_CLIENT.phone, 'request_asked', before);
    expect(told.body).toContain('/ar/client-portal/requests/');
    expect(told.body).not.toContain(TITLE.ar);
  });

  const phone = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  const client = await phone.newPage();
  const item = (title: string) =>
    client.getByRole('listitem').filter({ has: client.getByRole('heading', { name: title }) });
  const send = async (title: string) => {
    const chooser = client.waitForEvent('filechooser');
    await item(title)
      .getByRole('button', { name: /اختيار ملفات/ })
      .click();
    await (await chooser).setFiles({ name: PHOTO, mimeType: 'image/png', buffer: noise() });
  };

  await test.step('the client finds it on the home, in Arabic, and sends both although the connection breaks off', async () => {
    await enterAs(client, DEMO_ARABIC_CLIENT.phone);
    await client.goto('/ar/client-portal');
    await expect(
      client.getByRole('region', { name: 'ما نحتاج إليه منك' }).getByText('جواز السفر').first(),
    ).toBeVisible();
    await client.goto(address.replace('/admin', '/ar/client-portal'));
    await expect(client.getByRole('heading', { name: TITLE.ar })).toBeVisible();
    await expectAccessible(client);
    let parts = 0;
    await client.route('**/api/cases/my/uploads/*', async (route) => {
      parts += 1;
      return parts % 2 === 0 ? route.abort('connectionreset') : route.continue();
    });
    await send('جواز السفر');
    await expect(item('جواز السفر').getByText('قيد المراجعة لدينا')).toBeVisible();
    await client.unroute('**/api/cases/my/uploads/*');
    expect(parts).toBeGreaterThan(3);
    await expect(item('جواز السفر').getByText(PHOTO)).toHaveCount(1);
    await send('ختم الدخول أو التأشيرة');
    await expect(item('ختم الدخول أو التأشيرة').getByText('قيد المراجعة لدينا')).toBeVisible();
    await expectAccessible(client);
  });

  await test.step('the lawyer finds a task, accepts one and refuses the other with a reason', async () => {
    await page.goto('/admin/tasks');
    await page.getByRole('link', { name: new RegExp(TITLE.en) }).click();
    await expect(page.getByRole('heading', { level: 1, name: TITLE.en })).toBeVisible();
    await page.getByRole('button', { name: 'Accept: Passport' }).click();
    await expect(page.getByText('Accepted; files are documents of the case now')).toBeVisible();
    await page.getByRole('button', { name: /^Refuse: Entry stamp/ }).click();
    await page
      .getByRole('alertdialog')
      .getByLabel(/^Reason/)
      .fill('الختم غير واضح في الصورة.');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Refuse' }).click();
    await expect(page.getByText('Refused; the client is told')).toBeVisible();
    await expectAccessible(page);
    await page.goto('/admin/tasks');
    await expect(page.getByRole('heading', { level: 1, name: 'Tasks' })).toBeVisible();
    await expect(page.getByRole('link', { name: new RegExp(TITLE.en) })).toHaveCount(0);
  });

  await test.step('the client reads why and sends it again', async () => {
    await client.reload();
    await expect(item('جواز السفر').getByText('مقبول')).toBeVisible();
    await expect(item('ختم الدخول أو التأشيرة').getByText('الختم غير واضح في الصورة.')).toBeVisible();
    await send('ختم الدخول أو التأشيرة');
    await expect(item('ختم الدخول أو التأشيرة').getByText('قيد المراجعة لدينا')).toBeVisible();
  });
  await phone.close();
});

/** A photo that does not compress: more than two parts. */
function noise(): Buffer {
  const [width, height] = [800, 700];
  const rows = Buffer.concat(
    Array.from({ length: height }, () => Buffer.concat([Buffer.alloc(1), randomBytes(width * 3)])),
  );
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 2, 0, 0, 0], 8);
  const signature = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);
  return Buffer.concat([
    signature,
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}
