import { nameIn, ofProduct, type SiteLanguage } from '@diwan/contracts/shared/tongues';
import type { OfficeProfile } from '@diwan/contracts/site/office/office-profile';
import { openingAt } from '@diwan/contracts/site/office/opening';
import { callApi, type PageResult, type Session, ShellContextValue, useShell } from '@diwan/mf-kit';
import { answerProblem, type FakeApi, type FakeShell, fakeShell } from '@diwan/mf-kit/testing';
import { act, render } from '@testing-library/react';
import { type ReactNode, useMemo } from 'react';
import remote from '../remote.js';
import {
  aHero,
  anArticle,
  anArticleSummary,
  anAttorney,
  anOfficeProfile,
  aPage,
  everyBlock,
  someCategories,
} from './site-fixtures.js';

/** Pages and records as the services would answer; anything else is not there. */
export const siteApi = (changes: FakeApi = {}): FakeApi => ({
  'GET /news/site/page': ({ query }) => {
    const slug = query.get('slug') ?? '';
    if (/^(home|about|services\/criminal-law|services\/entity\/sarl)$/.test(slug)) return aPage(slug, everyBlock);
    if (/^(contact|consultation|news)$/.test(slug)) return aPage(slug);
    if (slug === 'attorneys')
      return aPage(slug, [aHero, { type: 'attorneys', emptyText: 'Profiles will appear here.' }]);
    return answerProblem('NOT_FOUND');
  },
  'GET /news/categories': () => someCategories,
  'GET /news/articles': () => ({
    items: [anArticleSummary(1), anArticleSummary(2)],
    total: 2,
    exact: true,
    page: 1,
    limit: 9,
  }),
  'GET /news/articles/:slug': ({ path, query }) =>
    path.endsWith('/article-1')
      ? anArticle({ language: query.get('language') === 'ar' ? 'ar' : 'en' })
      : answerProblem('NOT_FOUND'),
  'GET /news/site/attorneys': () => [anAttorney()],
  'GET /news/site/attorneys/:slug': ({ path }) =>
    path.endsWith('/nour-example') ? anAttorney() : answerProblem('NOT_FOUND'),
  'GET /news/site/search': () => [
    {
      kind: 'faq',
      path: '/about#term',
      title: [{ text: 'What about term?', hit: false }],
      text: [{ text: 'The answer', hit: false }],
    },
  ],
  ...changes,
});

export interface OpenOptions {
  api?: FakeApi;
  language?: SiteLanguage;
  /** Null: nothing is known of the firm, not even its numbers. */
  profile?: OfficeProfile | null;
  session?: Session;
  /** What the form before the page has left for it. */
  said?: Record<string, string>;
  /** A form to send without JavaScript instead of opening the page. */
  form?: Record<string, string>;
}

const VISITOR: Session = { status: 'visitor', person: null };

/** Opens an address of the site as the shell would, with the firm's profile around it, and waits until it is drawn. */
export async function openPage(path: string, options: OpenOptions = {}): Promise<FakeShell & { result: PageResult }> {
  const { language = 'en', profile = anOfficeProfile(), api = siteApi(), form, said, session = VISITOR } = options;
  const shell = fakeShell({ path, language, session, api, messages: await remote.messages(language) });
  const { pathname, searchParams: query } = new URL(path, 'https://diwan.example');
  const request = { path: pathname, query, language: ofProduct(language), siteLanguage: language, call: callApi, said };
  const result = form
    ? await remote.submit?.({ ...request, form: new URLSearchParams(form) })
    : await remote.load?.(request);
  if (!result) throw new Error('The remote neither loads nor submits');
  if (result.redirect) return { ...shell, result };
  const { App } = remote;
  const Wrapper = shell.wrapper;
  await act(async () => {
    render(
      <Wrapper>
        <WithProfile profile={profile}>
          <App result={result} />
        </WithProfile>
      </Wrapper>,
    );
    await settle();
  });
  return { ...shell, result };
}

/** Time for parts of a page that are loaded by themselves. */
export const settle = () => new Promise((resolve) => setTimeout(resolve, 60));

/** The name of the firm stands in the shell's header on every page. */
function WithProfile({ profile, children }: { profile: OfficeProfile | null; children: ReactNode }) {
  const shell = useShell();
  const context = useMemo(
    () => ({
      ...shell,
      office: {
        profile,
        opening: profile && openingAt(profile, new Date()),
        phone: profile?.phone ?? null,
        whatsappNumber: profile?.whatsappNumber ?? null,
      },
    }),
    [shell, profile],
  );
  return (
    <ShellContextValue value={context}>
      <header>{profile && nameIn(profile.name, shell.siteLanguage)}</header>
      <main>{children}</main>
    </ShellContextValue>
  );
}

/** Structured data in the page. */
export const structuredData = (): Record<string, unknown>[] =>
  [...document.querySelectorAll('script[type="application/ld+json"]')].map((script) =>
    JSON.parse(script.textContent ?? ''),
  );
