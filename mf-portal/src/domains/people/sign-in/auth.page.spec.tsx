/**
 * @jest-environment jsdom
 */
import { rememberChosenLanguage } from '@diwan/mf-kit';
import { answerProblem, type FakeApi } from '@diwan/mf-kit/testing';
import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axeFaults, openPortal } from '../../../testing/open-portal.js';
import { RANA } from '../../../testing/samples.js';

const VISITOR = { status: 'visitor', person: null } as const;
const codeSent = (resendAfterSeconds = 60) => ({
  challengeId: 'c1',
  expiresAt: '2026-01-01T00:10:00.000Z',
  resendAfterSeconds,
  knownOnly: false,
});
const SENDS: FakeApi = { 'POST /identity/codes': () => codeSent() };
const needsDetails = (notice: 'ACCOUNT_NOT_FOUND' | null) => () => ({
  outcome: 'details-needed',
  ticket: 't1',
  phone: '+96170000009',
  notice,
});

const open = (api: FakeApi = SENDS, path = '/auth') => openPortal(path, { session: VISITOR, api });
const phone = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Phone number' });
const otp = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'OTP' });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

async function toCode(typed = '70 000 009') {
  await userEvent.type(phone(), typed);
  await press('Send OTP');
  return otp();
}
async function toDetails() {
  await userEvent.type(await toCode(), '123456');
  await press('Verify OTP');
  await screen.findByRole('heading', { name: 'Complete your profile' });
}
const fill = (name: string, text: string) => userEvent.type(screen.getByRole('textbox', { name }), text);

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

