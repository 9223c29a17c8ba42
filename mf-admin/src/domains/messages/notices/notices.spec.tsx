/**
 * @jest-environment jsdom
 */
import { answerProblem, type FakeApi } from '@diwan/mf-kit/testing';
import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { openPage, pageOf } from '../../../testing/open-page.js';
import { aClient } from '../../../testing/records.js';
import type { Notice } from './api/list-notices.js';

afterEach(cleanup);

const aNotice = (changes: Partial<Notice> = {}): Notice => ({
  id: '64b0000000000000000000f1',
  family: 'document_shared',
  personId: '64b0000000000000000000c1',
  name: 'Nour Karam',
  isClient: true,
  documents: [{ id: '64b0000000000000000000d1', title: 'Statement of claim' }],
  documentCount: 4,
  caseId: '64b0000000000000000000e1',
  caseNumber: '2026/17',
  reference: null,
  deliveredAt: null,
  readAt: null,
  channel: 'whatsapp',
  language: 'en',
  state: 'failed',
  reason: 'undelivered',
  attempts: 6,
  createdAt: '2026-01-01T10:00:00.000Z',
  updatedAt: '2026-01-01T11:00:00.000Z',
  ...changes,
});
const api = (notices: Notice[], more: FakeApi = {}): FakeApi => ({
  'GET /notifications/notices': () => pageOf(notices),
  'GET /notifications/failed-jobs': () => pageOf([]),
  'GET /notifications/notices/figures': () => ({ channels: [] }),
  ...more,
});

describe('the delivery log', () => {
  it('NOT-05: shows what was sent, what was not and why', async () => {
    const sent = aNotice({
      id: '64b0000000000000000000f2',
      state: 'sent',
      reason: null,
      readAt: '2026-01-01T12:30:00.000Z',
    });
    const { container } = await openPage('/admin/notices', { api: api([aNotice(), sent]) });
    const [, first, second] = await screen.findAllByRole('row');
    expect(within(first as HTMLElement).getByRole('rowheader').textContent).toContain('Document shared');
    for (const text of [
      'Failed',
      'The provider could not deliver it',
      'WhatsApp',
      'Nour Karam',
      'Statement of claim',
      '2026/17',
    ]) {
      expect(within(first as HTMLElement).getByText(text)).toBeTruthy();
    }
    expect(within(first as HTMLElement).getByText('and 3 more')).toBeTruthy();
    expect(within(second as HTMLElement).getByText('Read')).toBeTruthy();
    expect(within(second as HTMLElement).queryByRole('button')).toBeNull();
    expect((await axe(container)).violations).toEqual([]);
  });

  it('D-142: what failed or is unknown is sent again after a question', async () => {
    let state: Notice['state'] = 'unknown';
    const { user, toasts, requests } = await openPage('/admin/notices', {
      api: api([], {
        'GET /notifications/notices': () => pageOf([aNotice({ state })]),
        'POST /notifications/notices/:id/resend': () => {
          state = 'pending';
          return aNotice({ state });
        },
      }),
    });
    await user.click(await screen.findByRole('button', { name: /^Send again/ }));
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(dialog.getByText(/it will arrive twice/)).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Send again' }));
    await waitFor(() => expect(toasts.at(-1)?.description).toBe('The notice will be sent again'));
    expect(
      requests.some(
        ({ method, path }) => `${method} ${path}` === 'POST /notifications/notices/64b0000000000000000000f1/resend',
      ),
    ).toBe(true);
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Send again/ })).toBeNull());
  });

  it('D-142: several are sent again at once, those that can be; those that failed are named', async () => {
    const asked: string[] = [];
    const notices = [
      aNotice({ state: 'unknown' }),
      aNotice({ id: '64b0000000000000000000f2', name: 'Rana Khoury' }),
      aNotice({ id: '64b0000000000000000000f3', state: 'sent', reason: null }),
    ];
    const { user, toasts } = await openPage('/admin/notices', {
      api: api(notices, {
        'POST /notifications/notices/:id/resend': ({ path }) => {
          const id = path.split('/').at(-2) ?? '';
          asked.push(id);
          return id === notices[1]?.id ? answerProblem('CONFLICT') : aNotice({ state: 'pending' });
        },
      }),
    });
    await screen.findAllByRole('row');
    for (const box of screen.getAllByRole('checkbox', { name: /^Choose Document shared/ })) await user.click(box);
    const [sendChosen] = screen.getAllByRole('button', { name: 'Send again' });
    await user.click(sendChosen as HTMLElement);
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Send 2 notices again?' }));
    expect(dialog.getByText(/whether 1 of them arrived/)).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Send again' }));
    await waitFor(() => expect(toasts.at(-1)?.description).toContain('Failed to send again: Rana Khoury'));
    expect(asked).toEqual([notices[0]?.id, notices[1]?.id]);
  });

  it('D-142: a refusal is said', async () => {
    const { user, toasts } = await openPage('/admin/notices', {
      api: api([aNotice()], { 'POST /notifications/notices/:id/resend': () => answerProblem('CONFLICT') }),
    });
    await user.click(await screen.findByRole('button', { name: /^Send again/ }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Send again' }));
    await waitFor(() => expect(toasts[0]?.description).toContain('Failed to send the notice again. problem: CONFLICT'));
  });

  const job = {
    queue: 'notifications.inbox',
    id: '9',
    name: 'cases.document.shared.v1',
    reason: 'no such person',
    attempts: 6,
    failedAt: null,
  };

  it('D-142: lists jobs that gave up', async () => {
    await openPage('/admin/notices', { api: api([], { 'GET /notifications/failed-jobs': () => pageOf([job]) }) });
    expect(await screen.findByText('no such person')).toBeTruthy();
    expect(screen.getByRole('cell', { name: 'Automatic' })).toBeTruthy();
    expect(await screen.findByRole('heading', { name: 'No notices yet' })).toBeTruthy();
  });

  describe('F-10: a job that gave up', () => {
    const RETRY = 'POST /notifications/failed-jobs/:queue/:id/retry';
    const open = (retry: FakeApi[string], listed = [job]) =>
      openPage('/admin/notices', {
        api: api([], { 'GET /notifications/failed-jobs': () => pageOf(listed), [RETRY]: retry }),
      });
    const tryAgain = () => screen.findByRole('button', { name: 'Try again cases.document.shared.v1' });

    it.each([
      ['is tried again', () => undefined, 'The job is being tried again'],
      ['may be done already', () => answerProblem('NOT_FOUND'), 'This job is being tried again already, or is done.'],
    ])('%s', async (_, answer, said) => {
      const listed = [job];
      const { user, toasts, sent } = await open(() => {
        listed.pop();
        return answer();
      }, listed);
      await user.click(await tryAgain());
      expect(await screen.findByRole('heading', { name: 'No failed jobs' })).toBeTruthy();
      expect(sent(RETRY)).toHaveLength(1);
      expect(toasts.at(-1)?.description).toContain(said);
    });

    it('stays where that could not be asked for', async () => {
      const { user, toasts } = await open(() => answerProblem('UNAVAILABLE'));
      await user.click(await tryAgain());
      await waitFor(() => expect(toasts[0]?.description).toContain('Failed to try the job again'));
      expect(await tryAgain()).toBeTruthy();
    });
  });

  it('filters by state in the address and says what failed', async () => {
    const { user, sent, location } = await openPage('/admin/notices', { api: api([]) });
    expect(await screen.findByRole('heading', { name: 'No failed jobs' })).toBeTruthy();
    await user.selectOptions(screen.getByLabelText('State'), 'Failed');
    await waitFor(() => expect(sent('GET /notifications/notices').at(-1)?.query.get('state')).toBe('failed'));
    expect(location()).toBe('/admin/notices?state=failed');
    cleanup();
    const broken = () => answerProblem('FORBIDDEN');
    await openPage('/admin/notices', {
      api: { 'GET /notifications/notices': broken, 'GET /notifications/failed-jobs': broken },
    });
    await waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(2));
  });
});

