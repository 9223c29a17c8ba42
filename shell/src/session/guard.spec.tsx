/** @jest-environment jsdom */

import { type Session, useLocation } from '@diwan/mf-kit';
import { aPerson } from '@diwan/mf-kit/testing';
import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import { renderInShell } from '../testing/in-shell.js';
import { Guard } from './guard.js';

const signedIn = (changes: Parameters<typeof aPerson>[0] = {}): Session => ({
  status: 'person',
  person: aPerson(changes),
});
const Protected = () => <p>{`PROTECTED ${useLocation().pathname}`}</p>;
const visit = (path: string, session: Session) =>
  renderInShell(
    <Guard>
      <Protected />
    </Guard>,
    { path, session },
  );
const nothing = (status: 'loading' | 'visitor' | 'failed'): Session => ({ status, person: null });
const isShown = (path: string) => document.body.textContent?.includes(`PROTECTED ${path}`);

afterEach(cleanup);

describe('Guard', () => {
  it.each(['/', '/news/x', '/auth', '/consultation'])(
    'lets anyone see %s, even before the session is known',
    (path) => {
      visit(path, nothing('loading'));
      expect(isShown(path)).toBe(true);
    },
  );

  it.each(['/client-portal', '/billing', '/documents/1', '/admin', '/admin/clients'])(
    'D-015: %s shows nothing before the check, and leads visitors to sign-in and back',
    (path) => {
      visit(path, nothing('loading'));
      expect(isShown(path)).toBe(false);
      cleanup();
      const shell = visit(path, nothing('visitor'));
      expect(isShown(path)).toBe(false);
      expect(shell.location()).toBe(`/auth?next=${path}`);
    },
  );

  it('AUTH-13: shows visitors the door of staff, once the check is done: a passkey lets them in there', () => {
    visit('/admin-login', nothing('loading'));
    expect(isShown('/admin-login')).toBe(false);
    cleanup();
    visit('/admin-login', nothing('visitor'));
    expect(isShown('/admin-login')).toBe(true);
  });

  it('D-015: shows the page to who is signed in', () => {
    visit('/client-portal', signedIn({ roles: ['client'] }));
    expect(isShown('/client-portal')).toBe(true);
  });

  it('D-024: says "Checking admin access..." while the back office waits for the check', () => {
    visit('/admin', nothing('loading'));
    expect(screen.getByRole('status').textContent).toContain('Checking admin access...');
  });

  it('D-024: people without a role of the firm are told so and go to their portal', () => {
    const shell = visit('/admin', signedIn({ roles: ['client'] }));
    expect(shell.toasts).toEqual([
      { kind: 'error', text: 'Access Denied', description: "You don't have admin privileges" },
    ]);
    expect(shell.location()).toBe('/client-portal');
  });

  it('D-024: a failed check stays where it is, with Retry', () => {
    const shell = visit('/admin', nothing('failed'));
    expect(shell.location()).toBe('/admin');
    expect(screen.getByRole('heading').textContent).toBe('Failed to verify admin access');
    expect(screen.getByRole('button', { name: 'Retry' })).toBeTruthy();
    expect(isShown('/admin')).toBe(false);
  });

  it('sends staff whose authenticator is still to be confirmed to do that first', () => {
    const shell = visit('/admin/cases', signedIn({ roles: ['lawyer'], secondFactor: 'needed' }));
    expect(shell.location()).toBe('/admin-login?next=/admin/cases');
  });

  it.each(['/admin/cases', '/client-portal'])(
    'H1: leads staff without a second factor from %s to setting one up',
    (path) => {
      const shell = visit(path, signedIn({ roles: ['owner'], secondFactor: 'none' }));
      expect(shell.location()).toBe(`/admin-login?next=${path}`);
      expect(isShown(path)).toBe(false);
    },
  );
});
