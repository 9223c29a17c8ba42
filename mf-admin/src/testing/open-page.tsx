import type { SessionPerson } from '@diwan/contracts/people/sessions/person';
import { aPerson, type FakeApi, type FakeShell, remoteInShell } from '@diwan/mf-kit/testing';
import { render } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import remote from '../remote.js';

export interface OpenOptions {
  api?: FakeApi;
  /** Nobody, for a visitor. */
  person?: Partial<SessionPerson> | null;
  language?: 'en' | 'ar';
  /** As after a reload: what was typed before is still kept in the window. */
  reloaded?: boolean;
}

/** Opens a page of the back office as an owner would, unless told otherwise, with fake services behind it. */
export async function openPage(
  path: string,
  { api = {}, person = {}, language = 'en', reloaded = false }: OpenOptions = {},
): Promise<FakeShell & { user: UserEvent; container: HTMLElement }> {
  if (!reloaded) sessionStorage.clear();
  const session = person
    ? { status: 'person' as const, person: aPerson(person) }
    : { status: 'visitor' as const, person: null };
  const { tree, ...shell } = await remoteInShell(remote, { path, api, session, language });
  const { container } = render(tree);
  return { ...shell, container, user: userEvent.setup() };
}

/** A page of rows, as the services answer it. */
export const pageOf = <Row,>(items: readonly Row[], total = items.length) => ({
  items,
  total,
  exact: true,
  page: 1,
  limit: 20,
});
