/**
 * @jest-environment jsdom
 */
import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { openPage } from '../../../testing/open-page.js';

afterEach(cleanup);

const ANSWER = {
  ...{ id: '64b0000000000000000000d1', version: 1, title: { en: 'Arrived', ar: 'وصلنا' } },
  text: { en: 'Your documents arrived.', ar: 'وصلتنا مستنداتك.' },
};
const PAGE = '/admin/conversations/answers';

describe('PORT-06: ready answers', () => {
  it('are kept in both languages, none of which may be missing', async () => {
    const { container, user, requests } = await openPage(PAGE, {
      api: { 'GET /chatbot/canned-answers': () => [], 'POST /chatbot/canned-answers': () => ANSWER },
    });
    await screen.findByText('No ready answers');
    await user.click(screen.getByRole('button', { name: 'New answer' }));
    await user.type(screen.getByLabelText(/^Name in English/), 'Arrived');
    await user.type(screen.getByLabelText(/^Answer in English/), 'Your documents arrived.');
    await user.click(screen.getByRole('button', { name: 'Save answer' }));
    expect(requests.some(({ method }) => method === 'POST')).toBe(false);
    await user.type(screen.getByLabelText(/^Name in Arabic/), 'وصلنا');
    await user.type(screen.getByLabelText(/^Answer in Arabic/), 'وصلتنا مستنداتك.');
    expect((await axe(container)).violations).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Save answer' }));
    const { title, text } = ANSWER;
    await waitFor(() => expect(requests.find(({ method }) => method === 'POST')?.body).toEqual({ title, text }));
  });

  it('are removed after a question that names them, in Arabic too', async () => {
    const { container, user, requests } = await openPage(PAGE, {
      api: { 'GET /chatbot/canned-answers': () => [ANSWER], 'DELETE /chatbot/canned-answers/:id': () => undefined },
      language: 'ar',
    });
    await user.click(await screen.findByRole('button', { name: 'حذف' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'حذف «وصلنا»؟' });
    expect((await axe(container)).violations).toEqual([]);
    await user.click(within(dialog).getByRole('button', { name: 'حذف' }));
    await waitFor(() => expect(requests.some(({ method }) => method === 'DELETE')).toBe(true));
  });
});
