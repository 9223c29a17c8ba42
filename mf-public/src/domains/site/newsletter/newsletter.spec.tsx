/**
 * @jest-environment jsdom
 */

import { answerProblem, type FakeApi } from '@diwan/mf-kit/testing';
import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openPage, siteApi } from '../../../testing/open-page.js';

afterEach(cleanup);

const SUBSCRIBE = 'POST /news/newsletter/subscriptions';
const CONFIRM = 'POST /news/newsletter/confirmations';
const END = 'POST /news/newsletter/unsubscriptions';
const TOKEN = 'a'.repeat(40);
const posts = (requests: { method: string }[]) => requests.filter(({ method }) => method === 'POST').length;
const api = (changes: FakeApi = {}) => siteApi({ [SUBSCRIBE]: () => ({ status: 'check-inbox' }), ...changes });

describe('newsletter', () => {
  it('D-066: "Stay Informed" asks to look into the inbox, once for a double click', async () => {
    const { requests, sent } = await openPage('/news', { api: api() });
    const user = userEvent.setup();
    expect(screen.getByRole('heading', { name: 'Stay Informed' })).toBeTruthy();
    await user.type(screen.getByLabelText(/^E-mail address/), 'reader@example.com');
    await user.click(screen.getByLabelText('Immigration'));
    const button = screen.getByRole('button', { name: 'Subscribe' });
    fireEvent.click(button);
    fireEvent.click(button);
    const notice = await screen.findByText('Check your inbox to confirm.');
    // The button is gone; the focus must not be lost with it.
    expect(document.activeElement?.contains(notice)).toBe(true);
    expect(document.activeElement).not.toBe(document.body);
    expect(posts(requests)).toBe(1);
    expect(sent(SUBSCRIBE).at(-1)?.body).toEqual({
      email: 'reader@example.com',
      language: 'en',
      categories: ['Immigration'],
      consentVersion: 'newsletter-2026-11',
      website: '',
    });
  });

  it('an address that is none is said at its field and not sent', async () => {
    const { requests } = await openPage('/news', { api: api() });
    await userEvent.setup().type(screen.getByLabelText(/^E-mail address/), 'reader@');
    fireEvent.click(screen.getByRole('button', { name: 'Subscribe' }));
    const fault = await screen.findByText('Enter an e-mail address such as name@example.com');
    const field = screen.getByLabelText(/^E-mail address/);
    expect(document.activeElement).toBe(field);
    expect(document.getElementById(field.getAttribute('aria-describedby') ?? '')?.contains(fault)).toBe(true);
    screen.getByRole('button', { name: 'Subscribe' }).focus();
    fireEvent.click(screen.getByRole('button', { name: 'Subscribe' }));
    expect(document.activeElement).toBe(field);
    expect(posts(requests)).toBe(0);
  });

  it('D-066: a failure keeps the address', async () => {
    await openPage('/news', { api: api({ [SUBSCRIBE]: () => answerProblem('TOO_MANY_REQUESTS') }) });
    await userEvent.setup().type(screen.getByLabelText(/^E-mail address/), 'reader@example.com');
    fireEvent.click(screen.getByRole('button', { name: 'Subscribe' }));
    expect((await screen.findByRole('alert')).textContent).toContain('We could not take your address.');
    expect((screen.getByLabelText(/^E-mail address/) as HTMLInputElement).value).toBe('reader@example.com');
  });

  it('NEWS-06: a topic that is not offered any more is named as the fault, with and without JavaScript', async () => {
    const gone = api({
      [SUBSCRIBE]: () => answerProblem('VALIDATION', { fieldErrors: { 'categories.0': 'archived_category' } }),
    });
    await openPage('/news', { api: gone });
    await userEvent.setup().type(screen.getByLabelText(/^E-mail address/), 'reader@example.com');
    fireEvent.click(screen.getByLabelText('Immigration'));
    fireEvent.click(screen.getByRole('button', { name: 'Subscribe' }));
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('A topic you chose is not offered any more.');
    expect((screen.getByLabelText(/^E-mail address/) as HTMLInputElement).value).toBe('reader@example.com');
    cleanup();
    const form = { email: 'reader@example.com', categories: 'Immigration' };
    const { result } = await openPage('/news', { api: gone, form });
    expect(result.status).toBe(400);
    expect(screen.getByRole('alert').textContent).toContain('A topic you chose is not offered any more.');
    expect((screen.getByLabelText(/^E-mail address/) as HTMLInputElement).value).toBe('reader@example.com');
  });

  it('NEWS-06: the topics are those of the firm, by the names they have now', async () => {
    const tax = { id: 'tax-law', name: { en: 'Taxes', ar: 'الضرائب' } };
    const { sent } = await openPage('/news', {
      api: api({ 'GET /news/categories': () => [tax] }),
      language: 'ar',
    });
    const boxes = screen.getAllByRole('checkbox') as HTMLInputElement[];
    expect(boxes.map(({ value }) => value)).toEqual(['tax-law']);
    fireEvent.click(screen.getByLabelText('الضرائب'));
    await userEvent.setup().type(screen.getByLabelText(/^البريد الإلكتروني/), 'reader@example.com');
    fireEvent.click(screen.getByRole('button', { name: 'اشتراك' }));
    await screen.findByText('راجعوا بريدكم لتأكيد الاشتراك.');
    expect(sent(SUBSCRIBE).at(-1)?.body).toMatchObject({ categories: ['tax-law'] });
  });

  it('D-066: works without JavaScript', async () => {
    const { result, requests } = await openPage('/news', { api: api(), form: { email: 'reader@example.com' } });
    expect(result.redirect).toBe('/news?newsletter=check-inbox#newsletter');
    expect(posts(requests)).toBe(1);
    await openPage('/news?newsletter=check-inbox', { api: api() });
    expect(screen.getByText('Check your inbox to confirm.')).toBeTruthy();
    cleanup();
    const wrong = await openPage('/news', { api: api(), form: { email: 'reader', categories: 'Immigration' } });
    expect(wrong.result.status).toBe(400);
    expect(document.querySelector('#newsletter form')?.getAttribute('action')).toBe('/news#newsletter');
    expect((screen.getByLabelText('Immigration') as HTMLInputElement).checked).toBe(true);
    expect((screen.getByLabelText('Criminal Law') as HTMLInputElement).checked).toBe(false);
    expect((screen.getByLabelText(/^E-mail address/) as HTMLInputElement).value).toBe('reader');
  });
});

