/** @jest-environment jsdom */

import type { Boot } from '@diwan/contracts/remotes/boot';
import { useNavigate } from '@diwan/mf-kit';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup } from '@testing-library/react';
import { renderInShell } from '../testing/in-shell.js';
import { AsDocument } from './as-document.js';
import { useLeftToServer } from './left-to-server.js';

afterEach(cleanup);

let go: ReturnType<typeof useNavigate>;
function Page({ site }: { site: Boot['site'] }) {
  go = useNavigate();
  return useLeftToServer(site) ? 'left to the server' : 'drawn here';
}

describe('PUB-09: moves to pages of a site that is not published', () => {
  it.each([
    ['from the door to a page', 'closed', ['/auth', '/contact'], true],
    ['from a page that is always open to another', 'closed', ['/verify/abc', '/'], true],
    ['to the page that the server gave', 'closed', ['/verify/abc'], false],
    ['within it', 'closed', ['/verify/abc', '/verify/abc?again=1'], false],
    ['back to it', 'closed', ['/verify/abc', '/auth', '/verify/abc'], true],
    ['to the portal', 'closed', ['/auth', '/client-portal'], false],
    ['of who works for the firm, and may have published it by now', 'inside', ['/', '/admin', '/'], true],
    ['to the page that they were given', 'inside', ['/contact'], false],
    ['once it is published', 'published', ['/auth', '/contact'], false],
  ] as const)('%s', (_which, site, [first, ...moves], left) => {
    const { container } = renderInShell(<Page site={site} />, { path: first });
    for (const move of moves) act(() => void go(move));
    expect(container.textContent).toBe(left ? 'left to the server' : 'drawn here');
  });

  it('ask the server once', () => {
    const reload = jest.fn();
    renderInShell(<AsDocument reload={reload} />);
    expect(reload).toHaveBeenCalledTimes(1);
  });
});
