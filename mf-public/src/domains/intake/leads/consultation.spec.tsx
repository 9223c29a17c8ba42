/**
 * @jest-environment jsdom
 */
import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openPage, siteApi } from '../../../testing/open-page.js';

afterEach(cleanup);

async function sendOver(channel?: string) {
  let answer: () => void = () => undefined;
  const waiting = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const { requests } = await openPage('/consultation', {
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
  await user.click(screen.getByRole('checkbox'));
  expect(screen.queryByText('Redirecting to Consultation...')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Request Free Consultation' }));
  return { requests, answer };
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
    const { requests, answer } = await sendOver();
    answer();
    const link = await screen.findByRole('link', { name: /^Continue on WhatsApp/ });
    const chat = new URL(link.getAttribute('href') ?? '');
    expect(chat.host + chat.pathname).toBe('wa.me/96170000001');
    expect(chat.searchParams.get('text')).toBe('Hello, I sent a request on your website. My reference is L-2026-0007.');
    expect(chat.href).not.toMatch(/Rana|70123456/);
    expect(requests.at(-1)?.body).toMatchObject({ channel: 'whatsapp', source: 'consultation' });
  });

  it('LEAD-04: another way to talk may be chosen', async () => {
    const { requests, answer } = await sendOver('Video');
    answer();
    await screen.findByText(/Your reference is/);
    expect(requests.at(-1)?.body).toMatchObject({ channel: 'video' });
  });

  it('D-033: after a form without JavaScript the link is on the page that follows', async () => {
    await openPage('/consultation?sent=L-2026-0008&channel=whatsapp');
    expect(screen.getByRole('link', { name: /^Continue on WhatsApp/ })).toBeTruthy();
    expect(screen.getByText(/Press the button to open the chat/)).toBeTruthy();
  });
});