describe('the phone step', () => {
  it('shows the texts of the specification', async () => {
    await open();
    expect(screen.getByRole('heading', { level: 1, name: 'Sign In' })).toBeTruthy();
    expect(screen.getByText('Enter your phone number to continue')).toBeTruthy();
    expect(phone().placeholder).toBe('+961 70 123 456');
    expect(document.activeElement).toBe(phone());
    expect(await axeFaults()).toEqual([]);
  });

  it('D-152: the mode is in the address', async () => {
    await open(SENDS, '/auth?mode=sign-up');
    expect(screen.getByRole('heading', { level: 1, name: 'Sign Up' })).toBeTruthy();
  });

  it('D-152: the toggle changes the address, keeps where to go, clears the form and moves to the heading', async () => {
    const shell = await open(SENDS, '/auth?next=/client-portal/documents');
    await userEvent.type(phone(), '70');
    await userEvent.click(screen.getByRole('link', { name: 'Sign Up' }));
    const heading = await screen.findByRole('heading', { level: 1, name: 'Sign Up' });
    expect(shell.location()).toBe('/auth?mode=sign-up&next=%2Fclient-portal%2Fdocuments');
    expect(phone().value).toBe('');
    expect(document.activeElement).toBe(heading);
  });

  it.each(['', '12345', 'abcdefghij'])('D-005: refuses %j without asking the server', async (typed) => {
    const shell = await open();
    if (typed) await userEvent.type(phone(), typed);
    await press('Send OTP');
    expect(screen.getByText('Please enter a valid phone number')).toBeTruthy();
    expect(shell.toasts).toEqual([]);
    expect(phone().value).toBe(typed);
    expect(document.activeElement).toBe(phone());
    expect(shell.requests).toEqual([]);
  });

  it.each([
    ['03 123456', '+961 3 123 456', '+9613123456'],
    ['٠٣١٢٣٤٥٦', '+961 3 123 456', '+9613123456'],
    ['0096170123456', '+961 70 123 456', '+96170123456'],
    ['+33 6 12 34 56 78', '+33 612 345 678', '+33612345678'],
  ])('D-005: %s is shown back as %s and sent as %s', async (typed, shown, sent) => {
    const shell = await open();
    await userEvent.type(phone(), typed);
    expect((await screen.findByText(/Is it yours\?/)).textContent).toContain(shown);
    await press('Send OTP');
    await otp();
    expect(shell.requests[0]?.body).toEqual({ phone: sent, language: 'en' });
    expect(shell.toasts).toContainEqual(expect.objectContaining({ kind: 'success', text: 'OTP Sent' }));
  });

  it('D-005: a number without a country code takes the chosen country', async () => {
    const shell = await open();
    await userEvent.click(screen.getByRole('combobox', { name: 'Country' }));
    await userEvent.type(screen.getByPlaceholderText('Search countries...'), 'fran');
    await userEvent.click(screen.getByRole('option', { name: /France/ }));
    expect(phone().placeholder).toBe('+33 …');
    await toCode('06 12 34 56 78');
    expect(shell.requests[0]?.body).toMatchObject({ phone: '+33612345678' });
  });

  it('says when no country is found', async () => {
    await open();
    await userEvent.click(screen.getByRole('combobox', { name: 'Country' }));
    await userEvent.type(screen.getByPlaceholderText('Search countries...'), 'zzz');
    expect(screen.getAllByText('No country found.').length).toBeGreaterThan(0);
  });

  it.each([
    ['MESSAGE_NOT_SENT', {}, 'Error', 'Failed to send OTP. Please try again.'],
    ['UNAVAILABLE', {}, 'Error', 'Failed to send OTP. Please try again.'],
    ['TOO_MANY_REQUESTS', { retryAfterSeconds: 61 }, 'Error', 'Too many attempts. Please try again in 2 minutes.'],
    ['TOO_MANY_REQUESTS', { retryAfterSeconds: 5 }, 'Error', 'Too many attempts. Please try again in 1 minute.'],
    ['VALIDATION', { fieldErrors: { phone: 'invalid_phone' } }, null, 'Please enter a valid phone number'],
  ] as const)('%s %j: says so and keeps what was typed', async (code, more, title, text) => {
    const shell = await open({ 'POST /identity/codes': () => answerProblem(code, more) });
    await userEvent.type(phone(), '70000009');
    await press('Send OTP');
    expect(await screen.findByText(text)).toBeTruthy();
    expect(shell.toasts.map((toast) => toast.text)).toEqual(title === null ? [] : [title]);
    expect(phone().value).toBe('70000009');
  });

  it('D-008: when codes are scarce it is said that only accounts get one, not that one was sent', async () => {
    const shell = await open({ 'POST /identity/codes': () => ({ ...codeSent(), knownOnly: true }) });
    await toCode();
    expect(screen.getByText(/If this number has an account with us, its code is on the way/)).toBeTruthy();
    expect(screen.queryByText(/sent to/i)).toBeNull();
    expect(shell.toasts).toEqual([]);
    expect(await axeFaults()).toEqual([]);
  });

  it('sends once for two presses at once', async () => {
    const shell = await open();
    await userEvent.type(phone(), '70000009');
    const form = phone().form as HTMLFormElement;
    fireEvent.submit(form);
    fireEvent.submit(form);
    await otp();
    expect(shell.requests).toHaveLength(1);
  });
});

