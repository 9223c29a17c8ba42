/**
 * @jest-environment jsdom
 */
import { answerProblem, type FakeApi } from '@diwan/mf-kit/testing';
import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { openPage } from '../../../testing/open-page.js';
import { aFact } from '../../../testing/site-records.js';
import { filterFacts } from './fact-filter.js';

afterEach(cleanup);

const old = aFact({
  id: 'tax.rate',
  text: { en: 'The rate is 17%.', ar: 'المعدل 17%.' },
  validUntil: '2026-01-01',
  validity: 'expired',
});
const signed = aFact({
  id: 'ip.term',
  text: { en: 'Ten years.', ar: 'عشر سنوات.' },
  reviewState: 'reviewed',
  reviewedBy: 'Rana Haddad',
  reviewedOn: '2026-11-01',
  usedOn: [],
});
const LIST = 'GET /news/editing/facts';

async function open(more: FakeApi = {}, path = '/admin/site/facts', roles: ('owner' | 'editor')[] = ['owner']) {
  const api = { [LIST]: () => [aFact(), old, signed], ...more };
  const page = await openPage(path, { api, person: { roles } });
  await screen.findByRole('table');
  const menu = (id: string) => page.user.click(screen.getByRole('button', { name: `Actions for ${id}` }));
  const choose = async (id: string, item: string) => {
    await menu(id);
    await page.user.click(await screen.findByRole('menuitem', { name: item }));
  };
  return { ...page, menu, choose };
}

describe('PUB-10: the registry of legal facts', () => {
  it('shows what each says, its review, its end and its pages; warns of expired ones on the site', async () => {
    const { container } = await open();
    const row = within(screen.getByRole('row', { name: /The rate is 17%/ }));
    expect(row.getByText('Expired')).toBeTruthy();
    expect(row.getByRole('link', { name: 'Labor law' }).getAttribute('href')).toBe('/services/labor-law');
    expect(
      within(screen.getByRole('row', { name: /Ten years/ })).getByText('Rana Haddad, 1 November 2026'),
    ).toBeTruthy();
    expect(screen.getByText('1 legal fact on the site has expired')).toBeTruthy();
    expect((await axe(container)).violations).toEqual([]);
  });

  it('is searched and narrowed by the address', async () => {
    await open({}, '/admin/site/facts?state=expired');
    expect(screen.getAllByRole('row')).toHaveLength(2);
    expect(screen.getByText('1–1 of 1')).toBeTruthy();
  });

  it('D-047: an owner signs a fact off; editors are not offered that, and nobody for an expired one', async () => {
    const { choose, menu, user, requests, toasts } = await open({
      'PUT /news/editing/facts/:id/review': () => aFact({ reviewState: 'reviewed' }),
    });
    await menu('tax.rate');
    expect(screen.queryByRole('menuitem', { name: 'Mark as reviewed' })).toBeNull();
    await user.keyboard('{Escape}');
    await choose('labor.notice', 'Mark as reviewed');
    await waitFor(() => expect(toasts.at(-1)?.description).toContain('was marked as reviewed by you'));
    expect(requests.find(({ method }) => method === 'PUT')).toMatchObject({
      path: '/news/editing/facts/labor.notice/review',
      body: { version: 2 },
    });
    cleanup();
    const editors = await open({}, '/admin/site/facts', ['editor']);
    await editors.menu('labor.notice');
    expect(screen.queryByRole('menuitem', { name: 'Mark as reviewed' })).toBeNull();
  });

  it('D-129: keeps what was typed over what somebody else saved', async () => {
    let stored = aFact();
    const { choose, user, toasts } = await open({
      [LIST]: () => [stored],
      'PUT /news/editing/facts/:id': ({ body }) => {
        const { version, ...fields } = body as typeof stored;
        if (version !== stored.version) return answerProblem('CONFLICT');
        stored = { ...stored, ...fields, version: version + 1 };
        return stored;
      },
    });
    await choose('labor.notice', 'Edit');
    const text = await screen.findByLabelText(/^Statement \(English\)/);
    await user.clear(text);
    await user.type(text, 'Notice is two months.');
    stored = aFact({ source: 'The gazette', version: 3 });
    await user.click(screen.getByRole('button', { name: 'Save fact' }));
    expect((await screen.findByRole('alert')).textContent).toContain('Taken over from what is saved now: Source');
    await user.click(screen.getByRole('button', { name: 'Go on with this, then save' }));
    await user.click(screen.getByRole('button', { name: 'Save fact' }));
    await waitFor(() => expect(toasts.at(-1)?.description).toContain('Legal fact saved'));
    expect(stored.text.en).toBe('Notice is two months.');
  });

  it.each([
    ['الانذار', undefined, ['labor.notice']],
    ['rate', undefined, ['tax.rate']],
    ['', 'unused', ['ip.term']],
    ['ten', 'unreviewed', []],
  ] as const)('finds by "%s" in state %s', (search, state, ids) =>
    expect(filterFacts([aFact(), old, signed], search, state).map(({ id }) => id)).toEqual(ids),
  );
});
