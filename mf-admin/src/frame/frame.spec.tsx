/**
 * @jest-environment jsdom
 */
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { openPage, pageOf } from '../testing/open-page.js';
import { aCase, aClient, aLead } from '../testing/records.js';

afterEach(cleanup);
beforeEach(() => localStorage.clear());
// What the palette's list asks of a browser and the test's double of one lacks.
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
Element.prototype.scrollIntoView ??= () => undefined;

const API = {
  'GET /identity/clients': () => pageOf([aClient()]),
  'GET /cases/cases': () => pageOf([aCase()]),
  'GET /chatbot/leads': () => pageOf([aLead()], 3),
  'GET /cases/share-requests': () => pageOf([], 0),
  'GET /notifications/notices': () => pageOf([], 0),
  'GET /notifications/failed-jobs': () => pageOf([]),
  'GET /news/site/profile': () => ({
    name: { en: 'Haddad', ar: 'حداد' },
    phone: '',
    whatsappNumber: '',
    email: '',
    address: {},
  }),
  'GET /news/site/publication': () => ({ published: true }),
  'GET /news/editing/facts': () => [],
};
const open = (path: string, options: Parameters<typeof openPage>[1] = {}) =>
  openPage(path, { api: API, framed: true, ...options });
/** The counts come after the page, and what is found after a pause of the typing. */
const navigation = () => within(screen.getByRole('navigation', { name: 'Back office' }));

describe('the frame of the back office', () => {
  it('leads by domain to what this person may open, says where one is and counts what waits', async () => {
    const { container } = await open('/admin/leads');
    expect(await navigation().findByText('3 waiting')).toBeTruthy();
    expect(navigation().getByRole('link', { current: 'page' }).textContent).toContain('Leads');
    const people = navigation().getByRole('list', { name: 'People' });
    expect(
      within(people)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(['Client Management', 'Wishes to be forgotten']);
    expect(screen.getByRole('link', { name: 'Back to Admin' }).getAttribute('href')).toBe('/admin');
    expect((await axe(container)).violations).toEqual([]);
  });

  it('D-025: shows an editor the site and nothing of clients', async () => {
    await open('/admin/site/facts', { person: { roles: ['editor'] } });
    expect(navigation().getByRole('list', { name: 'Site' })).toBeTruthy();
    expect(navigation().queryByRole('link', { name: /Client Management/ })).toBeNull();
    expect(screen.queryByRole('button', { name: 'New' })).toBeNull();
  });

  it('a record belongs to its list, which its page leads back to', async () => {
    await open('/admin/client-details/64b0000000000000000000c1', {
      api: { ...API, 'GET /identity/clients/:id': () => aClient() },
    });
    const banner = within(screen.getByRole('banner'));
    expect(banner.getByRole('link', { name: 'Client Management' }).getAttribute('href')).toBe('/admin/clients');
  });

  it('asks for the head of a record while its link is pointed at, once', async () => {
    let asked = 0;
    const one = () => {
      asked++;
      return aCase();
    };
    const { user } = await open('/admin/cases', { api: { ...API, 'GET /cases/cases/:id': one } });
    const link = await screen.findByRole('link', { name: aCase().title });
    await user.hover(link);
    await waitFor(() => expect(asked).toBe(1));
    await user.unhover(link);
    await user.hover(link);
    await user.click(link);
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toContain(aCase().title);
    expect(asked).toBe(1);
  });

  it('remembers in the browser that the navigation was folded', async () => {
    const { user } = await open('/admin/leads');
    await user.click(screen.getByRole('button', { name: 'Fold' }));
    cleanup();
    await open('/admin/leads');
    expect(screen.getByRole('button', { name: 'Unfold the navigation' }).getAttribute('aria-expanded')).toBe('false');
  });

  it('begins a client from anywhere, once', async () => {
    const { user, location } = await open('/admin/leads');
    await user.click(screen.getByRole('button', { name: 'New' }));
    await user.click(await screen.findByRole('menuitem', { name: 'New client' }));
    expect(location()).toContain('/admin/clients');
  });

  it('the door has no navigation', async () => {
    await open('/admin-login', { person: null });
    expect(screen.queryByRole('navigation', { name: 'Back office' })).toBeNull();
    expect(screen.getByRole('main')).toBeTruthy();
  });
});

describe('the palette', () => {
  it('Ctrl-K finds records, deeds and screens in either script, and Enter goes there', async () => {
    const { user, location } = await open('/admin/leads');
    await user.keyboard('{Control>}k{/Control}');
    const field = await screen.findByRole('combobox', { name: 'Search or do' });
    await waitFor(() => expect(document.activeElement).toBe(field));
    await user.type(field, 'Rana');
    expect(await screen.findByRole('option', { name: /Rana Khoury.*000 002/ })).toBeTruthy();
    expect((await axe(document.body)).violations).toEqual([]);
    await user.keyboard('{Enter}');
    expect(location()).toBe(`/admin/client-details/${aClient().id}`);
  });

  it('finds screens by the beginnings of their words, and only those that are open to the person', async () => {
    const { user } = await open('/admin/site/facts', { person: { roles: ['editor'] }, language: 'ar' });
    await user.keyboard('{Control>}k{/Control}');
    await user.type(await screen.findByRole('combobox'), 'فئات');
    expect((await screen.findAllByRole('option')).map(({ textContent }) => textContent)).toEqual([
      'فئات الأخبارالموقع',
    ]);
  });
});
