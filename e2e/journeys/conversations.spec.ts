import { DEMO_ARABIC_CLIENT, DEMO_CLIENT, DEMO_LAWYER } from '@diwan/contracts/demo/accounts';
import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '../support/axe.js';
import { messagesTo, nextMessage } from '../support/demo-inbox.js';
import { enterAs } from '../support/sign-in.js';

/** Another one in each run, so that the journey can be repeated on the same data. */
const run = String(Date.now()).slice(-6);

/** Writes to the firm as a person's telephone would, by the form of the demo inbox. */
async function writeByWhatsapp(page: Page, from: string, text: string): Promise<void> {
  await page.goto('/dev/inbox');
  await page.getByLabel('From').fill(from);
  await page.getByLabel('Message').fill(text);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByText('The firm has your message.')).toBeVisible();
}

test('PORT-06, NOT-03: a client writes in the portal and by WhatsApp; the lawyer sees both at once, answers where the client is, and the client reads it', async ({
  browser,
  page,
}) => {
  const desk = await (await browser.newContext()).newPage();
  await enterAs(desk, DEMO_LAWYER.phone);
  await desk.goto('/admin/conversations');
  await enterAs(page, DEMO_CLIENT.phone);
  await page.goto('/client-portal/messages');
  await page.getByRole('link', { name: /Khoury v\. Cedar/ }).click();

  await test.step('what is written in the portal stands on the desk without a reload', async () => {
    await page.getByLabel('Your message').fill(`His name is Sami Daher ${run}.`);
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByRole('log')).toContainText(`Sami Daher ${run}`);
    await desk.getByRole('link', { name: new RegExp(`Sami Daher ${run}`) }).click();
    await expect(desk.getByRole('log')).toContainText(`Sami Daher ${run}`);
    await expectAccessible(desk);
  });

  await test.step('the answer stands in the portal without a reload', async () => {
    await desk.getByLabel('Your answer').fill(`Thank you, noted ${run}.`);
    await desk.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByRole('log')).toContainText(`Thank you, noted ${run}.`);
    await expect(desk.getByRole('log')).toContainText('Read');
    await expectAccessible(page);
  });

  await test.step('an answer to WhatsApp goes out there, in the words of the lawyer', async () => {
    const phone = await page.context().newPage();
    await writeByWhatsapp(phone, DEMO_CLIENT.phone, `Is Monday still right? ${run}`);
    await expect(desk.getByRole('log')).toContainText(`Is Monday still right? ${run}`);
    await expect(desk.getByText(/your answer goes out there as you write it/)).toBeVisible();
    const before = await messagesTo(page.request, DEMO_CLIENT.phone);
    await desk.getByLabel('Your answer').fill(`Yes, at ten ${run}.`);
    await desk.getByRole('button', { name: 'Send' }).click();
    const message = await nextMessage(page.request, DEMO_CLIENT.phone, 'reply_text', before);
    expect(message.body).toBe(`Yes, at ten ${run}.`);
    await expect(desk.getByRole('log').getByRole('listitem').last()).toContainText(/by WhatsApp.*Sent/s);
    await phone.close();
  });
  await desk.context().close();
});

test('CHAT-06: the menu is pressed in both languages, and answers about the person who asks', async ({ page }) => {
  for (const [account, line, words] of [
    [DEMO_CLIENT, 'My documents', /Your documents are here after signing in/],
    [DEMO_ARABIC_CLIENT, 'مستنداتي', /تجد مستنداتك هنا/],
  ] as const) {
    const before = await messagesTo(page.request, account.phone);
    await writeByWhatsapp(page, account.phone, account.language === 'ar' ? 'مرحبا' : 'Hello');
    const menu = await nextMessage(page.request, account.phone, 'menu_offer', before);
    expect(menu.language).toBe(account.language);
    await page.goto(`/dev/inbox?to=${encodeURIComponent(account.phone)}`);
    await page.getByRole('button', { name: line }).first().click();
    const answer = await nextMessage(page.request, account.phone, 'menu_documents', before);
    expect(answer.body).toMatch(words);
  }
});
