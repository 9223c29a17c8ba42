/**
 * @jest-environment jsdom
 */
import type { StaffMember } from '@diwan/contracts/people/staff/http';
import type { StaffInvitation } from '@diwan/contracts/people/staff-invitations/http';
import { answerProblem, type FakeApi } from '@diwan/mf-kit/testing';
import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { openPage } from '../../../testing/open-page.js';

afterEach(cleanup);

const INVITED: StaffInvitation = {
  id: '64b0000000000000000000a1',
  name: 'Ziad Aoun',
  phone: '+9613765432',
  language: 'ar',
  roles: ['assistant'],
  state: 'pending',
  invitedByName: 'Rana Haddad',
  sentAt: '2026-01-01T10:00:00.000Z',
  expiresAt: '2026-01-08T10:00:00.000Z',
  endedAt: null,
  path: '/admin-login/64b0000000000000000000a1',
};
const COLLEAGUE: StaffMember = {
  id: '64b0000000000000000000e1',
  name: 'Maya Saliba',
  phone: '+96170000004',
  roles: ['lawyer'],
  lastSignInAt: null,
  hasSecondFactor: false,
  rolesVersion: 3,
};
const LIST = 'GET /identity/staff-invitations';
const INVITE = 'POST /identity/staff-invitations';
const SENT = { invitation: INVITED, setUpCode: 'k3m9p-x7tqa' };
const open = (more: FakeApi = {}) =>
  openPage('/admin/roles', { api: { 'GET /identity/staff': () => [COLLEAGUE], [LIST]: () => [], ...more } });

async function inviting(more: FakeApi) {
  const page = await open(more);
  await page.user.click(await screen.findByRole('button', { name: 'Invite a colleague' }));
  const form = within(await screen.findByRole('dialog'));
  const fill = async () => {
    await page.user.type(form.getByLabelText(/^Name/), 'Ziad Aoun');
    await page.user.type(form.getByLabelText(/^Phone/), '03 765 432');
    await page.user.selectOptions(form.getByLabelText(/^Language/), 'ar');
    await page.user.click(form.getByLabelText('Assistant'));
    await page.user.click(form.getByRole('button', { name: 'Invite' }));
  };
  return { ...page, form, fill };
}

async function pressing(item: string, more: FakeApi) {
  const page = await open({ [LIST]: () => [INVITED], ...more });
  await page.user.click(await screen.findByRole('button', { name: 'Actions for the invitation of Ziad Aoun' }));
  await page.user.click(screen.getByRole('menuitem', { name: item }));
  return { ...page, question: within(await screen.findByRole('alertdialog')) };
}

