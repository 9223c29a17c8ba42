/** @jest-environment jsdom */

import { aPerson } from '@diwan/mf-kit/testing';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { renderInShell } from '../testing/in-shell.js';
import { Header } from './header.js';
import { GRACE_MS } from './use-disclosure.js';

const wide = () => within(screen.getAllByRole('navigation')[0] as HTMLElement);
const services = () => wide().getByRole('button', { name: 'Services' });
const isOpen = () => services().getAttribute('aria-expanded') === 'true';
const focused = () => document.activeElement?.textContent;
/** The specification's ten, by whom they are for. */
const TEN = [
  'Business, Commercial & Corporate Law',
  'Companies Incorporation',
  'Corporate Governance & Advisory',
  'Banking & Finance',
  'Taxation / Tax Planning',
  'Intellectual Property & Trademarks',
  'Criminal Law',
  'Real Estate & Construction',
  'Family Law',
  'Labor Law',
];
const MORE = ['Arrested? What to do now', 'Lebanese abroad', 'All services'];

afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

describe('header', () => {
  it('PUB-02: has exactly the entries of the specification, in order', () => {
    renderInShell(<Header />);
    const names = wide()
      .getAllByRole('listitem')
      .filter((item) => !item.parentElement?.closest('li'))
      .map((item) => item.firstElementChild?.textContent);
    expect(names).toEqual(['Home', 'About', 'Services', 'Legal Articles', 'News', 'Contact']);
    const panel = services().nextElementSibling as HTMLElement;
    expect(Array.from(panel.querySelectorAll('a'), (link) => link.textContent)).toEqual([...TEN, ...MORE]);
  });

  it('PUB-18: leads to the search, on every width', () => {
    renderInShell(<Header />);
    expect(screen.getByRole('link', { name: 'Search' }).getAttribute('href')).toBe('/search');
  });

  it('PUB-14: names the telephone and WhatsApp before anything else', () => {
    renderInShell(<Header />);
    const line = screen.getAllByRole('list')[0] as HTMLElement;
    const [call, chat] = within(line).getAllByRole('link');
    expect(call?.getAttribute('href')).toBe('tel:+9611000000');
    expect(chat?.getAttribute('href')).toBe('https://wa.me/96170000000');
  });

  it('LEAD-04: the consultation begins with what the page is about', () => {
    const asked = () =>
      screen.getAllByRole('link', { name: 'Free Consultation' }).map((link) => link.getAttribute('href'));
    renderInShell(<Header />, { path: '/services/labor-law' });
    expect(new Set(asked())).toEqual(new Set(['/consultation?area=employment']));
    cleanup();
    renderInShell(<Header />);
    expect(new Set(asked())).toEqual(new Set(['/consultation']));
  });

  it('D-045: Legal Articles and News lead to two views', () => {
    renderInShell(<Header />, { path: '/news?kind=news' });
    expect(wide().getByRole('link', { name: 'Legal Articles' }).getAttribute('href')).toBe('/news?kind=article');
    expect(wide().getByRole('link', { name: 'News' }).getAttribute('href')).toBe('/news?kind=news');
    expect(wide().getByRole('link', { current: 'page' }).textContent).toBe('News');
  });

  it('D-152: Sign Up opens the sign-up mode', () => {
    renderInShell(<Header />);
    expect(screen.getAllByRole('link', { name: 'Sign Up' })[0]?.getAttribute('href')).toBe('/auth?mode=sign-up');
  });

  it.each([
    ['/auth?next=/admin-login/64b0000000000000000000a1', '&next=%2Fadmin-login%2F64b0000000000000000000a1'],
    ['/auth?next=https://evil.example', ''],
    ['/news?next=/billing', ''],
  ])('D-015: Sign Up at %s keeps where somebody was going', (path, kept) => {
    renderInShell(<Header />, { path });
    const [signUp] = screen.getAllByRole('link', { name: 'Sign Up' });
    expect(signUp?.getAttribute('href')).toBe(`/auth?mode=sign-up${kept}`);
  });

  it('D-016: Client Portal leads to the portal, whose guard decides', () => {
    renderInShell(<Header />);
    for (const link of screen.getAllByRole('link', { name: 'Client Portal' }))
      expect(link.getAttribute('href')).toBe('/client-portal');
  });

  it('shows name and Logout instead of Sign Up to who is signed in', async () => {
    const shell = renderInShell(<Header />, { session: { status: 'person', person: aPerson() } });
    expect(screen.queryByRole('link', { name: 'Sign Up' })).toBeNull();
    expect(screen.getAllByText('Rana Haddad').length).toBeGreaterThan(0);
    await userEvent.click(screen.getAllByRole('button', { name: 'Logout' })[0] as HTMLElement);
    expect(shell.signedOut()).toBe(true);
  });

  it('A11Y-01: has no faults that axe finds, closed and open', async () => {
    const { container } = renderInShell(<Header />);
    fireEvent.click(services());
    // jsdom has no layout: both navigations, of which the styles show one, are there for axe.
    const { violations } = await axe(container, { rules: { 'landmark-unique': { enabled: false } } });
    expect(violations.map(({ id }) => id)).toEqual([]);
  });
});

