import { DEMO_CLIENT, DEMO_OWNER } from '@diwan/contracts/demo/accounts';
import { expect, test } from '@playwright/test';
import { expectAccessible } from '../support/axe.js';
import { codeIn, messagesTo, nextMessage } from '../support/demo-inbox.js';
import { signIn } from '../support/sign-in.js';
import { signUp } from '../support/sign-up.js';

/** Another one in each run, so that the journey can be repeated on the same data. */
const run = String(Date.now()).slice(-6);
const DELEGATE_PHONE = `+96178${run}`;
const DELEGATE = { phone: DELEGATE_PHONE, firstName: 'Samir', lastName: `Journey ${run}` };
const DELEGATE_NAME = `Samir Journey ${run}`;

test('PORT-10: a client names a delegate, who sees hearings and documents only, until it is ended', async ({
  browser,
  page,
}) => {
  await test.step('the client names somebody until a day', async () => {
    await signIn(page, DEMO_CLIENT.phone, '/client-portal/delegates');
    await expect(page.getByRole('heading', { level: 1, name: 'Delegates' })).toBeVisible();
    await page.getByRole('button', { name: 'Name somebody' }).click();
    const form = page.getByRole('dialog');
    await form.getByLabel(/^Name/).fill(DELEGATE_NAME);
    await form.getByLabel(/^Who they are/).fill('nephew');
    await form.getByLabel(/^Their phone/).fill(DELEGATE_PHONE);
    await form.getByLabel('Documents').check();
    await expectAccessible(page);
    await form.getByRole('button', { name: 'Name them' }).click();
    await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: DELEGATE_NAME })).toContainText(
      'Not confirmed yet',
    );
  });

  const delegate = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
  await test.step('the delegate is told, signs up with that phone and accepts by a code', async () => {
    const told = await nextMessage(page.request, DELEGATE_PHONE, 'delegate_invited', []);
    expect(told.body).not.toContain(DEMO_CLIENT.name);
    await signUp(delegate, DELEGATE, '/client-portal/delegates');
    await expect(delegate.getByText(DEMO_CLIENT.name).first()).toBeVisible();
    const before = await messagesTo(delegate.request, DELEGATE_PHONE);
    await delegate.getByRole('button', { name: 'Accept with a code' }).click();
    const message = await nextMessage(delegate.request, DELEGATE_PHONE, 'otp_login', before);
    await delegate.getByRole('textbox', { name: 'OTP' }).fill(codeIn(message));
    await delegate.getByRole('button', { name: 'Verify OTP' }).click();
    await expect(delegate.getByRole('button', { name: 'Look at the file', exact: true })).toBeVisible();
    await expectAccessible(delegate);
  });

  await test.step('looks at the file under their own name, and the portal says whose it is', async () => {
    await delegate.getByRole('button', { name: 'Look at the file', exact: true }).click();
    await expect(delegate.getByText(`You are looking at the file of ${DEMO_CLIENT.name}`)).toBeVisible();
    const views = delegate.getByRole('navigation', { name: 'Client Portal views' });
    await expect(views.getByRole('link', { name: 'Documents' })).toBeVisible();
    await expect(views.getByRole('link', { name: 'Profile' })).toHaveCount(0);
    await views.getByRole('link', { name: 'Documents' }).click();
    await expect(delegate.getByRole('heading', { level: 1, name: 'Documents' })).toBeVisible();
    await expect(delegate.getByRole('main').getByRole('link').first()).toBeVisible();
    await expectAccessible(delegate);
  });

  await test.step('the firm sees the delegate on the client’s record', async () => {
    const staff = await (await browser.newContext()).newPage();
    await signIn(staff, DEMO_OWNER.phone);
    await staff.goto(`/admin/client-details/${DEMO_CLIENT.id}/delegates`);
    await expect(staff.getByRole('listitem').filter({ hasText: DELEGATE_NAME })).toContainText('Active');
    await expectAccessible(staff);
  });

  await test.step('after the client ended it, the delegate’s open session shows nothing', async () => {
    await page.reload();
    await page
      .getByRole('listitem')
      .filter({ hasText: DELEGATE_NAME })
      .getByRole('button', { name: 'End access' })
      .click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'End access' }).click();
    await expect(page.getByText(`${DELEGATE_NAME} sees nothing more`)).toBeVisible();
    await delegate.goto('/client-portal/cases');
    await expect(delegate.getByText(`Your access to the file of ${DEMO_CLIENT.name} has ended.`)).toBeVisible();
    await expect(delegate.getByRole('alert')).toContainText('The access you were given has ended.');
    await delegate.getByRole('button', { name: 'Back to yours' }).click();
    await expect(delegate.getByText('Your access to the file')).toHaveCount(0);
  });
});
