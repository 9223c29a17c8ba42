/** @jest-environment jsdom */
import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { renderInShell } from '../testing/in-shell.js';
import { Footer } from './footer.js';

afterEach(cleanup);
const linksOf = (name: string) =>
  within(screen.getByRole('navigation', { name }))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

describe('footer', () => {
  it('PUB-03: has the links of the specification', () => {
    renderInShell(<Footer year={2026} area="public" />);
    expect(linksOf('Quick Links')).toEqual([
      ['Practice Areas', '/practice-areas'],
      ['Our Team', '/attorneys'],
      ['Legal News', '/news'],
      ['Contact Us', '/contact'],
    ]);
    expect(linksOf('Services')).toEqual([
      ['Legal Consultation', '/consultation'],
      ['Client Portal', '/client-portal'],
      ['New Clients', '/join'],
    ]);
  });

  it('PUB-18: leads to the search from every page', () => {
    renderInShell(<Footer year={2026} area="public" />);
    expect(screen.getByRole('link', { name: 'Search' }).getAttribute('href')).toBe('/search');
  });

  it('D-044: the copyright runs until the current year', () => {
    renderInShell(<Footer year={2031} area="public" />);
    expect(screen.getByText(/^© 2007-2031 /)).toBeTruthy();
  });

  it('A11Y-01: help stands in the same order everywhere, the back office included (3.2.6)', () => {
    for (const area of ['admin', 'public'] as const) {
      renderInShell(<Footer year={2026} area={area} />);
      const help = document.querySelector('.shell-help') as HTMLElement;
      expect(Array.from(help.querySelectorAll('a'), (link) => link.getAttribute('href')?.split(':')[0])).toEqual([
        'tel',
        'https',
      ]);
      cleanup();
    }
  });

  it('the feed is that of the language, and an ordinary link', () => {
    renderInShell(<Footer year={2026} area="public" />, { language: 'ar' });
    expect(screen.getByRole('link', { name: 'RSS' }).getAttribute('href')).toBe('/ar/rss.xml');
  });

  it('A11Y-01: has no faults that axe finds', async () => {
    const { container } = renderInShell(<Footer year={2026} area="public" />);
    expect((await axe(container)).violations.map(({ id }) => id)).toEqual([]);
  });
});
