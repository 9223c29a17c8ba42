/**
 * @jest-environment jsdom
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { SiteText } from '@diwan/contracts/shared/localized';
import { TONGUES } from '@diwan/contracts/shared/tongues';
import type { LegalFact } from '@diwan/contracts/site/facts/fact';
import type { Faq } from '@diwan/contracts/site/questions/question';
import { answerProblem } from '@diwan/mf-kit/testing';
import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { openPage, settle, siteApi } from '../testing/open-page.js';

afterEach(() => {
  cleanup();
  document.head.innerHTML = '';
});

const CONTENT = path.resolve(import.meta.dirname, '../../../services/news/content');
const read = <Content,>(file: string) => JSON.parse(readFileSync(path.join(CONTENT, file), 'utf8')) as Content;

/** The pages as they ship. */
const shipped = () =>
  siteApi({
    'GET /news/site/page': ({ query }) => {
      const slug = query.get('slug')?.replaceAll('/', '__');
      if (query.get('language') !== 'fr') return answerProblem('NOT_FOUND');
      const inFrench = (text: SiteText | null) => text?.fr ?? '';
      const facts = read<LegalFact[]>('facts/criminal.json').filter(({ text }) => text.fr);
      return {
        page: read(`pages/${slug}.fr.json`),
        faqs: read<Faq[]>('faqs/arrest.json').map(({ id, question, answer }) => ({
          id,
          question: inFrench(question),
          answer: inFrench(answer),
        })),
        facts: facts.map(({ id, text, value, statute }) => ({
          id,
          text: inFrench(text),
          value: inFrench(value) || null,
          statute: inFrench(statute),
          reviewed: null,
        })),
        updatedAt: '2026-11-23T00:00:00.000Z',
      };
    },
  });

const open = (address: string) => openPage(address, { language: 'fr', api: shipped() });

/** Words that every English sentence has some of, and that are none of French. */
const ENGLISH =
  /\b(?:the|and|of|with|your|you|we|our|from|this|that|is|are|will|have|by|to|at|opens|closed|call|write)\b/i;

/** All that is read or said of the page, in it and in its head. */
function everyWord(): string[] {
  const copy = document.documentElement.cloneNode(true) as HTMLElement;
  for (const script of copy.querySelectorAll('script')) script.remove();
  const named = [...copy.querySelectorAll('[aria-label], [title], [alt], [placeholder], meta[content]')].flatMap(
    (element) =>
      ['aria-label', 'title', 'alt', 'placeholder', 'content'].flatMap((name) => element.getAttribute(name) ?? []),
  );
  const walker = document.createTreeWalker(copy, NodeFilter.SHOW_TEXT);
  const texts: string[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode.textContent ?? '');
  return [...named, ...texts].filter((text) => !/^https?:|^[\w.]+$/.test(text));
}

const PAGES = (TONGUES.fr.pages as readonly string[]).map((slug) => (slug === 'home' ? '/' : `/${slug}`));

describe('the site in French', () => {
  it.each(PAGES)('I18-01: %s has no word of English, a head of its own, and nothing for axe', async (address) => {
    const { result } = await open(address);
    expect(result.status ?? 200).toBe(200);
    expect(everyWord().filter((text) => ENGLISH.test(text))).toEqual([]);
    const inFrench = address === '/' ? '/fr' : `/fr${address}`;
    const link = (selector: string) => document.querySelector(`link${selector}`)?.getAttribute('href');
    expect(link('[rel=canonical]')).toBe(`https://diwan.example${inFrench}`);
    expect(link('[hreflang=fr]')).toBe(`https://diwan.example${inFrench}`);
    expect(link('[hreflang=en]')).toBe(`https://diwan.example${address}`);
    expect(document.querySelector('meta[property="og:locale"]')?.getAttribute('content')).toBe('fr_FR');
    const { violations } = await axe(document.body);
    expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
  });

  it.each(PAGES)(
    '%s is set as French is: no straight apostrophe, no plain space before ; ! ? or »',
    async (address) => {
      await open(address);
      const text = document.querySelector('main')?.textContent ?? '';
      expect(text.match(/.{0,20}(?:\p{L}'\p{L}| [;!?»]|« ).{0,10}/gu) ?? []).toEqual([]);
    },
  );

  it.each(['/services/labor-law', '/news', '/attorneys', '/search', '/join'])(
    'I18-01: %s, which nobody has written in French, is not found rather than in English',
    async (address) => {
      const { result, requests } = await open(address);
      expect(result.status).toBe(404);
      expect(requests).toEqual([]);
    },
  );

  it('an English page offers French only where it is written', async () => {
    await openPage('/contact');
    expect(document.querySelector('link[hreflang=fr]')?.getAttribute('href')).toBe('https://diwan.example/fr/contact');
    cleanup();
    document.head.innerHTML = '';
    await openPage('/services/criminal-law');
    expect(document.querySelector('link[hreflang=fr]')).toBeNull();
  });

  it('I18-01: what leads to a page that is not written leads to it in English, and says so', async () => {
    await open('/contact');
    const link = screen.getByRole('link', { name: 'notice de confidentialité (en anglais)' });
    expect(link.getAttribute('href')).toBe('/privacy');
    expect(link.getAttribute('hreflang')).toBe('en');
  });

  it('LEAD-02: an empty form says in French what is missing, and is sent as written in French', async () => {
    const { requests } = await open('/contact');
    fireEvent.submit(document.querySelector('form') as HTMLFormElement);
    await screen.findByText('Veuillez corriger les points suivants');
    expect(screen.getAllByText('Indiquez votre prénom').length).toBeGreaterThan(0);
    expect(everyWord().filter((text) => ENGLISH.test(text))).toEqual([]);
    await settle();
    expect(requests.filter(({ method }) => method === 'POST')).toEqual([]);
  });
});
