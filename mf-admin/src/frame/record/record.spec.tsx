/**
 * @jest-environment jsdom
 */
import type { Happening } from '@diwan/contracts/matters/timeline/happening';
import type { TimelineEntry } from '@diwan/contracts/matters/timeline/http';
import { answerProblem, type FakeApi } from '@diwan/mf-kit/testing';
import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { openPage, pageOf } from '../../testing/open-page.js';
import { aCase, aDocument } from '../../testing/records.js';

afterEach(cleanup);

const CASE = '/admin/cases/64b0000000000000000000a1';
const aLine = (happening: Happening, day: string): TimelineEntry => ({
  id: `64b0000000000000000000${day}`,
  caseId: '64b0000000000000000000a1',
  at: `2026-01-${day}T10:00:00.000Z`,
  happening,
  subjectId: '64b0000000000000000000d1',
  title: { en: 'Contract of sale', ar: 'عقد بيع' },
  date: null,
  formerDate: null,
  note: '',
  clientNote: '',
  byName: 'Maya Saliba',
  seenByClient: false,
});
const api: FakeApi = {
  'GET /cases/cases/:id': () => aCase(),
  'GET /cases/cases/:id/documents': ({ query }) =>
    pageOf(query.has('deleted') ? [] : [aDocument(), aDocument({ id: '64b0000000000000000000d2', title: 'Deed' })]),
  'GET /cases/cases/:id/timeline': ({ query }) => ({
    items: query.get('kind') === 'document' ? [aLine('document.shared', '07'), aLine('document.uploaded', '06')] : [],
    next: null,
  }),
  'GET /cases/share-requests': () => pageOf([]),
};
const views = async () => within(await screen.findByRole('navigation', { name: 'Case' }));

describe('the frame of a record', () => {
  it('has views with counts and addresses of their own, and the facts beside each', async () => {
    const { user, location, container } = await openPage(CASE, { api });
    expect(await screen.findByRole('heading', { level: 1, name: 'Sale of a flat' })).toBeTruthy();
    await user.click(await (await views()).findByRole('link', { name: 'Documents 2' }));
    expect(location()).toBe(`${CASE}/documents`);
    expect(await screen.findByRole('row', { name: /Deed/ })).toBeTruthy();
    expect((await views()).getByRole('link', { current: 'page' }).textContent).toContain('Documents');
    expect(screen.getByRole('complementary', { name: 'About the case' })).toBeTruthy();
    expect((await axe(container)).violations).toEqual([]);
  });

  it('tells on its first view what happened, from every noun that has something to tell, or from one', async () => {
    const { user } = await openPage(CASE, { api });
    const entries = async () =>
      (await screen.findAllByRole('listitem')).flatMap(({ textContent }) => textContent ?? []);
    await screen.findByText('Document shared: Contract of sale');
    expect((await entries()).filter((text) => text.includes('Contract of sale'))).toEqual([
      expect.stringContaining('shared'),
      expect.stringContaining('stored'),
    ]);
    await user.click(screen.getByRole('button', { name: 'Requests to share documents' }));
    expect(await screen.findByText('Nothing has happened yet.')).toBeTruthy();
  });

  it('says which part of the timeline is missing while its service is away', async () => {
    await openPage(`${CASE}/timeline`, {
      api: { ...api, 'GET /cases/share-requests': () => answerProblem('FORBIDDEN') },
    });
    expect(await screen.findByText(/Missing below, because they could not be loaded/)).toBeTruthy();
    expect(screen.getByText('Document stored: Contract of sale')).toBeTruthy();
  });

  it('D-025: has no view that is not this person’s business, and asks for nothing of it', async () => {
    const { requests } = await openPage('/admin/client-details/64b0000000000000000000c1/cases', {
      api: {},
      person: { roles: ['editor'] },
    });
    expect(await screen.findByRole('heading', { name: 'This part is not open to you' })).toBeTruthy();
    expect(requests).toEqual([]);
  });

  it('is the 404 page for a view that does not exist', async () => {
    await openPage(`${CASE}/nothing`, { api });
    expect(await screen.findByRole('heading', { name: 'Oops! Page not found' })).toBeTruthy();
  });

  it('copies the number of a case at a press', async () => {
    const { user, toasts } = await openPage(CASE, { api });
    await user.click(await screen.findByRole('button', { name: '2026/RE/001' }));
    expect(toasts.map(({ text }) => text)).toContain('Copied');
  });
});
