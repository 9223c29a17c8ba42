/**
 * @jest-environment jsdom
 */
import { answerProblem } from '@diwan/mf-kit/testing';
import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import { openPage, siteApi } from '../../../testing/open-page.js';

afterEach(() => {
  cleanup();
  document.head.innerHTML = '';
});

describe('pages of the site', () => {
  it('D-039: an unknown form of company keeps the words of the specification, with 404 and out of search engines', async () => {
    const { result } = await openPage('/services/entity/gmbh');
    expect(result.status).toBe(404);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Entity Not Found');
    expect(screen.getByText('The requested entity type could not be found.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Back to Companies' }).getAttribute('href')).toBe(
      '/services/companies-incorporation',
    );
    expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
  });

  it.each(['/unknown', '/services/unknown', '/home', '/wp-login.php', '/attorneys/nobody'])(
    'D-039: %s is the site’s 404 page',
    async (path) => {
      const { result } = await openPage(path);
      expect(result.status).toBe(404);
      expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Oops! Page not found');
    },
  );

  it('asks for nothing when no page can have the address', async () => {
    const { requests } = await openPage('/%2e%2e%2fetc');
    expect(requests).toEqual([]);
  });

  it('D-041: head of a page: title, description, own canonical, both languages', async () => {
    await openPage('/services/criminal-law', { language: 'ar' });
    const link = (selector: string) => document.querySelector(`link${selector}`)?.getAttribute('href');
    expect(document.title).toBe('Title of services/criminal-law – ديوان للمحاماة');
    expect(document.querySelector('meta[name=description]')?.getAttribute('content')).toContain(
      'services/criminal-law',
    );
    expect(link('[rel=canonical]')).toBe('https://diwan.example/ar/services/criminal-law');
    expect(link('[hreflang=en]')).toBe('https://diwan.example/services/criminal-law');
    expect(link('[hreflang=x-default]')).toBe('https://diwan.example/services/criminal-law');
  });

  it('PUB-04: names who handles the area of the page, with the way to a consultation with them; elsewhere nobody', async () => {
    await openPage('/services/criminal-law');
    expect(screen.getByRole('heading', { name: 'Who handles this' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Consultation with Nour Example' }).getAttribute('href')).toBe(
      '/consultation?area=criminal&lawyer=nour-example',
    );
    cleanup();
    await openPage('/about');
    expect(screen.queryByRole('heading', { name: 'Who handles this' })).toBeNull();
  });

  it('F-4: while the lawyers cannot be had, the page of an area is there without them', async () => {
    const api = siteApi({ 'GET /news/site/attorneys': () => answerProblem('UNAVAILABLE') });
    const { result } = await openPage('/services/criminal-law', { api });
    expect(result.status ?? 200).toBe(200);
    expect(screen.queryByRole('heading', { name: 'Who handles this' })).toBeNull();
  });

  it('shows the way to a page as links', async () => {
    await openPage('/services/entity/sarl');
    const way = screen.getByRole('navigation', { name: 'Breadcrumb' });
    expect([...way.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
      '/',
      '/services',
      '/services/companies-incorporation',
    ]);
  });
});
