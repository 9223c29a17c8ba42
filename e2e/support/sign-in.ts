import { mkdir, readFile, rmdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { codeIn, messagesTo, nextMessage } from './demo-inbox.js';

const kept = (name: string) => path.join(process.env.E2E_DATA_DIR ?? '', name);
const sessionOf = (phone: string) => kept(`session-${phone}.json`);

/**
 * Is signed in as somebody, for journeys about something else: with the session of whoever signed in so before in this run. Where there is
 * none, or it has ended, signs in as a person would. A code of an authenticator works once: staff can sign in every 30 seconds only.
 */
export async function enterAs(page: Page, phone: string): Promise<void> {
  const cookies = await readFile(sessionOf(phone), 'utf8').catch(() => null);
  if (cookies !== null) {
    await page.context().addCookies(JSON.parse(cookies));
    const session = await page.request.get('/api/identity/session');
    if (session.ok() && (await session.json())?.person) return;
    await page.context().clearCookies();
  }
  await signIn(page, phone);
}

/** Signs in at `/auth` as a person would: phone, code from the demo inbox. Ends where the site leads. */
export async function signIn(page: Page, phone: string, next?: string): Promise<void> {
  // Of two who sign in with one phone at the same moment, each could read the other's code.
  const turn = kept(`sign-in-${phone}`);
  const taken = () =>
    mkdir(turn).then(
      () => true,
      () => false,
    );
  await expect.poll(taken, { timeout: 200_000, intervals: [200] }).toBe(true);
  try {
    await signInAlone(page, phone, next);
    await writeFile(sessionOf(phone), JSON.stringify(await page.context().cookies()));
  } finally {
    await rmdir(turn);
  }
}

async function signInAlone(page: Page, phone: string, next?: string): Promise<void> {
  const before = await messagesTo(page.request, phone);
  await page.goto(next ? `/auth?next=${encodeURIComponent(next)}` : '/auth');
  await page.getByLabel(/phone number/i).fill(phone);
  await page.getByRole('button', { name: 'Send OTP' }).click();
  await confirmNumber(page);
  const message = await nextMessage(page.request, phone, 'otp_login', before);
  await page.getByRole('textbox', { name: 'OTP' }).fill(codeIn(message));
  await page.getByRole('button', { name: 'Verify OTP' }).click();
  await expect(page).not.toHaveURL(/\/auth/);
  await confirmSecondFactor(page, phone);
  // The next area is another document: leaving before it has begun would break off its loading.
  await page.waitForLoadState('networkidle');
}

/** Signs in over the form whose session has ended: the dialog names whose it was. */
export async function signInAgain(page: Page, { name, phone }: { name: string; phone: string }): Promise<void> {
  const again = page.getByRole('dialog', { name: 'Sign in again' });
  await expect(again).toContainText(name);
  const before = await messagesTo(page.request, phone);
  await again.getByLabel('Phone number').fill(phone);
  await again.getByRole('button', { name: 'Send code' }).click();
  const message = await nextMessage(page.request, phone, 'otp_login', before);
  await again.getByLabel('One-time code').fill(codeIn(message));
  await again.getByRole('button', { name: 'Sign in' }).click();
  const authenticator = again.getByLabel('Code of your authenticator');
  await expect(async () => {
    await authenticator.fill(await freshCode(page.request, phone));
    await again.getByRole('button', { name: 'Sign in' }).click();
    await expect(again).toBeHidden({ timeout: 15_000 });
  }).toPass({ timeout: 200_000, intervals: [1000, 5000, 10_000] });
}

/** Before the first code the site shows the number back and asks whether it is right. */
async function confirmNumber(page: Page): Promise<void> {
  const confirm = page.getByRole('button', { name: /yes/i });
  const otp = page.getByRole('textbox', { name: 'OTP' });
  await expect(confirm.or(otp)).toBeVisible();
  if (await confirm.isVisible()) await confirm.click();
}

/** Staff confirm their second factor; the demo plays their authenticator. A code that somebody else has just spent is waited out. */
async function confirmSecondFactor(page: Page, phone: string): Promise<void> {
  const shown = await page.request.get(`/dev/authenticator.json?phone=${encodeURIComponent(phone)}`);
  if (shown.status() === 404) return;
  await page.waitForURL(/\/admin-login/);
  const field = page.getByRole('textbox', { name: /6-digit code|الرمز من ستّة أرقام/ });
  await expect(async () => {
    await field.fill(await freshCode(page.request, phone));
    await field.press('Enter');
    await expect(page).not.toHaveURL(/\/admin-login/, { timeout: 15_000 });
  }).toPass({ timeout: 200_000, intervals: [1000, 5000, 10_000] });
}

/** Codes that these journeys have used: a code works once. */
const used = new Set<string>();

/** The next code of a demo account that was not used here, so that no attempt is refused in vain. */
export async function freshCode(request: APIRequestContext, phone: string): Promise<string> {
  let code = '';
  const isUsed = async () => {
    code = await authenticatorCode(request, phone);
    return used.has(`${phone} ${code}`);
  };
  await expect.poll(isUsed).toBe(false);
  used.add(`${phone} ${code}`);
  return code;
}

/** What the authenticator of a demo account shows now. */
export async function authenticatorCode(request: APIRequestContext, phone: string): Promise<string> {
  const answer = await request.get(`/dev/authenticator.json?phone=${encodeURIComponent(phone)}`);
  return (await answer.json()).code;
}
