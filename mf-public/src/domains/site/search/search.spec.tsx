/**
 * @jest-environment jsdom
 */
import { answerProblem } from '@diwan/mf-kit/testing';
import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openPage, siteApi } from '../../../testing/open-page.js';

afterEach(cleanup);

const plain = (text: string) => [{ text, hit: false }];
const found = (title: string, text: string) => ({
  kind: 'faq',
  path: '/ar/about#term',
  title: plain(title),
  text: plain(text),
});

describe('search', () => {
  it('PUB-18: shows what was found, with links inside the language of the page', async () => {
    const hit = found('ماذا عن المدة؟', 'جواب');
    await openPage('/search?q=مدة', { language: 'ar', api: siteApi({ 'GET /news/site/search': () => [hit] }) });
    expect(screen.getByRole('link', { name: 'ماذا عن المدة؟' }).getAttribute('href')).toBe('/about#term');
    expect(screen.getByRole('status').textContent).toBe('نتيجة واحدة');
    expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
  });

  it('PUB-18: what was found in the other language leads to its own page there, marked as written in it', async () => {
    const hit = found('ماذا عن المدة؟', 'جواب');
    await openPage('/search?q=مدة', { api: siteApi({ 'GET /news/site/search': () => [hit] }) });
    const link = screen.getByRole('link', { name: 'ماذا عن المدة؟' });
    expect(['href', 'hreflang', 'lang', 'dir'].map((name) => link.getAttribute(name))).toEqual([
      '/ar/about#term',
      'ar',
      'ar',
      'rtl',
    ]);
    expect(screen.getByText('جواب').closest('[dir]')?.getAttribute('dir')).toBe('rtl');
  });

  it('says of a hit what it is and where it stands', async () => {
    const hits = [
      { ...found('Family law', ''), kind: 'page', path: '/services/family-law' },
      { ...found('How long?', ''), path: '/services/family-law#term' },
      { ...found('About us', ''), kind: 'page', path: '/about' },
    ];
    await openPage('/search?q=family', { api: siteApi({ 'GET /news/site/search': () => hits }) });
    const places = screen.getAllByRole('heading', { level: 3 }).map(({ previousElementSibling: line }) => line);
    expect(places.map((line) => line?.textContent)).toEqual(['Services', 'Question · Services', 'Page']);
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
    expect(screen.getByRole('link', { name: 'Contact us' }).getAttribute('href')).toBe('/contact');
  });

  it('F-4: a search that does not answer costs the list only, keeps the question and can be tried again', async () => {
    let isAway = true;
    const hit = found('Residency', 'An answer');
    const answer = () => (isAway ? answerProblem('UNAVAILABLE') : [hit]);
    await openPage('/search?q=tax', { api: siteApi({ 'GET /news/site/search': answer }) });
    expect(screen.getByRole('alert').textContent).toContain('The search does not answer just now.');
    expect((screen.getByLabelText('What are you looking for?') as HTMLInputElement).value).toBe('tax');
    isAway = false;
    await userEvent.setup().click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('link', { name: 'Residency' })).toBeTruthy();
  });

  it('PUB-18: what was looked for is marked', async () => {
    const pieces = [
      { text: 'A ', hit: false },
      { text: 'residency', hit: true },
    ];
    const hit = { kind: 'page', path: '/immigration', title: plain('Immigration'), text: pieces };
    await openPage('/search?q=residence', { api: siteApi({ 'GET /news/site/search': () => [hit] }) });
    expect([...document.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual(['residency']);
  });
});
