/**
 * @jest-environment jsdom
 */
import type { FakeApi } from '@diwan/mf-kit/testing';
import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { openPage, pageOf } from '../../../testing/open-page.js';
import type { MessageTemplate, Registration } from './api/message-templates.js';

afterEach(cleanup);

const aRegistration = (changes: Partial<Registration> = {}): Registration => ({
  ...{ state: 'approved', reason: null, contentSid: `HX${'1'.repeat(32)}`, version: 1 },
  ...{ submittedAt: null, checkedAt: null, lastUsedAt: '2026-01-01T10:00:00.000Z', uses: 12, fallbacks: 2 },
  ...{ preview: 'Hello Nour Karam.', copyLabel: null, buttons: [], faults: [], history: [] },
  ...changes,
});
const arabic = aRegistration({
  ...{ state: 'rejected', reason: 'INCORRECT_CATEGORY', preview: 'مرحباً نور كرم.', lastUsedAt: null, fallbacks: 3 },
  history: [
    { at: '2026-01-01T10:00:00.000Z', from: 'pending', to: 'rejected', reason: 'INCORRECT_CATEGORY', byStaff: false },
  ],
});
const aTemplate = (changes: Partial<MessageTemplate> = {}): MessageTemplate => ({
  ...{ name: 'receipt_issued', category: 'utility', inUse: true },
  subject: { en: 'Your receipt {{number}}', ar: 'إيصالك {{number}}' },
  variables: [{ name: 'name', sample: { en: 'Nour Karam', ar: 'نور كرم' } }],
  languages: { en: aRegistration(), ar: arabic },
  ...changes,
});
const NO_COUNTS = {
  ...{ draft: 0, submitted: 0, received: 0, pending: 0, approved: 1, rejected: 1, paused: 0, disabled: 0 },
};
const listed = (items: MessageTemplate[], canSubmit = true) => ({ ...pageOf(items), canSubmit, counts: NO_COUNTS });
const api = (more: FakeApi = {}): FakeApi => ({
  'GET /notifications/message-templates': () => listed([aTemplate()]),
  ...more,
});

describe('NOT-02: templates of messages', () => {
  it('stand in a list with their state in each language, and open with what a phone shows, side by side', async () => {
    const { user, container } = await openPage('/admin/message-templates', { api: api() });
    const row = within(await screen.findByRole('row', { name: /Your receipt/ }));
    for (const text of ['Utility', 'Approved', 'Rejected', '5']) expect(row.getByText(text)).toBeTruthy();
    await user.click(row.getByRole('button', { name: 'Your receipt' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Your receipt' }));
    expect(sheet.getByText('Hello Nour Karam.')).toBeTruthy();
    expect(sheet.getByText('مرحباً نور كرم.').closest('[dir]')?.getAttribute('dir')).toBe('rtl');
    expect(sheet.getAllByText(/WhatsApp sees it in another category/).length).toBeGreaterThan(0);
    expect((await axe(container)).violations).toEqual([]);
  });

  it('that were rejected are submitted again', async () => {
    const bodies: unknown[] = [];
    const { user, toasts } = await openPage('/admin/message-templates', {
      api: api({
        'POST /notifications/message-templates/submit': ({ body }) => {
          bodies.push(body);
          return { submitted: 1 };
        },
      }),
    });
    await user.click(await screen.findByRole('button', { name: 'Your receipt' }));
    await user.click(await screen.findByRole('button', { name: 'Submit again' }));
    await waitFor(() => expect(toasts.at(-1)?.description).toBe('1 text was submitted'));
    expect(bodies).toEqual([{ templates: [{ name: 'receipt_issued', language: 'ar' }] }]);
  });

  it('are looked at only where no provider is set up, and by those who may not change the office', async () => {
    const without = api({ 'GET /notifications/message-templates': () => listed([aTemplate()], false) });
    const { user } = await openPage('/admin/message-templates', { api: without });
    expect(await screen.findByText('No WhatsApp provider is set up')).toBeTruthy();
    await user.click(await screen.findByRole('button', { name: 'Your receipt' }));
    expect(screen.queryByRole('button', { name: 'Submit again' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Ask WhatsApp now' })).toBeNull();
  });

  it('are narrowed by state, category and language in the address', async () => {
    const { user, sent, location } = await openPage('/admin/message-templates', { api: api() });
    await screen.findByRole('row', { name: /Your receipt/ });
    await user.selectOptions(screen.getByLabelText('State'), 'Rejected');
    await user.selectOptions(screen.getByLabelText('Language'), 'Arabic');
    await waitFor(() => expect(sent('GET /notifications/message-templates').at(-1)?.query.get('language')).toBe('ar'));
    expect(sent('GET /notifications/message-templates').at(-1)?.query.get('state')).toBe('rejected');
    expect(location()).toBe('/admin/message-templates?state=rejected&language=ar');
  });

  it('F-3: whose words have changed say that messages go by those approved before, and show them', async () => {
    const live = { state: 'approved' as const, version: 1, contentSid: 'HX1', preview: 'Good day Nour.', buttons: [] };
    const english = aRegistration({ state: 'pending', version: 2, live });
    const paused = aRegistration({ state: 'draft', live: { ...live, state: 'paused' } });
    const changed = aTemplate({ languages: { en: english, ar: paused } });
    const { user, container } = await openPage('/admin/message-templates', {
      api: api({ 'GET /notifications/message-templates': () => listed([changed]) }),
    });
    const row = within(await screen.findByRole('row', { name: /Your receipt/ }));
    expect(row.getAllByText('Earlier words in use')).toHaveLength(1);
    await user.click(row.getByRole('button', { name: 'Your receipt' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Your receipt' }));
    expect(sheet.getByText('Until these words are approved, messages go by those of version 1.')).toBeTruthy();
    expect(sheet.getByText(/went by the words of version 1 until WhatsApp paused it/)).toBeTruthy();
    await user.click(sheet.getAllByText('The words of version 1')[0] as HTMLElement);
    expect(sheet.getAllByText('Good day Nour.')[0]).toBeTruthy();
    expect((await axe(container)).violations).toEqual([]);
  });

  it('say of each change whose it was: the firm’s, the provider’s, or our own', async () => {
    const at = (minute: number) => `2026-01-01T10:0${minute}:00.000Z`;
    const change = { from: 'draft' as const, reason: null, byStaff: false };
    const history = [
      { ...change, at: at(3), to: 'submitted' as const, byStaff: true },
      { ...change, at: at(2), to: 'rejected' as const },
      { ...change, at: at(1), to: 'submitted' as const },
    ];
    const template = aTemplate({ languages: { en: aRegistration({ history }), ar: aRegistration() } });
    const { user } = await openPage('/admin/message-templates', {
      api: api({ 'GET /notifications/message-templates': () => listed([template]) }),
    });
    await user.click(await screen.findByRole('button', { name: 'Your receipt' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Your receipt' }));
    for (const author of [/by the firm/, /told by the provider/, /by itself/])
      expect(sheet.getByText(author)).toBeTruthy();
  });
});
