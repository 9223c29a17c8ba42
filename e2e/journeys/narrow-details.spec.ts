import { DEMO_CLIENT, DEMO_LAWYER, DEMO_OWNER } from '@diwan/contracts/demo/accounts';
import { expect, type Locator, test } from '@playwright/test';
import { enterAs } from '../support/sign-in.js';

const PHONE = { width: 390, height: 844 };

/** Where a box begins and ends, in pixels of the window. */
const edges = (place: Locator) =>
  place.evaluate((element) => {
    const { left, right, width } = element.getBoundingClientRect();
    return { left, right, width };
  });

for (const { who, phone, address, home, frame } of [
  {
    who: 'a client',
    phone: DEMO_CLIENT.phone,
    address: '/client-portal/nowhere',
    home: '/client-portal',
    frame: 'Documents',
  },
  { who: 'an owner', phone: DEMO_OWNER.phone, address: '/admin/nowhere', home: '/admin', frame: 'Matters' },
])
  test(`a page that is not there keeps ${who} in their frame, with a search that has room and a way home`, async ({
    page,
  }) => {
    await enterAs(page, phone);
    await page.setViewportSize(PHONE);
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found');
    await expect(page.getByRole('navigation').getByText(frame).last()).toBeVisible();
    expect((await edges(page.getByRole('searchbox'))).width).toBeGreaterThan(200);
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Go to/ })
      .click();
    await expect(page).toHaveURL(new RegExp(`${home}$`));
  });

for (const language of ['', '/ar'])
  test(`on a phone nothing in the bar above stands over another thing, ${language || 'in English'}`, async ({
    page,
  }) => {
    await enterAs(page, DEMO_LAWYER.phone);
    await page.setViewportSize(PHONE);
    await page.goto(`${language}/admin/trials`);
    await expect(page.locator('.desk-timer')).toBeVisible();
    const back = page.locator('.desk-top__back');
    // Its words may reach out of it.
    const words = await edges(back.locator('.ui-button__content'));
    const tools = await edges(page.locator('.desk-top__tools'));
    const apart = language ? words.left >= tools.right : words.right <= tools.left;
    expect(apart, JSON.stringify({ words, tools })).toBe(true);
    expect((await edges(back)).width).toBeGreaterThanOrEqual(44);
  });

test('no line of a record’s head ends with the dot between two facts', async ({ page }) => {
  await enterAs(page, DEMO_OWNER.phone);
  await page.setViewportSize(PHONE);
  const { items } = await (await page.request.get('/api/cases/cases?search=Khoury&limit=1')).json();
  await page.goto(`/admin/cases/${items[0].id}`);
  const facts = page.locator('.desk-record__facts');
  await expect(facts.getByText('Next Date')).toBeVisible();
  // What is drawn between the last words of a line and its end, as a picture: nothing.
  const ends = await facts.evaluate((list) => {
    const rows = [...list.children].map((fact) => {
      const words = document.createRange();
      words.selectNodeContents(fact);
      const { right, top, bottom } = words.getBoundingClientRect();
      return { right, top, bottom };
    });
    const { right } = list.getBoundingClientRect();
    return rows
      .filter(({ top }, place) => (rows[place + 1]?.top ?? Number.POSITIVE_INFINITY) > top + 8)
      .map((row) => ({ x: row.right + 1, y: row.top, width: right - row.right - 1, height: row.bottom - row.top }));
  });
  expect(ends.length).toBeGreaterThan(1);
  for (const clip of ends.filter(({ width }) => width > 4)) {
    const picture = (await page.screenshot({ clip })).toString('base64');
    const colours = await page.evaluate(async (base64) => {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
      const canvas = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
      canvas?.drawImage(bitmap, 0, 0);
      const { data } = canvas?.getImageData(0, 0, bitmap.width, bitmap.height) ?? { data: [] };
      return new Set(new Uint32Array((data as Uint8ClampedArray).buffer)).size;
    }, picture);
    expect(colours).toBe(1);
  }
});

test('a long name in a picker is shortened, in Arabic too, and does not widen its form', async ({ page }) => {
  await enterAs(page, DEMO_OWNER.phone);
  await page.setViewportSize(PHONE);
  const { items } = await (await page.request.get('/api/cases/cases?search=Khoury&limit=1')).json();
  await page.goto(`/ar/admin/cases/${items[0].id}/hearings`);
  await page.getByRole('main').getByRole('button', { name: 'تحديد جلسة' }).first().click();
  const picker = page.getByRole('dialog').getByRole('combobox').first();
  await expect(picker).toContainText(items[0].caseNumber);
  const [box, sheet] = [await edges(picker), await edges(page.getByRole('dialog'))];
  expect(box.left).toBeGreaterThanOrEqual(sheet.left);
  expect(box.right).toBeLessThanOrEqual(sheet.right);
});
