/**
 * @jest-environment jsdom
 */
import type { StaffMember } from '@diwan/contracts/people/staff/http';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, within } from '@testing-library/react';
import { openPage } from '../testing/open-page.js';

afterEach(cleanup);
beforeEach(() => localStorage.clear());

const member = (number: number, more: Partial<StaffMember> = {}): StaffMember => ({
  id: `64b0000000000000000000${number}`,
  name: `Person ${number}`,
  phone: `+961700000${number}`,
  roles: ['lawyer'],
  lastSignInAt: null,
  hasSecondFactor: true,
  rolesVersion: 1,
  ...more,
});
/** Thirty people, numbered from 10. */
const STAFF = Array.from({ length: 30 }, (_, index) => member(index + 10));
const openStaff = (path: string, staff = STAFF) =>
  openPage(path, { api: { 'GET /identity/staff': () => staff, 'GET /identity/my/list-views': () => [] } });
const names = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getByRole('rowheader').textContent);

describe('a dense list whose service tells it whole', () => {
  it('OFF-07: is in pages, and says which of how many rows are shown', async () => {
    await openStaff('/admin/roles?page=2');
    expect(await screen.findByText('26–30 of 30')).toBeTruthy();
    expect(names()).toEqual(['Person 35', 'Person 36', 'Person 37', 'Person 38', 'Person 39']);
  });

  it('a page that is no more is the last one', async () => {
    await openStaff('/admin/roles?page=9');
    expect(await screen.findByText('26–30 of 30')).toBeTruthy();
  });

  it('OFF-07: is sorted by a press on a head, over all pages, and the address says so', async () => {
    const { user, location } = await openStaff('/admin/roles');
    await user.click(await screen.findByRole('button', { name: 'Name' }));
    await user.click(screen.getByRole('button', { name: 'Name' }));
    expect(location()).toBe('/admin/roles?sort=-name');
    expect(names()[0]).toBe('Person 39');
  });

  it('rows of which nothing is known stand last both ways', async () => {
    const seen = member(50, { lastSignInAt: '2026-01-01T10:00:00.000Z' });
    const later = member(51, { lastSignInAt: '2026-02-01T10:00:00.000Z' });
    await openStaff('/admin/roles?sort=lastSignIn', [member(10), later, seen]);
    await screen.findByText('1–3 of 3');
    expect(names()).toEqual(['Person 50', 'Person 51', 'Person 10']);
    cleanup();
    await openStaff('/admin/roles?sort=-lastSignIn', [member(10), seen, later]);
    await screen.findByText('1–3 of 3');
    expect(names()).toEqual(['Person 51', 'Person 50', 'Person 10']);
  });

  it('is narrowed by the address, with the filter as a chip, and says when nothing is left', async () => {
    const { user, location } = await openStaff('/admin/roles?role=editor', [
      ...STAFF,
      member(60, { roles: ['editor'] }),
    ]);
    expect(await screen.findByText('1–1 of 1')).toBeTruthy();
    await user.selectOptions(screen.getByLabelText('Role'), 'Accountant');
    expect(location()).toBe('/admin/roles?role=accountant');
    expect(await screen.findByRole('heading', { name: 'Nobody has this role' })).toBeTruthy();
  });

  it('what an address names that is no column sorts nothing', async () => {
    await openStaff('/admin/roles?sort=constructor', [member(11), member(10)]);
    await screen.findByText('1–2 of 2');
    expect(names()).toEqual(['Person 11', 'Person 10']);
  });
});
