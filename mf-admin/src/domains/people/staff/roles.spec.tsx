/**
 * @jest-environment jsdom
 */
import type { StaffMember } from '@diwan/contracts/people/staff/http';
import { answerProblem, type FakeApi } from '@diwan/mf-kit/testing';
import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { openPage } from '../../../testing/open-page.js';

afterEach(cleanup);

/** The signed-in owner of the tests. */
const OWNER: StaffMember = {
  id: '64b000000000000000000001',
  name: 'Rana Haddad',
  phone: '+96170000001',
  roles: ['owner'],
  lastSignInAt: '2026-01-01T10:00:00.000Z',
  hasSecondFactor: true,
  rolesVersion: 1,
};
const LAWYER: StaffMember = {
  id: '64b0000000000000000000e1',
  name: 'Maya Saliba',
  phone: '+96170000004',
  roles: ['lawyer'],
  lastSignInAt: null,
  hasSecondFactor: true,
  rolesVersion: 3,
};
const api = (more: FakeApi = {}): FakeApi => ({
  'GET /identity/staff': () => [OWNER, LAWYER],
  'GET /identity/staff-invitations': () => [],
  ...more,
});

async function openRoles(more: FakeApi = {}, confirm = () => false) {
  const page = await openPage('/admin/roles', { api: api(more), confirm });
  await page.user.click(await screen.findByRole('button', { name: 'Actions for Maya Saliba' }));
  await page.user.click(screen.getByRole('menuitem', { name: 'Change roles' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Roles of Maya Saliba' }));
  const save = async () => {
    await page.user.click(sheet.getByRole('button', { name: 'Save roles' }));
    return within(await screen.findByRole('alertdialog'));
  };
  return { ...page, sheet, save };
}

describe('roles', () => {
  it('D-116: an owner sees who works for the firm, and cannot change their own roles', async () => {
    const { container } = await openPage('/admin/roles', { api: api() });
    const row = within(await screen.findByRole('row', { name: /Maya Saliba/ }));
    expect([row.getByText('Lawyer'), row.getByText('Never')]).toHaveLength(2);
    expect(screen.queryByRole('button', { name: 'Actions for Rana Haddad' })).toBeNull();
    expect((await axe(container)).violations).toEqual([]);
  });

  it('D-116: roles are changed after a question that names the person', async () => {
    const { user, sheet, save, requests, toasts } = await openRoles({ 'PUT /identity/staff/:id/roles': () => LAWYER });
    await user.click(sheet.getByLabelText('Admin'));
    const question = await save();
    expect(question.getByText('Change the roles of Maya Saliba?')).toBeTruthy();
    expect(question.getByText('Maya Saliba will have these roles from now on: Lawyer, Admin.')).toBeTruthy();
    await user.click(question.getByRole('button', { name: 'Save roles' }));
    await waitFor(() => expect(toasts[0]?.description).toBe('Roles of Maya Saliba saved'));
    expect(requests.find(({ method }) => method === 'PUT')?.body).toEqual({
      roles: ['lawyer', 'admin'],
      rolesVersion: 3,
    });
  });

  it('D-129: of two owners who change the same roles, the second sees what the first has saved and chooses', async () => {
    const saved: StaffMember = { ...LAWYER, roles: ['lawyer', 'accountant'], rolesVersion: 4 };
    let asked = 0;
    const { user, sheet, save, sent } = await openRoles({
      'GET /identity/staff': () => [OWNER, asked++ === 0 ? LAWYER : saved],
      'PUT /identity/staff/:id/roles': ({ body }) =>
        (body as { rolesVersion: number }).rolesVersion === 4 ? saved : answerProblem('CONFLICT'),
    });
    await user.click(sheet.getByLabelText('Admin'));
    await user.click((await save()).getByRole('button', { name: 'Save roles' }));
    expect(await sheet.findByText(/Lawyer, Accountant/)).toBeTruthy();
    await user.click(sheet.getByRole('button', { name: /^Go on/ }));
    await user.click((await save()).getByRole('button', { name: 'Save roles' }));
    await waitFor(() => expect(sent('PUT /identity/staff/:id/roles')).toHaveLength(2));
    expect(sent('PUT /identity/staff/:id/roles').at(-1)?.body).toEqual({
      roles: ['lawyer', 'admin'],
      rolesVersion: 4,
    });
  });

  it('D-116: taking the last role says that access ends', async () => {
    const { user, sheet, save } = await openRoles();
    await user.click(sheet.getByLabelText('Lawyer'));
    const question = await save();
    expect(question.getByText(/access to the back office ends at once/)).toBeTruthy();
  });

  it('D-116: the last owner stays', async () => {
    const { user, sheet, save } = await openRoles({
      'PUT /identity/staff/:id/roles': () => answerProblem('LAST_OWNER'),
    });
    await user.click(sheet.getByLabelText('Admin'));
    await user.click((await save()).getByRole('button', { name: 'Save roles' }));
    expect(await sheet.findByText('problem: LAST_OWNER')).toBeTruthy();
  });

  it.each([
    { confirms: true, outcome: 'Roles of Maya Saliba saved' },
    { confirms: false, outcome: 'Failed to save roles. problem: SECOND_FACTOR_REQUIRED' },
  ])('AUTH-10: an old session is confirmed first, or nothing is saved: $confirms', async ({ confirms, outcome }) => {
    let fresh = false;
    const { user, sheet, save, toasts } = await openRoles(
      { 'PUT /identity/staff/:id/roles': () => (fresh ? LAWYER : answerProblem('SECOND_FACTOR_REQUIRED')) },
      () => {
        fresh = confirms;
        return confirms;
      },
    );
    await user.click(sheet.getByLabelText('Admin'));
    await user.click((await save()).getByRole('button', { name: 'Save roles' }));
    await waitFor(() => expect(toasts[0]?.description).toContain(outcome));
  });

  it('says what failed, and how to add somebody while there is nobody', async () => {
    const none = { 'GET /identity/staff-invitations': () => [] };
    await openPage('/admin/roles', { api: { ...none, 'GET /identity/staff': () => answerProblem('FORBIDDEN') } });
    expect((await screen.findByRole('alert')).textContent).toContain('Failed to fetch staff');
    cleanup();
    await openPage('/admin/roles', { api: { ...none, 'GET /identity/staff': () => [] } });
    expect(await screen.findByRole('heading', { name: 'Nobody yet' })).toBeTruthy();
  });
});