describe('the messages of a client', () => {
  it('OFF-03: stand on their own page with how far each came, and what failed is sent again there', async () => {
    const client = '64b0000000000000000000c1';
    const resent: string[] = [];
    const { user, container, requests } = await openPage(`/admin/client-details/${client}/messages`, {
      api: api([aNotice()], {
        'GET /identity/clients/:id': () => aClient(),
        'POST /notifications/notices/:id/resend': ({ path }) => {
          resent.push(path);
          return aNotice({ state: 'pending' });
        },
      }),
    });
    const row = within(await screen.findByRole('row', { name: /Document shared/ }));
    expect(row.getByText('The provider could not deliver it')).toBeTruthy();
    expect(screen.queryByRole('columnheader', { name: 'To' })).toBeNull();
    const asked = requests.filter(({ path }) => path === '/notifications/notices');
    expect(asked.map(({ query }) => query.get('personId'))).toContain(client);
    expect((await axe(container)).violations).toEqual([]);
    await user.click(row.getByRole('button', { name: /^Send again/ }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Send again' }));
    await waitFor(() => expect(resent).toHaveLength(1));
  });
});

it('NOT-05: how the channels do: depth, speed and what arrived', async () => {
  const none = { sent: 0, delivered: 0, read: 0, failed: 0, toSend: null, toArrive: null };
  const whatsapp = {
    ...{ channel: 'whatsapp', due: 12, dueSince: '2026-01-01T10:00:00.000Z', later: 3, sent: 1200, delivered: 1190 },
    ...{
      read: 800,
      failed: 7,
      toSend: { medianMs: 240, p95Ms: 4200 },
      toArrive: { medianMs: 90_000, p95Ms: 7_200_000 },
    },
  };
  const channels = [whatsapp, { channel: 'email', due: 0, dueSince: null, later: 0, ...none }];
  const { container } = await openPage('/admin/notices', {
    api: api([], { 'GET /notifications/notices/figures': () => ({ channels }) }),
  });
  const table = await screen.findByRole('table', { name: 'How the channels do' });
  const cells = within(within(table).getAllByRole('row')[1] as HTMLElement).getAllByRole('cell');
  expect(cells.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^12 since .*2026/),
    ...['3', '1,200', '1,190', '800', '7'],
    ...['0.2 s; 95 %: 4.2 s', '1.5 min; 95 %: 2.0 h'],
  ]);
  expect((await axe(container)).violations).toEqual([]);
});
