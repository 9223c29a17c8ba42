import { expect, type Page } from '@playwright/test';
import { codeIn, messagesTo, nextMessage } from './demo-inbox.js';

export interface Newcomer {
  phone: string;
  firstName: string;
  lastName: string;
}

/** Signs up somebody new at `/auth`, who is led on to `next`. */
export async function signUp(page: Page, { phone, firstName, lastName }: Newcomer, next: string): Promise<void> {
  await page.goto(`/auth?next=${encodeURIComponent(next)}`);
  await page
    .getByRole('button', { name: 'Sign Up' })
    .or(page.getByRole('link', { name: 'Sign Up' }))
    .first()
    .click();
  const before = await messagesTo(page.request, phone);
  await page.getByLabel(/phone number/i).fill(phone);
  await page.getByRole('button', { name: 'Send OTP' }).click();
  const confirm = page.getByRole('button', { name: /yes/i });
  const otp = page.getByRole('textbox', { name: 'OTP' });
  await expect(confirm.or(otp)).toBeVisible();
  if (await confirm.isVisible()) await confirm.click();
  const message = await nextMessage(page.request, phone, 'otp_login', before);
  await otp.fill(codeIn(message));
  await page.getByRole('button', { name: 'Verify OTP' }).click();
  await page.getByLabel(/first name/i).fill(firstName);
  await page.getByLabel(/last name/i).fill(lastName);
  await page.getByRole('button', { name: 'Complete Sign Up' }).click();
  await expect(page).toHaveURL(new RegExp(next));
}