describe('the code step', () => {
  it('shows the texts of the specification and takes the focus', async () => {
    await open();
    const input = await toCode();
    expect(screen.getByText('Enter the OTP sent to your phone')).toBeTruthy();
    expect(document.activeElement).toBe(input);
    expect(input.autocomplete).toBe('one-time-code');
    expect(input.inputMode).toBe('numeric');
    expect(await axeFaults()).toEqual([]);
  });

  it('D-006: takes digits only, in any script, and does not send what cannot be a code', async () => {
    const shell = await open();
    const input = await toCode();
    await userEvent.type(input, 'ab١٢c3');
    expect(input.value).toBe('123');
    await press('Verify OTP');
    expect(await screen.findByText('Please enter a valid 6-digit OTP')).toBeTruthy();
    expect(shell.toasts.map(({ text }) => text)).toEqual(['OTP Sent']);
    expect(shell.requests).toHaveLength(1);
  });

  it('D-006: a pasted "123 456" is taken', async () => {
    const shell = await open({
      ...SENDS,
      'POST /identity/codes/verify': () => ({ outcome: 'signed-in', person: RANA, notice: null }),
    });
    const input = await toCode();
    await userEvent.paste('123 456');
    expect(input.value).toBe('123456');
    await press('Verify OTP');
    await waitFor(() => expect(shell.location()).toBe('/client-portal'));
    expect(shell.requests[1]?.body).toEqual({ challengeId: 'c1', code: '123456', mode: 'sign-in' });
    expect(shell.toasts.at(-1)).toMatchObject({ kind: 'success', text: 'Welcome back!' });
  });

  it.each([
    ['OTP_INVALID', {}, null, 'OTP is invalid or expired'],
    ['OTP_DEAD', {}, null, 'This code no longer works. Ask for a new one.'],
    ['INTERNAL', {}, 'Error', 'Failed to verify OTP. Please try again.'],
    ['TOO_MANY_REQUESTS', { retryAfterSeconds: 900 }, 'Error', 'Too many attempts. Please try again in 15 minutes.'],
  ] as const)('%s: says so and keeps the code', async (code, more, title, text) => {
    const shell = await open({ ...SENDS, 'POST /identity/codes/verify': () => answerProblem(code, more) });
    const input = await toCode();
    await userEvent.type(input, '123456');
    await press('Verify OTP');
    expect(await screen.findByText(text)).toBeTruthy();
    expect(shell.toasts.map((toast) => toast.text)).toEqual(['OTP Sent', ...(title === null ? [] : [title])]);
    expect(input.value).toBe('123456');
  });

  it('M11: after a dead code, another one is offered at once', async () => {
    let sent = 0;
    const shell = await open({
      'POST /identity/codes': () => {
        sent += 1;
        return codeSent();
      },
      'POST /identity/codes/verify': () => answerProblem('OTP_DEAD'),
    });
    await userEvent.type(await toCode(), '123456');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: /^Resend OTP in/ }).disabled).toBe(true);
    await press('Verify OTP');
    await screen.findByText('This code no longer works. Ask for a new one.');
    await press('Resend OTP');
    await waitFor(() => expect(sent).toBe(2));
    expect(screen.queryByText('This code no longer works. Ask for a new one.')).toBeNull();
    expect(shell.toasts.map(({ text }) => text)).toEqual(['OTP Sent']);
  });

  it.each([
    ['en', 'ar', false, ['/ar/client-portal']],
    ['ar', 'en', false, ['/client-portal']],
    ['en', 'ar', true, []],
    ['en', 'en', false, []],
  ] as const)(
    'M14: on a page in %s, somebody who speaks %s (page chosen: %s) goes on in %j',
    async (page, speaks, chose, documents) => {
      if (chose) rememberChosenLanguage();
      const shell = await openPortal('/auth', {
        session: VISITOR,
        language: page,
        api: {
          ...SENDS,
          'POST /identity/codes/verify': () => ({
            outcome: 'signed-in',
            person: { ...RANA, language: speaks },
            notice: null,
          }),
        },
      });
      await userEvent.type(document.querySelector('input[name=phone]') as HTMLElement, '70000009');
      fireEvent.submit(document.querySelector('form') as HTMLFormElement);
      await waitFor(() => expect(document.querySelector('input[name=code]')).toBeTruthy());
      await userEvent.type(document.querySelector('input[name=code]') as HTMLElement, '123456');
      fireEvent.submit(document.querySelector('form') as HTMLFormElement);
      await waitFor(() => expect(shell.toasts).toHaveLength(1));
      if (documents.length === 0) await waitFor(() => expect(shell.location()).toBe('/client-portal'));
      expect(shell.documents).toEqual(documents);
    },
  );

  it('Back returns to the phone, and the same phone goes on with the code it has', async () => {
    const shell = await open();
    await toCode();
    await press('Back');
    expect(phone().value).toBe('70 000 009');
    expect(document.activeElement).toBe(phone());
    await press('Send OTP');
    await otp();
    expect(shell.requests).toHaveLength(1);
  });

  it('asks for another code only when the server allows it', async () => {
    await open();
    await toCode();
    const button = screen.getByRole<HTMLButtonElement>('button', { name: /^Resend OTP in \d+ seconds$/ });
    expect(button.disabled).toBe(true);
  });

  it('sends another code and empties the box', async () => {
    const shell = await open({ 'POST /identity/codes': () => codeSent(0) });
    const input = await toCode();
    await userEvent.type(input, '111');
    await press('Resend OTP');
    await waitFor(() => expect(shell.requests).toHaveLength(2));
    await waitFor(() => expect(input.value).toBe(''));
    expect(shell.toasts.map(({ text }) => text)).toEqual(['OTP Sent']);
  });

  it('D-007: signing up with a phone that has a profile says so and signs in with the same code', async () => {
    const shell = await open(
      {
        ...SENDS,
        'POST /identity/codes/verify': () => ({ outcome: 'signed-in', person: RANA, notice: 'ACCOUNT_EXISTS' }),
      },
      '/auth?mode=sign-up&next=/client-portal/documents',
    );
    await userEvent.type(await toCode(), '123456');
    await press('Verify OTP');
    await waitFor(() => expect(shell.location()).toBe('/client-portal/documents'));
    expect(shell.toasts.map(({ text, description }) => [text, description])).toEqual([
      ['Account exists', 'An account with this phone number already exists. Please sign in.'],
      ['Welcome back!', undefined],
    ]);
  });
});

