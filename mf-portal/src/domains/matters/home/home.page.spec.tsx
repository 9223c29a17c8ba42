/**
 * @jest-environment jsdom
 */
import type { OwnProfile } from '@diwan/contracts/people/profile/http';
import { answerProblem } from '@diwan/mf-kit/testing';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axeFaults, openPortal } from '../../../testing/open-portal.js';
import { aCase, aDocument } from '../../../testing/samples.js';

const PROFILE: OwnProfile = {
  name: 'Rana Khoury',
  phone: '+96170000001',
  whatsappNumber: null,
  whatsappVerified: true,
  email: null,
  address: null,
  language: 'en',
  version: 1,
};
const NOW = new Date('2026-05-01T08:00:00.000Z');

const open = (api: Record<string, () => unknown> = {}, language: 'en' | 'ar' = 'en') =>
  openPortal('/client-portal', {
    language,
    api: {
      'GET /cases/my/cases': () => [aCase({ updatedAt: '2026-03-01T10:00:00.000Z' })],
      'GET /cases/my/documents': () => [],
      'GET /identity/my/profile': () => PROFILE,
      'POST /cases/my/visits': () => ({ since: '2026-04-20T10:00:00.000Z' }),
      ...api,
    },
  });
const part = async (name: string) => within(await screen.findByRole('region', { name }));

beforeEach(() => {
  jest.useFakeTimers({ now: NOW, doNotFake: ['setTimeout', 'setInterval', 'queueMicrotask', 'performance'] });
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

describe('the first screen of the portal', () => {
  it('PORT-01: greets by name, answers one question after the other, then shows the cases', async () => {
    await open();
    expect(screen.getByRole('heading', { level: 1, name: 'Client Portal' })).toBeTruthy();
    expect(screen.getByText('Welcome, Rana Khoury')).toBeTruthy();
    expect((await screen.findAllByRole('heading', { level: 2 })).map(({ textContent }) => textContent)).toEqual([
      'What happens next',
      'What we need from you',
      'What is new',
      'My Cases',
    ]);
    expect(screen.getByRole('list', { name: 'My Cases' })).toBeTruthy();
    expect(await axeFaults()).toEqual([]);
  });

  it('says what happens next with its day and time in Beirut, the soonest first; what has passed is not next', async () => {
    await open({
      'GET /cases/my/cases': () => [
        aCase({ id: 'past', nextStep: 'Over', nextDate: '2026-04-01T08:00:00.000Z' }),
        aCase({ id: 'late', nextStep: 'Judgment', nextDate: '2026-06-02T07:00:00.000Z' }),
        aCase({ id: 'soon' }),
        aCase({ id: 'open', nextStep: 'Waiting for the registry', nextDate: null }),
        aCase({ id: 'shut', nextStep: 'Nothing', nextDate: null, status: 'closed' }),
      ],
    });
    const next = await part('What happens next');
    expect(next.getByText('Tuesday 12 May 2026, 09:30 (Beirut)')).toBeTruthy();
    expect(next.getByText('Reply to the defence')).toBeTruthy();
    const later = next.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(later).toEqual(['Judgment2 June 2026, 10:00 (Beirut)', 'Waiting for the registryNo date yet']);
  });

  it('asks for what is really missing: an unverified number, a document whose access ends unread', async () => {
    await open({
      'GET /identity/my/profile': () => ({ ...PROFILE, whatsappNumber: '+33612345678', whatsappVerified: false }),
      'GET /cases/my/documents': () => [
        aDocument({ title: 'Offer', policy: { expiresAt: '2026-05-20T20:59:00.000Z' } }),
        aDocument({ id: 'd2', title: 'Ended', reach: 'ended', policy: { expiresAt: '2026-04-20T20:59:00.000Z' } }),
      ],
    });
    const links = (await part('What we need from you')).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Verify your WhatsApp number', '/client-portal/profile'],
      ['Read “Offer” before 20 May 2026, 23:59 (Beirut)', '/documents/64b0000000000000000000d1'],
    ]);
  });

  it('says what came or changed since the visit before', async () => {
    await open({
      'GET /cases/my/cases': () => [aCase({ updatedAt: '2026-04-25T10:00:00.000Z' })],
      'GET /cases/my/documents': () => [
        aDocument({ title: 'Old', sharedAt: '2026-04-01T10:00:00.000Z' }),
        aDocument({ id: 'd2', title: 'Expert report', sharedAt: '2026-04-28T10:00:00.000Z' }),
      ],
    });
    const news = await part('New since 20 April 2026');
    expect(news.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Expert reportDocument shared 28 April 2026',
      'Khoury v. Cedar Logistics SALCase updated 25 April 2026',
    ]);
  });

  it('D-075: a question that could not be answered says so; it never looks like nothing', async () => {
    await open({
      'GET /identity/my/profile': () => answerProblem('FORBIDDEN'),
      'POST /cases/my/visits': () => answerProblem('UNAVAILABLE'),
    });
    expect((await part('What we need from you')).getByText(/could not check this/)).toBeTruthy();
    expect((await part('What is new')).getByText(/could not check what is new/)).toBeTruthy();
    expect(screen.queryByText('Nothing at the moment. If we need something, it stands here.')).toBeNull();
  });

  it('somebody without a case is told what happens next instead', async () => {
    await open({ 'GET /cases/my/cases': () => [] });
    expect(await screen.findByRole('heading', { name: 'No cases found.' })).toBeTruthy();
    expect(screen.queryByText('What happens next')).toBeNull();
  });

  it('Logout is in the menu of the person', async () => {
    const shell = await open();
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    await user.click(screen.getByRole('button', { name: 'Rana Khoury: your account' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Logout' }));
    expect(shell.signedOut()).toBe(true);
  });

  it('is sound in Arabic', async () => {
    await open({}, 'ar');
    expect((await part('ما الخطوة التالية')).getByText('الثلاثاء 12 أيار 2026، 09:30 (بتوقيت بيروت)')).toBeTruthy();
    expect(await axeFaults()).toEqual([]);
  });
});