describe('Services menu', () => {
  it.each(['{Enter}', ' '])('D-036: the key "%s" opens and closes it', async (key) => {
    renderInShell(<Header />);
    services().focus();
    await userEvent.keyboard(key);
    expect(isOpen()).toBe(true);
    await userEvent.keyboard(key);
    expect(isOpen()).toBe(false);
  });

  it('D-036: arrows, Home and End walk through the links, Escape closes and gives the focus back', async () => {
    renderInShell(<Header />);
    services().focus();
    await userEvent.keyboard('{ArrowDown}');
    await act(() => new Promise(requestAnimationFrame));
    expect(isOpen()).toBe(true);
    expect(focused()).toBe(TEN[0]);
    for (const [key, index] of [
      ['{ArrowDown}', 1],
      ['{End}', TEN.length + MORE.length - 1],
      ['{ArrowDown}', 0],
      ['{ArrowUp}', TEN.length + MORE.length - 1],
      ['{Home}', 0],
    ] as const) {
      await userEvent.keyboard(key);
      await act(() => new Promise(requestAnimationFrame));
      expect(focused()).toBe([...TEN, ...MORE][index]);
    }
    await userEvent.keyboard('{Escape}');
    expect(isOpen()).toBe(false);
    expect(document.activeElement).toBe(services());
  });

  it('D-036: a tap opens it, and hovering fingers do nothing', () => {
    renderInShell(<Header />);
    const root = services().closest('li') as HTMLElement;
    fireEvent.pointerEnter(root, { pointerType: 'touch' });
    expect(isOpen()).toBe(false);
    fireEvent.click(services());
    expect(isOpen()).toBe(true);
    fireEvent.pointerDown(document.body);
    expect(isOpen()).toBe(false);
  });

  it('D-036: leaving it by Tab closes it', () => {
    renderInShell(<Header />);
    fireEvent.click(services());
    act(() => services().focus());
    act(() => wide().getByRole('link', { name: 'Contact' }).focus());
    expect(isOpen()).toBe(false);
  });

  it('going to a page closes it', async () => {
    const shell = renderInShell(<Header />);
    fireEvent.click(services());
    await userEvent.click(wide().getByRole('link', { name: 'Family Law' }));
    expect(shell.location()).toBe('/services/family-law');
    expect(isOpen()).toBe(false);
  });
});

describe('Services menu under a mouse', () => {
  // jsdom knows no pointer events: the type has to be put on by hand.
  const hover = (name: 'pointerover' | 'pointerout') => {
    const root = services().closest('li') as HTMLElement;
    const event = new MouseEvent(name, { bubbles: true, relatedTarget: document.body });
    Object.defineProperty(event, 'pointerType', { value: 'mouse' });
    fireEvent(root, event);
  };

  it('D-036: opens on hover and closes after a moment of grace', () => {
    jest.useFakeTimers();
    renderInShell(<Header />);
    hover('pointerover');
    expect(isOpen()).toBe(true);
    hover('pointerout');
    act(() => void jest.advanceTimersByTime(GRACE_MS - 1));
    expect(isOpen()).toBe(true);
    act(() => void jest.advanceTimersByTime(1));
    expect(isOpen()).toBe(false);
  });

  it('D-036: coming back in time keeps it open, a click makes it stay', () => {
    jest.useFakeTimers();
    renderInShell(<Header />);
    hover('pointerover');
    hover('pointerout');
    hover('pointerover');
    act(() => void jest.advanceTimersByTime(GRACE_MS * 2));
    expect(isOpen()).toBe(true);
    fireEvent.click(services());
    hover('pointerout');
    act(() => void jest.advanceTimersByTime(GRACE_MS * 2));
    expect(isOpen()).toBe(true);
  });
});

it('PUB-09: of a site that is not published leads to nothing that cannot be read', () => {
  renderInShell(<Header closed />);
  expect(screen.queryByRole('navigation')).toBeNull();
  const addresses = new Set(screen.getAllByRole('link', { hidden: true }).map((link) => link.getAttribute('href')));
  for (const address of ['/search', '/consultation', '/about']) expect(addresses).not.toContain(address);
  for (const address of ['/client-portal', '/auth?mode=sign-up']) expect(addresses).toContain(address);
});

describe('mobile menu', () => {
  it('a button opens the same entries; choosing one closes it', async () => {
    const shell = renderInShell(<Header />);
    await userEvent.click(screen.getByRole('button', { name: 'Open menu' }));
    const menu = within(screen.getAllByRole('navigation')[1] as HTMLElement);
    const toggle = screen.getByRole('button', { name: 'Close menu' });
    expect(toggle.getAttribute('aria-expanded')).toBe('true');
    await userEvent.click(menu.getByRole('button', { name: 'Services' }));
    expect(toggle.getAttribute('aria-expanded')).toBe('true');
    await userEvent.click(menu.getByRole('link', { name: /^Tax/ }));
    expect(shell.location()).toBe('/services/tax-planning');
    expect(screen.getByRole('button', { name: 'Open menu' }).getAttribute('aria-expanded')).toBe('false');
  });

  it('Escape closes it and gives the focus back', async () => {
    renderInShell(<Header />);
    await userEvent.click(screen.getByRole('button', { name: 'Open menu' }));
    await userEvent.keyboard('{Escape}');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Open menu' }));
  });
});