describe('the details step', () => {
  const api: FakeApi = { ...SENDS, 'POST /identity/codes/verify': needsDetails('ACCOUNT_NOT_FOUND') };

  it('D-007: signing in without a profile says so, switches to sign-up and needs no second code', async () => {
    const shell = await open(api, '/auth?next=/client-portal');
    await toDetails();
    expect(shell.toasts.at(-1)).toMatchObject({
      text: 'Account not found',
      description: 'No account found with this phone number. Please sign up first.',
    });
    expect(screen.getByRole('heading', { level: 1, name: 'Sign Up' })).toBeTruthy();
    await waitFor(() => expect(shell.location()).toBe('/auth?mode=sign-up&next=%2Fclient-portal'));
    expect(document.activeElement?.textContent).toBe('Complete your profile');
    expect(shell.requests.filter(({ path }) => path === '/identity/codes')).toHaveLength(1);
    expect(await axeFaults()).toEqual([]);
  });

  it('D-011: the WhatsApp number is the verified phone until another one is typed', async () => {
    await open(api);
    await toDetails();
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'WhatsApp number' }).value).toBe('+961 70 000 009');
    expect(screen.getByText(/receives nothing until it is verified/)).toBeTruthy();
  });

  it('names what is missing, at the fields and in a summary in the words of the specification', async () => {
    const shell = await open(api);
    await toDetails();
    await press('Complete Sign Up');
    expect(await screen.findAllByText('First name is required')).toHaveLength(2);
    expect(screen.getAllByText('Last name is required')).toHaveLength(2);
    expect(screen.getByText('Please fill in all required fields')).toBeTruthy();
    expect(shell.toasts.map(({ text }) => text)).not.toContain('Missing Information');
    expect(shell.requests).toHaveLength(2);
    expect(await axeFaults()).toEqual([]);
  });

  it('D-010: an empty e-mail is sent as none', async () => {
    const shell = await open({ ...api, 'POST /identity/sign-up': () => ({ person: RANA }) });
    await toDetails();
    await fill('First name', ' Nour ');
    await fill('Last name', 'Aoun');
    await press('Complete Sign Up');
    await waitFor(() => expect(shell.location()).toBe('/client-portal'));
    expect(shell.requests[2]?.body).toEqual({
      ticket: 't1',
      firstName: 'Nour',
      lastName: 'Aoun',
      whatsappNumber: '+96170000009',
      email: null,
      address: null,
      language: 'en',
    });
    expect(shell.toasts.at(-1)).toMatchObject({ kind: 'success', text: 'Account Created!' });
  });

  it.each([
    ['INTERNAL', 'Error', 'Failed to create account. Please try again.'],
    ['UNAVAILABLE', 'Error', 'Failed to create account. Please try again.'],
  ] as const)('%s: says so and keeps everything', async (code, title, text) => {
    const shell = await open({ ...api, 'POST /identity/sign-up': () => answerProblem(code) });
    await toDetails();
    await fill('First name', 'Nour');
    await fill('Last name', 'Aoun');
    await press('Complete Sign Up');
    expect(await screen.findByText(text)).toBeTruthy();
    expect(shell.toasts.at(-1)).toMatchObject({ text: title, description: text });
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'First name' }).value).toBe('Nour');
  });

  it("shows the server's complaint at its field", async () => {
    await open({
      ...api,
      'POST /identity/sign-up': () => answerProblem('VALIDATION', { fieldErrors: { whatsappNumber: 'invalid_phone' } }),
    });
    await toDetails();
    await fill('First name', 'Nour');
    await fill('Last name', 'Aoun');
    await press('Complete Sign Up');
    const field = screen.getByRole('textbox', { name: 'WhatsApp number' });
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
    expect(screen.getAllByText('Please enter a valid phone number').length).toBeGreaterThan(0);
  });

  it('an account made meanwhile: says so and returns to signing in', async () => {
    const shell = await open({ ...api, 'POST /identity/sign-up': () => answerProblem('ACCOUNT_EXISTS') });
    await toDetails();
    await fill('First name', 'Nour');
    await fill('Last name', 'Aoun');
    await press('Complete Sign Up');
    expect(await screen.findByRole('heading', { level: 1, name: 'Sign In' })).toBeTruthy();
    expect(phone().value).toBe('70 000 009');
    expect(shell.toasts.at(-1)).toMatchObject({ text: 'Account exists' });
  });

  it('an expired verification asks for a new code and keeps the details', async () => {
    let tries = 0;
    const shell = await open({
      ...api,
      'POST /identity/sign-up': () => (tries++ === 0 ? answerProblem('TICKET_INVALID') : { person: RANA }),
    });
    await toDetails();
    await fill('First name', 'Nour');
    await fill('Last name', 'Aoun');
    await press('Complete Sign Up');
    await waitFor(() => expect(phone().value).toBe('70 000 009'));
    expect(shell.toasts.at(-1)?.description).toBe('Your verification has expired. Please request a new code.');
    await press('Send OTP');
    await userEvent.type(await otp(), '123456');
    await press('Verify OTP');
    expect((await screen.findByRole<HTMLInputElement>('textbox', { name: 'First name' })).value).toBe('Nour');
  });
});

