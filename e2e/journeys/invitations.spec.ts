import { DEMO_OWNER } from '@diwan/contracts/demo/accounts';
import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '../support/axe.js';
import { nextMessage } from '../support/demo-inbox.js';
import { signIn } from '../support/sign-in.js';
import { signUp } from '../support/sign-up.js';

/** Another one in each run, so that the journey can be repeated on the same data. */
const run = String(Date.now()).slice(-6);
const COLLEAGUE = { phone: `+96176${run}`, firstName: 'Ziad', lastName: `Journey ${run}` };
const NAME = `Ziad Journey ${run}`;

/** A browser that has a passkey to give. */
async function withAuthenticator(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...{ protocol: 'ctap2', transport: 'internal', hasResidentKey: true, hasUserVerification: true },
      ...{ isUserVerified: true, automaticPresenceSimulation: true },
    },
  });
}

test('OFF-09: an owner invites a colleague, who accepts by link and set-up code and sets up a second factor', async ({
  browser,
  page,
}) => {
  let setUpCode = '';
  await test.step('the owner invites by phone and reads the code, which is shown once', async () => {
    await signIn(page, DEMO_OWNER.phone, '/admin/roles');
    await page.getByRole('button', { name: 'Invite a colleague' }).click();
    const form = page.getByRole('dialog');
    await form.getByLabel(/^Name/).fill(NAME);
    await form.getByLabel(/^Phone/).fill(COLLEAGUE.phone);
    await form.getByLabel('Assistant').check();
    await form.getByRole('button', { name: 'Invite' }).click();
    const code = page.getByRole('dialog', { name: `Set-up code for ${NAME}` });
    setUpCode = (await code.getByText(/^[a-z2-9]{5}-[a-z2-9]{5}$/).textContent()) ?? '';
    await expectAccessible(page);
    await code.getByRole('button', { name: 'Close' }).last().click();
    await expect(page.getByRole('row', { name: new RegExp(NAME) })).toContainText('Pending');
  });

  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const colleague = await context.newPage();
  await withAuthenticator(colleague);
  const told = await nextMessage(page.request, COLLEAGUE.phone, 'staff_invited', []);
  const door = new URL(told.variables.link ?? '').pathname;

  await test.step('the message names nobody; its link asks to sign in first', async () => {
    expect(told.body).not.toContain('Ziad');
    expect(told.body).not.toContain(setUpCode);
    await colleague.goto(door);
    await expect(colleague.getByRole('heading', { level: 1, name: 'You are invited to work here' })).toBeVisible();
    await expectAccessible(colleague);
    await signUp(colleague, COLLEAGUE, door);
  });

  await test.step('a guessed code is refused, the right one leads to the second factor and inside', async () => {
    await expect(colleague.getByText(`${DEMO_OWNER.name} invites you`)).toBeVisible();
    const field = colleague.getByLabel(/^Set-up code/);
    await field.fill('aaaaa-aaaaa');
    await colleague.getByRole('button', { name: 'Accept the invitation' }).click();
    await expect(colleague.getByText(/This set-up code is not right/)).toBeVisible();
    await expectAccessible(colleague);
    await field.fill(setUpCode);
    await colleague.getByRole('button', { name: 'Accept the invitation' }).click();
    await colleague.getByRole('button', { name: 'Set up a passkey' }).click();
    await colleague.getByRole('checkbox', { name: 'I have kept my recovery codes' }).check();
    await colleague.getByRole('button', { name: 'Go on' }).click();
    await expect(colleague).toHaveURL(/\/admin$/);
  });

  await test.step('owners hear of it and see the colleague among the staff', async () => {
    const joined = await nextMessage(page.request, DEMO_OWNER.phone, 'staff_joined', []);
    expect(joined.body).toContain(NAME);
    await page.reload();
    await expect(page.getByRole('row', { name: new RegExp(`${NAME}.*Accepted`) })).toBeVisible();
    await expect(page.getByRole('row', { name: new RegExp(`${NAME}.*Set up`) })).toBeVisible();
  });
  await context.close();
});