describe('links of newsletter mails', () => {
  it.each([
    ['/newsletter/confirm', CONFIRM, 'Confirm subscription', 'You are subscribed.'],
    ['/newsletter/unsubscribe', END, 'Unsubscribe', 'You are unsubscribed. We will not write again.'],
  ])('D-066: opening %s does nothing; its button does', async (path, endpoint, label, done) => {
    const { requests, sent } = await openPage(`${path}?token=${TOKEN}`, {
      api: siteApi({ [endpoint]: () => ({ status: 'x' }) }),
    });
    expect(posts(requests)).toBe(0);
    const button = screen.getByRole('button', { name: label });
    expect(button.closest('form')?.getAttribute('method')).toBe('post');
    fireEvent.click(button);
    const outcome = await screen.findByText(done);
    expect(document.activeElement?.contains(outcome)).toBe(true);
    expect(document.activeElement).not.toBe(document.body);
    expect(sent(endpoint).at(-1)?.body).toEqual({ token: TOKEN });
  });

  it('D-066: the button works without JavaScript, and the address afterwards holds no token', async () => {
    const confirmed = await openPage('/newsletter/confirm', {
      api: siteApi({ [CONFIRM]: () => ({ status: 'subscribed' }) }),
      form: { token: TOKEN },
    });
    expect(confirmed.result.redirect).toBe('/newsletter/confirm?step=done');
  });

  it('a link that is out of date is told from a failure', async () => {
    const link = `/newsletter/confirm?token=${TOKEN}`;
    await openPage(link, { api: siteApi({ [CONFIRM]: () => answerProblem('NOT_FOUND') }) });
    fireEvent.click(screen.getByRole('button'));
    expect(await screen.findByText(/This link is not valid any more/)).toBeTruthy();
    cleanup();
    await openPage(link, { api: siteApi({ [CONFIRM]: () => answerProblem('UNAVAILABLE') }) });
    fireEvent.click(screen.getByRole('button'));
    expect(await screen.findByText(/That did not work just now/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Confirm subscription' })).toBeTruthy();
  });
});
