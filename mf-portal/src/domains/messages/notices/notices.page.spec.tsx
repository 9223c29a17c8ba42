/**
 * @jest-environment jsdom
 */
import type { OwnNotice } from '@diwan/contracts/messages/own-notices/http';
import { answerProblem } from '@diwan/mf-kit/testing';
import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axeFaults, openPortal } from '../../../testing/open-portal.js';

const notice = (n: number, more: Partial<OwnNotice> = {}): OwnNotice => ({
  id: `65f0c0ffee65f0c0ffee00a${n}`,
  family: 'hearing_moved',
  at: `2026-11-2${n}T08:00:00.000Z`,
  subject: { en: `A hearing was moved ${n}`, ar: `تغيّر موعد جلسة ${n}` },
  path: '/documents/any',
  read: false,
  ...more,
});
const page = (items: OwnNotice[], more = {}) => ({
  items,
  total: items.length,
  exact: true,
  page: 1,
  limit: 20,
  ...more,
});
const unread = (count: number) => ({ 'GET /notifications/my/notices/unread': () => ({ count }) });

afterEach(cleanup);

describe('D-133, NOT-08: the history behind the bell', () => {
  it('names what is unread, leads to what it was about and notes that it was looked at', async () => {
    const { requests } = await openPortal('/client-portal/notices', {
      api: {
        ...unread(1),
        'GET /notifications/my/notices': () => page([notice(3), notice(2, { read: true, path: null })]),
        [`POST /notifications/my/notices/${notice(3).id}/read`]: () => undefined,
      },
    });
    const link = await screen.findByRole('link', { name: 'A hearing was moved 3' });
    expect(screen.getAllByText('New')).toHaveLength(1);
    expect(screen.getByText('A hearing was moved 2').closest('a')).toBeNull();
    expect(await screen.findByRole('link', { name: 'Notifications, 1 unread' })).toBeTruthy();
    expect(await axeFaults()).toEqual([]);
    await userEvent.click(link);
    await waitFor(() => expect(requests.some(({ path }) => path.endsWith(`${notice(3).id}/read`))).toBe(true));
  });

  it('is read at once up to the newest that is shown, and goes on by pages', async () => {
    let isRead = false;
    const { requests } = await openPortal('/client-portal/notices', {
      api: {
        ...unread(0),
        'GET /notifications/my/notices': () => page([notice(3, { read: isRead })], { total: 45 }),
        'POST /notifications/my/notices/read': () => {
          isRead = true;
        },
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Mark all as read' }));
    await waitFor(() => expect(screen.queryByText('New')).toBeNull());
    expect(requests.find(({ method }) => method === 'POST')?.body).toEqual({ until: notice(3).at });
    expect(screen.getByRole('link', { name: 'Page 3' }).getAttribute('href')).toBe('/client-portal/notices?page=3');
  });

  it('tells nothing yet from not known', async () => {
    await openPortal('/client-portal/notices', {
      api: { ...unread(0), 'GET /notifications/my/notices': () => page([]) },
    });
    expect(await screen.findByText('Nothing yet')).toBeTruthy();
    cleanup();
    await openPortal('/client-portal/notices', {
      api: { ...unread(0), 'GET /notifications/my/notices': () => answerProblem('UNAVAILABLE') },
    });
    expect(await screen.findByText('We could not load your notifications')).toBeTruthy();
  });
});
