/** @jest-environment jsdom */

import { ApiProblem, useShell } from '@diwan/mf-kit';
import { afterEach, describe, expect, it } from '@jest/globals';
import { act, cleanup, screen } from '@testing-library/react';
import { LanguageSwitch } from './chrome/language-switch.js';
import { setAlternates } from './remotes/page-alternates.js';
import { ShellProvider } from './shell-provider.js';
import { aBoot, renderInShell } from './testing/in-shell.js';

const api = { 'GET /identity/session': () => ({ person: null, csrfToken: null, idleEndsAt: null }) };
const show = async (path: string, language: 'en' | 'ar' = 'en') => {
  await act(async () => {
    renderInShell(
      <ShellProvider boot={aBoot({ language })}>
        <LanguageSwitch />
        <Problem />
      </ShellProvider>,
      { path, language, api },
    );
  });
  return screen.getAllByRole('link')[0] as HTMLElement;
};
const Problem = ({ code = 'UNAVAILABLE' }: { code?: string }) => (
  <p>
    {useShell().problemText(
      new ApiProblem({ code: code as 'UNAVAILABLE', status: 503, reference: 'r', detail: 'secret' }),
    )}
  </p>
);

afterEach(() => {
  cleanup();
  setAlternates(undefined);
});

describe('language switch', () => {
  it.each([
    ['/', 'en', '/ar', 'ar'],
    ['/news?kind=article&page=2', 'en', '/ar/news?kind=article&page=2', 'ar'],
    ['/client-portal', 'en', '/ar/client-portal', 'ar'],
    ['/news?kind=news', 'ar', '/news?kind=news', 'en'],
  ] as const)('D-042: at %s in %s it keeps the page and its query', async (path, language, href, other) => {
    const link = await show(path, language);
    expect(link.getAttribute('href')).toBe(href);
    expect(link.getAttribute('lang')).toBe(other);
  });

  it('D-042: follows a page that lives elsewhere in the other language', async () => {
    setAlternates({ en: '/news/vat', ar: '/news/ضريبة' });
    expect((await show('/news/vat')).getAttribute('href')).toBe('/ar/news/ضريبة');
  });
});

describe('problemText', () => {
  it('D-040: is the text of the code, never what the server wrote', async () => {
    await show('/');
    expect(screen.getByText('This part is not available at the moment.')).toBeTruthy();
    expect(document.body.textContent).not.toContain('secret');
  });

  it('is a general sentence for a code that this page does not know, never the code', async () => {
    await act(async () => {
      renderInShell(
        <ShellProvider boot={aBoot()}>
          <Problem code="BRAND_NEW" />
        </ShellProvider>,
        { api },
      );
    });
    expect(screen.getByText('This did not work. Please reload the page and try again.')).toBeTruthy();
  });
});