describe('invitations of staff', () => {
  it('OFF-09: a colleague is invited in their language with at least one role, and the owner gets code and link once', async () => {
    const { user, form, fill, sent, toasts } = await inviting({ [INVITE]: () => SENT });
    await user.click(form.getByRole('button', { name: 'Invite' }));
    const links = within(await form.findByRole('alert')).getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual([
      'Name: Please fill in this field',
      'Phone: Please fill in this field',
      'Roles: Choose at least one',
    ]);
    await fill();
    const shown = within(await screen.findByRole('dialog', { name: 'Set-up code for Ziad Aoun' }));
    expect(shown.getByText('k3m9p-x7tqa')).toBeTruthy();
    expect(shown.getByText(`${location.origin}/ar${INVITED.path}`)).toBeTruthy();
    expect(shown.getByText(/Do not send it to the phone you have just typed/)).toBeTruthy();
    expect((await axe(document.body)).violations).toEqual([]);
    expect(toasts[0]?.description).toBe('Ziad Aoun was invited');
    expect(sent(INVITE).at(-1)?.body).toEqual({
      ...{ name: 'Ziad Aoun', phone: '03 765 432' },
      ...{ language: 'ar', roles: ['assistant'] },
    });
    await user.keyboard('{Escape}');
    expect(screen.getByText('k3m9p-x7tqa')).toBeTruthy();
    await user.click(shown.getAllByRole('button', { name: 'Close' }).at(-1) as HTMLElement);
    await waitFor(() => expect(screen.queryByText('k3m9p-x7tqa')).toBeNull());
  });

  it('OFF-09: a number that is invited already says so at its field', async () => {
    const refusal = () => answerProblem('DUPLICATE', { fieldErrors: { phone: 'invited_already' } });
    const { form, fill, sent } = await inviting({ [INVITE]: refusal });
    await fill();
    expect((await form.findAllByText(/This number has an invitation already/)).length).toBeGreaterThan(0);
    await waitFor(() => expect(sent(LIST)).toHaveLength(2));
  });

  it('OFF-09: owners see who is waited for and what became of the others', async () => {
    const { container } = await open({
      [LIST]: () => [
        INVITED,
        { ...INVITED, id: '64b0000000000000000000a2', name: 'Nada Frem', state: 'withdrawn', endedAt: INVITED.sentAt },
      ],
    });
    const row = within(await screen.findByRole('row', { name: /Ziad Aoun/ }));
    expect([row.getByText('Pending'), row.getByText('Rana Haddad')]).toHaveLength(2);
    const ended = within(screen.getByRole('row', { name: /Nada Frem/ }));
    expect(ended.getByText('Withdrawn')).toBeTruthy();
    expect(ended.queryByRole('button', { name: /^Actions/ })).toBeNull();
    expect((await axe(container)).violations).toEqual([]);
  });

  it('OFF-09: sent again, the owner gets another code; withdrawn, the list says so', async () => {
    const renewed = { ...SENT, setUpCode: 'bbbbb-ccccc' };
    const first = await pressing('Send again', { 'POST /identity/staff-invitations/:id/renew': () => renewed });
    await first.user.click(first.question.getByRole('button', { name: 'Send again' }));
    expect(await screen.findByText('bbbbb-ccccc')).toBeTruthy();
    cleanup();
    let state: StaffInvitation['state'] = 'pending';
    const second = await pressing('Withdraw', {
      [LIST]: () => [{ ...INVITED, state }],
      'POST /identity/staff-invitations/:id/withdraw': () => {
        state = 'withdrawn';
        return { ...INVITED, state };
      },
    });
    await second.user.click(second.question.getByRole('button', { name: 'Withdraw' }));
    expect(await screen.findByText('Withdrawn')).toBeTruthy();
    expect(second.toasts.at(-1)?.description).toBe('The invitation of Ziad Aoun was withdrawn');
  });

  it('OFF-09: the link is at hand without another code', async () => {
    const { user, toasts, requests } = await open({ [LIST]: () => [INVITED] });
    await user.click(await screen.findByRole('button', { name: 'Actions for the invitation of Ziad Aoun' }));
    await user.click(screen.getByRole('menuitem', { name: 'Copy link' }));
    expect(await navigator.clipboard.readText()).toBe(`${location.origin}/ar${INVITED.path}`);
    await waitFor(() => expect(toasts.at(-1)?.description).toBe('The link of Ziad Aoun was copied'));
    expect(requests.filter(({ method }) => method !== 'GET')).toEqual([]);
  });

  it('OFF-09: what somebody accepted meanwhile is not withdrawn, and the list shows how it stands', async () => {
    let state: StaffInvitation['state'] = 'pending';
    const { user, question } = await pressing('Withdraw', {
      [LIST]: () => [{ ...INVITED, state }],
      'POST /identity/staff-invitations/:id/withdraw': () => {
        state = 'accepted';
        return answerProblem('CONFLICT');
      },
    });
    await user.click(question.getByRole('button', { name: 'Withdraw' }));
    expect(await question.findByText('problem: CONFLICT')).toBeTruthy();
    expect(await screen.findByText('Accepted')).toBeTruthy();
  });

  it('OFF-09: a colleague without a second factor is given a set-up code', async () => {
    const RESET = 'POST /identity/staff/:id/second-factor/reset';
    const { user, sent } = await open({ [RESET]: () => ({ setUpCode: 'k3m9p-x7tqa', expiresAt: INVITED.expiresAt }) });
    await user.click(await screen.findByRole('button', { name: 'Actions for Maya Saliba' }));
    await user.click(screen.getByRole('menuitem', { name: 'Give a set-up code' }));
    const question = within(await screen.findByRole('dialog', { name: 'Give Maya Saliba a set-up code?' }));
    await user.type(question.getByLabelText(/^Reason/), 'First day');
    await user.click(question.getByRole('button', { name: 'Give a set-up code' }));
    expect(await screen.findByText('k3m9p-x7tqa')).toBeTruthy();
    expect(screen.queryByText('Link of the invitation')).toBeNull();
    expect(sent(RESET).at(-1)?.body).toEqual({ reason: 'First day' });
  });
});
