/**
 * @jest-environment jsdom
 */
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { cleanup, screen, within } from '@testing-library/react';
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
