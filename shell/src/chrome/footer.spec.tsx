/** @jest-environment jsdom */
import type { OfficeProfile } from '@diwan/contracts/site/office/office-profile';
import { type Office, ShellContextValue, useShell } from '@diwan/mf-kit';
import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import type { ReactNode } from 'react';
import { renderInShell } from '../testing/in-shell.js';
import { Footer } from './footer.js';

afterEach(cleanup);

type Known = Pick<Office, 'profile' | 'opening'> & Partial<Office>;

function WithOffice({ office, children }: { office: Known; children: ReactNode }) {
  const context = useShell();
  return (
    <ShellContextValue value={{ ...context, office: { ...context.office, ...office } }}>{children}</ShellContextValue>
  );
}

/** The footer of an office, as the server knew it. */
const renderFooter = (office: Known) =>
  renderInShell(
    <WithOffice office={office}>
      <Footer year={2026} demo={false} area="public" />
    </WithOffice>,
  );
const linksOf = (name: string) =>
  within(screen.getByRole('navigation', { name }))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

describe('footer', () => {
  it('PUB-09: of a site that is not published has the legal notices, and nothing that cannot be read', () => {
    renderInShell(<Footer year={2026} demo={false} area="public" closed />);
    expect(screen.queryByRole('navigation')).toBeNull();
    const addresses = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(addresses).toEqual(expect.arrayContaining(['/privacy', '/terms', '/disclaimer']));
    for (const address of ['/search', '/rss.xml']) expect(addresses).not.toContain(address);
  });

  it('PUB-03: has the links of the specification', () => {
    renderInShell(<Footer year={2026} demo={false} area="public" />);
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
      ['Fees', '/fees'],
      ['Lebanese abroad', '/abroad'],
    ]);
  });

  it('PUB-18: leads to the search from every page', () => {
    renderInShell(<Footer year={2026} demo={false} area="public" />);
    expect(screen.getByRole('link', { name: 'Search' }).getAttribute('href')).toBe('/search');
  });

  it('D-044: the copyright runs until the current year', () => {
    renderInShell(<Footer year={2031} demo={false} area="public" />);
    expect(screen.getByText(/^© 2007-2031 /)).toBeTruthy();
  });

  it('D-034: a demonstration says on every page that it is one; a firm does not', () => {
    const said = /Demonstration: the firm, its people and its cases are invented/;
    renderInShell(<Footer year={2026} demo area="public" />);
    expect(screen.getByText(said)).toBeTruthy();
    cleanup();
    renderInShell(<Footer year={2026} demo={false} area="public" />);
    expect(screen.queryByText(said)).toBeNull();
  });

  it('PUB-09: says where the office is, when it opens next and that it is registered at the Bar; without data, nothing', () => {
    const profile = {
      name: { en: 'Diwan Law', ar: 'ديوان' },
      blurb: { en: '', ar: '' },
      address: { street: { en: 'Street 1', ar: 'شارع 1' }, city: { en: 'Beirut', ar: 'بيروت' }, country: 'LB' },
      barRegistration: { en: 'Registered, no. 12', ar: 'مسجّل برقم 12' },
    } as OfficeProfile;
    const next = { date: '2026-11-23', time: '08:00', inDays: 2 };
    renderFooter({ profile, opening: { open: false, holiday: null, next } });
    for (const text of [
      'Street 1, Beirut',
      'Closed; opens Monday, 23 November 2026, at 08:00, Beirut time',
      'Registered, no. 12',
    ])
      expect(screen.getByText(text)).toBeTruthy();
    cleanup();
    renderFooter({ profile, opening: { open: true, until: '18:00' } });
    expect(screen.getByText('Open today until 18:00, Beirut time')).toBeTruthy();
    cleanup();
    renderFooter({ profile: null, opening: null });
    expect(screen.queryByText(/Beirut/)).toBeNull();
  });

  it('11: offers the ways to the firm that are known, and no empty list where none is', () => {
    const hrefs = () => Array.from(document.querySelectorAll('.shell-help a'), (link) => link.getAttribute('href'));
    renderFooter({ profile: null, opening: null, phone: null, whatsappNumber: '+9613123456' });
    expect(hrefs()).toEqual(['https://wa.me/9613123456']);
    cleanup();
    renderFooter({ profile: null, opening: null, phone: '+9611234567', whatsappNumber: null });
    expect(hrefs()).toEqual(['tel:+9611234567']);
    cleanup();
    renderFooter({ profile: null, opening: null, phone: null, whatsappNumber: null });
    expect(document.querySelector('.shell-help')).toBeNull();
    expect(screen.queryByRole('heading', { name: 'Need help?' })).toBeNull();
  });

  it('A11Y-01: help stands in the same order everywhere, the back office included (3.2.6)', () => {
    for (const area of ['admin', 'public'] as const) {
      renderInShell(<Footer year={2026} demo={false} area={area} />);
      const help = document.querySelector('.shell-help') as HTMLElement;
      expect(Array.from(help.querySelectorAll('a'), (link) => link.getAttribute('href')?.split(':')[0])).toEqual([
        'tel',
        'https',
      ]);
      cleanup();
    }
  });

  it('the feed is that of the language, and an ordinary link', () => {
    renderInShell(<Footer year={2026} demo={false} area="public" />, { language: 'ar' });
    expect(screen.getByRole('link', { name: 'RSS' }).getAttribute('href')).toBe('/ar/rss.xml');
  });

  it('A11Y-01: has no faults that axe finds', async () => {
    const { container } = renderInShell(<Footer year={2026} demo={false} area="public" />);
    expect((await axe(container)).violations.map(({ id }) => id)).toEqual([]);
  });
});
