/**
 * @jest-environment jsdom
 */
import { answerProblem, type FakeApi } from '@diwan/mf-kit/testing';
import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { openPage, pageOf } from '../../../testing/open-page.js';
import { aCase } from '../../../testing/records.js';

afterEach(cleanup);

const LAWYER = '64b0000000000000000000e1';
const stage = (id: string, en: string) => ({
  ...{ id, name: { en, ar: en }, clientText: { en: '', ar: '' }, typicalDays: null, checklist: [] },
});
const API: FakeApi = {
  'GET /cases/cases': () => pageOf([aCase()]),
  'GET /cases/restricted-cases': () => ({ count: 0 }),
  'GET /identity/colleagues': () => [{ id: LAWYER, name: 'Maya Saliba' }],
  'GET /cases/stage-templates': () => [
    { area: 'real-estate', stages: [stage('deed', 'Title deed')], version: 1 },
    { area: 'family', stages: [stage('mediation', 'Mediation')], version: 1 },
  ],
};
const open = (query = '', api: FakeApi = {}) => openPage(`/admin/cases${query}`, { api: { ...API, ...api } });
const optionsOf = (label: string) =>
  within(screen.getByLabelText(label))
    .getAllByRole('option')
    .map(({ textContent }) => textContent);

describe('OFF-05: the list of cases can be narrowed', () => {
  it.each([
    ['Area', 'area', 'real-estate'],
    ['Lawyer', 'memberId', LAWYER],
    ['Waiting for', 'waitingFor', 'court'],
    ['Archive', 'archived', 'yes'],
  ])('by %s, in the address and the question', async (label, name, value) => {
    const { user, sent, location } = await open();
    await screen.findByRole('row', { name: /Sale of a flat/ });
    await waitFor(() => expect(optionsOf('Lawyer')).toContain('Maya Saliba'));
    await user.selectOptions(screen.getByLabelText(label), value);
    await waitFor(() => expect(sent('GET /cases/cases').at(-1)?.query.get(name)).toBe(value));
    expect(location()).toBe(`/admin/cases?${name}=${value}`);
  });

  it('by stage: those of the chosen area, of all areas while none is chosen', async () => {
    const { user } = await open();
    await waitFor(() => expect(optionsOf('Stage')).toEqual(['All stages', 'Title deed', 'Mediation']));
    await user.selectOptions(screen.getByLabelText('Area'), 'family');
    await waitFor(() => expect(optionsOf('Stage')).toEqual(['All stages', 'Mediation']));
  });

  it('by several at once, each with its end and one end for all', async () => {
    const { user, container, location } = await open('?status=active&waitingFor=court');
    const chips = within(await screen.findByRole('list', { name: 'Filters that are set' }));
    expect(chips.getAllByRole('button')).toHaveLength(3);
    expect((await axe(container)).violations).toEqual([]);
    await user.click(chips.getByRole('button', { name: /Waiting for/ }));
    await waitFor(() => expect(location()).toBe('/admin/cases?status=active'));
  });

  it('takes what the service would refuse for no filter', async () => {
    const { requests } = await open('?memberId=somebody&archived=maybe');
    await screen.findByRole('row', { name: /Sale of a flat/ });
    const asked = requests.find(({ path }) => path === '/cases/cases')?.query;
    expect(asked?.get('memberId')).toBeNull();
    expect(asked?.get('archived')).toBeNull();
  });

  it('an archive without cases is no list without a match', async () => {
    await open('?archived=yes', { 'GET /cases/cases': () => pageOf([]) });
    expect(await screen.findByRole('heading', { name: 'No archived cases' })).toBeTruthy();
    cleanup();
    await open('?area=family', { 'GET /cases/cases': () => pageOf([]) });
    expect(await screen.findByRole('heading', { name: 'No case matches' })).toBeTruthy();
  });
});

describe('OFF-05: related cases on the record', () => {
  const RELATED = 'GET /cases/cases/:id/related';
  const openRecord = (api: FakeApi) =>
    openPage('/admin/cases/64b0000000000000000000a1', {
      api: {
        'GET /cases/cases/:id': () => aCase(),
        'GET /cases/cases/:id/documents': () => pageOf([]),
        'GET /cases/cases/:id/timeline': () => ({ items: [], next: null }),
        'GET /cases/share-requests': () => pageOf([]),
        'GET /cases/tasks': () => pageOf([]),
        ...api,
      },
    });
  const related = (id: string, title: string, relation: string) => ({
    ...{ id, title, relation, caseNumber: '2025/RE/007', status: 'closed' },
  });

  it('lead to each, and say how they belong together', async () => {
    const { container } = await openRecord({
      [RELATED]: () => [
        related('64b0000000000000000000a2', 'First judgment', 'parent'),
        related('64b0000000000000000000a3', 'Claim for costs', 'related'),
      ],
    });
    const card = within(await screen.findByRole('region', { name: 'Related cases' }));
    const [parent, other] = card.getAllByRole('listitem');
    expect(parent?.textContent).toContain('Parent case');
    expect(
      within(parent as HTMLElement)
        .getByRole('link')
        .getAttribute('href'),
    ).toBe('/admin/cases/64b0000000000000000000a2');
    expect(other?.textContent).toContain('Closed');
    expect((await axe(container)).violations).toEqual([]);
  });

  it('are not shown where there are none, or none can be had', async () => {
    for (const answer of [() => [], () => answerProblem('UNAVAILABLE')]) {
      const { requests } = await openRecord({ [RELATED]: answer });
      await waitFor(() => expect(requests.some(({ path }) => path.endsWith('/related'))).toBe(true));
      await screen.findByRole('heading', { name: /Sale of a flat/ });
      expect(screen.queryByRole('region', { name: 'Related cases' })).toBeNull();
      cleanup();
    }
  });
});
