/**
 * @jest-environment jsdom
 */
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { openPage, pageOf } from '../testing/open-page.js';
import { aCase } from '../testing/records.js';

afterEach(cleanup);
beforeEach(() => localStorage.clear());

const CASES = [aCase(), aCase({ id: '64b0000000000000000000a2', title: 'Rent in Hamra' })];
const openCases = () => openPage('/admin/cases', { api: { 'GET /cases/cases': () => pageOf(CASES, 43) } });

it('says which of how many rows are shown', async () => {
  await openCases();
  expect(await screen.findByText('1–2 of 43')).toBeTruthy();
});

it('goes down and up the rows by j and k, and to the search by /, but not while somebody types', async () => {
  const { user } = await openCases();
  await screen.findByText('1–2 of 43');
  await user.keyboard('jj');
  expect(document.activeElement?.textContent).toBe('Rent in Hamra');
  await user.keyboard('k');
  expect(document.activeElement?.textContent).toBe('Sale of a flat');
  await user.keyboard('/');
  const search = screen.getByRole('searchbox');
  expect(document.activeElement).toBe(search);
  await user.keyboard('jk');
  expect(search.getAttribute('value')).toBe('jk');
});

it('a press anywhere on a row opens its record', async () => {
  const { user } = await openCases();
  const row = within(await screen.findByRole('row', { name: /Rent in Hamra/ }));
  const followed: Event[] = [];
  row.getByRole('link', { name: 'Rent in Hamra' }).addEventListener('click', (event) => {
    event.preventDefault();
    followed.push(event);
  });
  await user.click(row.getAllByRole('cell').at(-2) as HTMLElement);
  expect(followed).toHaveLength(1);
  await user.click(row.getByRole('button', { name: /^Actions/ }));
  expect(followed).toHaveLength(1);
});

it('keeps in the browser which columns a person has hidden; the one that names the row stays', async () => {
  const { user } = await openCases();
  await user.click(await screen.findByRole('button', { name: 'Columns' }));
  expect(screen.queryByRole('menuitem', { name: 'Hide Title' })).toBeNull();
  await user.click(screen.getByRole('menuitem', { name: 'Hide Area' }));
  expect(screen.queryByRole('columnheader', { name: 'Area' })).toBeNull();
  cleanup();
  await openCases();
  await screen.findByText('1–2 of 43');
  expect(screen.queryByRole('columnheader', { name: 'Area' })).toBeNull();
});

it('OFF-07: is sorted by a press on a head, up, down and not, and the address says so', async () => {
  const { user, location, requests } = await openCases();
  const sortedBy = () =>
    requests
      .filter(({ path }) => path === '/cases/cases')
      .at(-1)
      ?.query.get('sort');
  const head = async () => screen.findByRole('columnheader', { name: 'Title' });
  await user.click(await screen.findByRole('button', { name: 'Title' }));
  expect([location(), sortedBy()]).toEqual(['/admin/cases?sort=title', 'title']);
  expect((await head()).getAttribute('aria-sort')).toBe('ascending');
  await user.click(screen.getByRole('button', { name: 'Title' }));
  expect([location(), sortedBy()]).toEqual(['/admin/cases?sort=-title', '-title']);
  await user.click(screen.getByRole('button', { name: 'Title' }));
  expect(location()).toBe('/admin/cases');
});

it('shows the filters that are set as chips, each with its end', async () => {
  const { user, location } = await openPage('/admin/cases?search=rent&status=active', {
    api: { 'GET /cases/cases': () => pageOf(CASES) },
  });
  const chips = within(await screen.findByRole('list', { name: 'Filters that are set' }));
  await user.click(chips.getByRole('button', { name: /Status: Active/ }));
  expect(location()).toBe('/admin/cases?search=rent');
  await user.click(chips.getByRole('button', { name: /rent/ }));
  expect(location()).toBe('/admin/cases');
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('');
});

it('OFF-07: keeps what is shown as a view of one’s own, offers it, and removes it', async () => {
  const views: unknown[] = [];
  const { user } = await openPage('/admin/cases?status=active&page=1', {
    api: {
      'GET /cases/cases': () => pageOf(CASES),
      'GET /identity/my/list-views': () => views,
      'POST /identity/my/list-views': ({ body }) => {
        views.push({ id: '64b0000000000000000000e1', ...(body as object) });
        return views.at(-1);
      },
      'DELETE /identity/my/list-views/:id': () => void views.pop(),
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Views' }));
  await user.click(screen.getByRole('menuitem', { name: 'Save this view…' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await user.click(dialog.getByRole('button', { name: 'Save this view' }));
  expect(dialog.getByText('Enter a name')).toBeTruthy();
  await user.type(dialog.getByRole('textbox'), 'Running');
  await user.click(dialog.getByRole('button', { name: 'Save this view' }));
  await waitFor(() => expect(views).toMatchObject([{ list: '/admin/cases', name: 'Running', query: 'status=active' }]));
  await user.click(await screen.findByRole('button', { name: 'Views' }));
  expect((await screen.findByRole('menuitem', { name: 'Running' })).getAttribute('href')).toContain('?status=active');
  await user.click(screen.getByRole('menuitem', { name: 'Remove Running' }));
  await waitFor(() => expect(views).toEqual([]));
});

it('a phone’s filters open at a press; one that is set stays in sight', async () => {
  const { user } = await openPage('/admin/cases?status=active', {
    api: { 'GET /cases/cases': () => pageOf(CASES, 43) },
  });
  const toggle = await screen.findByRole('button', { name: 'Filters' });
  expect(toggle.getAttribute('aria-expanded')).toBe('false');
  await user.click(toggle);
  expect(toggle.getAttribute('aria-expanded')).toBe('true');
  expect(toggle.parentElement?.hasAttribute('data-open')).toBe(true);
  const shown = [...document.querySelectorAll('.desk-filter--set label')].map(({ textContent }) => textContent);
  expect(shown).toEqual(['Status']);
});
