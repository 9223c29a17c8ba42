/**
 * @jest-environment jsdom
 */
import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { openPage, siteApi } from '../../../testing/open-page.js';

afterEach(cleanup);
afterEach(() => sessionStorage.clear());

async function sendOver(channel?: string, wish?: (user: UserEvent) => Promise<void>) {
  let answer: () => void = () => undefined;
  const waiting = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const { sent } = await openPage('/consultation', {
    api: siteApi({
      'POST /chatbot/leads': async () => {
        await waiting;
        return { reference: 'L-2026-0007' };
      },
    }),
  });
  const user = userEvent.setup();
  await user.type(screen.getByLabelText(/^First name/), 'Rana');
  await user.type(screen.getByLabelText(/^Last name/), 'Haddad');
  await user.type(screen.getByLabelText(/^WhatsApp number/), '70123456');
  await user.selectOptions(screen.getByLabelText(/^Legal area/), 'Criminal');
  if (channel) await user.click(screen.getByLabelText(channel));
  await wish?.(user);
  await user.click(screen.getByRole('checkbox', { name: /I agree/ }));
  expect(screen.queryByText('Redirecting to Consultation...')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Request Free Consultation' }));
  return { sent, answer };
}

describe('consultation', () => {
  it('D-033: anyone may ask; the texts of the transition are there only while the request is on its way', async () => {
    const { answer } = await sendOver();
    expect(await screen.findByText('Redirecting to Consultation...')).toBeTruthy();
    expect(screen.getByText('Please wait while we prepare your consultation request.')).toBeTruthy();
    answer();
    await screen.findByText(/Your reference is/);
    expect(screen.queryByText('Redirecting to Consultation...')).toBeNull();
  });

  it('D-033 and D-051: the lead is saved first, then a visible link opens the chat with nothing but the reference', async () => {
    const { sent, answer } = await sendOver();
    answer();
    const link = await screen.findByRole('link', { name: /^Continue on WhatsApp/ });
    const chat = new URL(link.getAttribute('href') ?? '');
    expect(chat.host + chat.pathname).toBe('wa.me/96170000001');
    expect(chat.searchParams.get('text')).toBe('Hello, I sent a request on your website. My reference is L-2026-0007.');
    expect(chat.href).not.toMatch(/Rana|70123456/);
    expect(sent('POST /chatbot/leads').at(-1)?.body).toMatchObject({ channel: 'whatsapp', source: 'consultation' });
  });

  it('what was typed is there again after a reload, until the request has arrived; agreeing is done anew', async () => {
    await openPage('/consultation', { api: siteApi({}) });
    const user = userEvent.setup();
    await user.type(screen.getByLabelText(/^First name/), 'Salma');
    await user.type(screen.getByLabelText(/^WhatsApp number/), '71 234 567');
    await user.selectOptions(screen.getByLabelText(/^Legal area/), 'Criminal');
    await user.click(screen.getByLabelText('Video'));
    await user.type(screen.getByLabelText(/^Message/), 'By Friday.');
    await user.click(screen.getByRole('checkbox', { name: /I agree/ }));
    window.dispatchEvent(new Event('pagehide'));
    cleanup();
    await openPage('/consultation', { api: siteApi({ 'POST /chatbot/leads': () => ({ reference: 'L-2026-0008' }) }) });
    const typed = () => Object.fromEntries(new FormData(document.querySelector('form.ui-form') as HTMLFormElement));
    expect(typed()).toMatchObject({
      firstName: 'Salma',
      phone: '71 234 567',
      area: 'criminal',
      channel: 'video',
      message: 'By Friday.',
    });
    expect(typed().consent).toBeUndefined();
    await user.type(screen.getByLabelText(/^Last name/), 'Aoun');
    await user.click(screen.getByRole('checkbox', { name: /I agree/ }));
    await user.click(screen.getByRole('button', { name: 'Request Free Consultation' }));
    await screen.findByText(/Your reference is/);
    window.dispatchEvent(new Event('pagehide'));
    cleanup();
    await openPage('/consultation', { api: siteApi({}) });
    expect(typed().firstName).toBe('');
  });

  it('LEAD-04: another way to talk may be chosen', async () => {
    const { sent, answer } = await sendOver('Video');
    answer();
    await screen.findByText(/Your reference is/);
    expect(sent('POST /chatbot/leads').at(-1)?.body).toMatchObject({ channel: 'video' });
  });

  it('LEAD-04: one may say with whom, when and in which language; the browser’s time zone is guessed', async () => {
    const { sent, answer } = await sendOver(undefined, async (user) => {
      await user.selectOptions(screen.getByLabelText('Lawyer'), 'Nour Example');
      await user.click(screen.getByLabelText('French'));
      await user.click(screen.getByLabelText('Morning, 8 to 12'));
      await user.type(screen.getByLabelText('Days that suit you'), 'Mondays');
      await user.selectOptions(screen.getByLabelText('Your time zone'), 'Paris, Brussels');
    });
    answer();
    await screen.findByText(/Your reference is/);
    expect(sent('POST /chatbot/leads').at(-1)?.body).toMatchObject({
      wish: { lawyer: 'nour-example', parts: ['morning'], days: 'Mondays', timeZone: 'Europe/Paris', spoken: 'fr' },
    });
  });

  it('PUB-08: who comes from a lawyer’s profile has that lawyer chosen', async () => {
    await openPage('/consultation?lawyer=nour-example', {});
    expect(screen.getByLabelText('Lawyer')).toHaveProperty('value', 'nour-example');
  });

  it('LEAD-04: while the lawyers cannot be had, one may ask all the same', async () => {
    const api = siteApi({ 'GET /news/site/attorneys': () => Promise.reject(new Error('away')) });
    await openPage('/consultation?lawyer=nour-example', { api });
    expect(screen.queryByLabelText('Lawyer')).toBeNull();
    expect(screen.getByLabelText(/^First name/)).toBeTruthy();
  });

  it('D-033: after a form without JavaScript the link is on the page that follows', async () => {
    await openPage('/consultation', { said: { sent: 'L-2026-0008', channel: 'whatsapp' } });
    expect(screen.getByRole('link', { name: /^Continue on WhatsApp/ })).toBeTruthy();
    expect(screen.getByText(/Press the button to open the chat/)).toBeTruthy();
  });
});
