import type { SessionPerson } from '@diwan/contracts/people/sessions/person';
import { CONTENT_ID, definePages, type Office } from '@diwan/mf-kit';
import { aPerson, type FakeApi, type FakeShell, remoteInShell } from '@diwan/mf-kit/testing';
import { render } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { Providers } from '../app/layout.js';
import { pages } from '../app/pages.js';
import remote from '../remote.js';

export interface OpenOptions {
  api?: FakeApi;
  /** Nobody, for a visitor. */
  person?: Partial<SessionPerson> | null;
  language?: 'en' | 'ar';
  /** What the shell knows of the firm. */
  office?: Partial<Office>;
  /** As after a reload: what was typed before is still kept in the window. */
  reloaded?: boolean;
  /** With navigation and top bar around the page, which ask the services what waits. */
  framed?: boolean;
  /** What becomes of being asked to prove oneself anew; by default the person gives up. */
  confirm?: () => boolean;
}

const OnlyPage = ({ children }: { children: ReactNode }) => (
  <Providers>
    <main id={CONTENT_ID}>{children}</main>
  </Providers>
);

/** Opens a page of the back office as an owner would, unless told otherwise, with fake services behind it. */
export async function openPage(
  path: string,
  { api = {}, person = {}, language = 'en', office, reloaded = false, framed = false, confirm }: OpenOptions = {},
): Promise<FakeShell & { user: UserEvent; container: HTMLElement }> {
  if (!reloaded) sessionStorage.clear();
  const session = person
    ? { status: 'person' as const, person: aPerson(person) }
    : { status: 'visitor' as const, person: null };
  const area = framed ? remote : { ...remote, ...definePages(pages, OnlyPage) };
  const services: FakeApi = { 'GET /identity/my/list-views': () => [], ...api };
  const { tree, ...shell } = await remoteInShell(area, {
    path,
    api: services,
    session,
    language,
    ...(office && { office }),
    ...(confirm && { confirm }),
  });
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
