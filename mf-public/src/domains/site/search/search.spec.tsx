/**
 * @jest-environment jsdom
 */
import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openPage, siteApi } from '../../../testing/open-page.js';

afterEach(cleanup);

describe('search', () => {
  it('PUB-18: shows what was found, with links inside the language of the page', async () => {
    const hit = { kind: 'faq', path: '/ar/about#term', title: 'ماذا عن المدة؟', text: 'جواب' };
    await openPage('/search?q=مدة', { language: 'ar', api: siteApi({ 'GET /news/site/search': () => [hit] }) });
    expect(screen.getByRole('link', { name: 'ماذا عن المدة؟' }).getAttribute('href')).toBe('/about#term');
    expect(screen.getByRole('status').textContent).toBe('نتيجة واحدة');
    expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
  });

  it('PUB-18: what was found in the other language leads to its own page there, marked as written in it', async () => {
    const hit = { kind: 'faq', path: '/ar/about#term', title: 'ماذا عن المدة؟', text: 'جواب' };
    await openPage('/search?q=مدة', { api: siteApi({ 'GET /news/site/search': () => [hit] }) });
    const link = screen.getByRole('link', { name: 'ماذا عن المدة؟' });
    expect(['href', 'hreflang', 'lang', 'dir'].map((name) => link.getAttribute(name))).toEqual([
      '/ar/about#term',
      'ar',
      'ar',
      'rtl',
    ]);
    expect(screen.getByText('جواب').getAttribute('dir')).toBe('rtl');
  });

  it('is an ordinary form that the router serves when it can', async () => {
    const { requests, location } = await openPage('/search');
    expect(requests).toEqual([]);
    const form = document.querySelector('form') as HTMLFormElement;
    expect([form.getAttribute('action'), form.getAttribute('method')]).toEqual(['/search', null]);
    const user = userEvent.setup();
    await user.type(screen.getByLabelText('What are you looking for?'), 'tax & fees{Enter}');
    expect(location()).toBe('/search?q=tax+%26+fees');
  });

  it('says what to do when nothing is found', async () => {
    await openPage('/search?q=zzz', { api: siteApi({ 'GET /news/site/search': () => [] }) });
    expect(screen.getByRole('status').textContent).toMatch(/^Nothing found/);
  });
});