describe('H4c: a reload on "Complete your profile"', () => {
  const api: FakeApi = {
    ...SENDS,
    'POST /identity/codes/verify': needsDetails(null),
    'POST /identity/sign-up': () => ({ person: RANA }),
  };
  const reload = async () => {
    cleanup();
    return open(api, '/auth?mode=sign-up');
  };

  it('keeps the verified phone and what was typed, and forgets both once they are used', async () => {
    const before = await open(api, '/auth?mode=sign-up');
    await toDetails();
    await fill('First name', 'Nour');
    expect(before.location()).toBe('/auth?mode=sign-up');
    const shell = await reload();
    expect(await screen.findByRole('heading', { name: 'Complete your profile' })).toBeTruthy();
    expect(screen.getByText('+961 70 000 009', { selector: 'bdi' })).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'First name' }).value).toBe('Nour');
    await fill('Last name', 'Aoun');
    await press('Complete Sign Up');
    await waitFor(() => expect(shell.location()).toBe('/client-portal'));
    expect(shell.requests[0]).toMatchObject({ path: '/identity/sign-up', body: { ticket: 't1', firstName: 'Nour' } });
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('Nour');
    await reload();
    expect(phone().value).toBe('');
  });

  it('ends with the proof of the phone', async () => {
    await open(api, '/auth?mode=sign-up');
    await toDetails();
    const now = Date.now;
    Date.now = () => now() + 16 * 60_000;
    await reload();
    Date.now = now;
    expect(phone().value).toBe('');
    expect(sessionStorage).toHaveLength(0);
  });
});

describe('people who are signed in already', () => {
  it('D-012: go on to their portal without a form', async () => {
    const shell = await openPortal('/auth', { api: { 'GET /cases/my/cases': () => [] } });
    await waitFor(() => expect(shell.location()).toBe('/client-portal'));
  });
});

it('I18-01: the whole page is Arabic at /ar', async () => {
  await openPortal('/auth', { session: VISITOR, language: 'ar', api: SENDS });
  expect(screen.getByRole('heading', { level: 1, name: 'تسجيل الدخول' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'إرسال رمز التحقّق' })).toBeTruthy();
});
