/**
 * @jest-environment jsdom
 */
import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { openPage, pageOf } from '../../../testing/open-page.js';

afterEach(cleanup);

const AT = '2026-11-22T08:00:00.000Z';
const ALARM = { id: '65f0c0ffee65f0c0ffee00b1', person: null, since: AT, lastAt: AT, state: 'open' };

describe('alarms about messages', () => {
  it.each([
    ['channel_down', 'Messages did not go out', 'Look at what waits', '/admin/notices?state=pending'],
    [
      'messages_in_doubt',
      'Nobody knows whether some messages arrived',
      'Look at these messages',
      '/admin/notices?state=unknown',
    ],
  ])('F-6, F-4: say what keeps them from arriving (%s), and lead there', async (kind, title, label, to) => {
    const alarms = () => pageOf([{ ...ALARM, kind, acknowledgedBy: null }]);
    const { container } = await openPage('/admin', { api: { 'GET /notifications/alarms': alarms } });
    const section = within(await screen.findByRole('region', { name: 'Alarms' }));
    expect(section.getByText(title)).toBeTruthy();
    expect(section.getByRole('link', { name: label }).getAttribute('href')).toBe(to);
    expect((await axe(container)).violations).toEqual([]);
  });
});
