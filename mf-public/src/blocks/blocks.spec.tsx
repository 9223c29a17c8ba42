/**
 * @jest-environment jsdom
 */

import type { PageBlock } from '@diwan/contracts/site/pages/page';
import { answerProblem } from '@diwan/mf-kit/testing';
import { afterEach, describe, expect, it } from '@jest/globals';
import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openPage, siteApi } from '../testing/open-page.js';
import { aFact, aHero, anOfficeProfile, aPage } from '../testing/site-fixtures.js';

afterEach(cleanup);

const aClosing: PageBlock = {
  type: 'cta',
  heading: 'Tell us what happened',
  text: 'Write a few lines.',
  actions: [{ kind: 'tel', label: 'Call now' }],
};

const pageOf = (blocks: PageBlock[], facts = [aFact()]) =>
  siteApi({ 'GET /news/site/page': () => ({ ...aPage('about', [aHero, ...blocks]), facts }) });

describe('blocks of a page', () => {
  it('every kind of block is drawn with its heading, in order, under one h1', async () => {
    await openPage('/about');
    const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(headings).toEqual([
      'What it is',
      'Features',
      'Suitable for',
      'Services',
      'Areas',
      'Why us',
      'Kinds of cases',
      'How it goes',
      'Questions',
      'The law in short',
      'Forms compared',
      'Halfway',
      'Legal news',
      'Lawyers',
      'Legal basis',
      'Tell us what happened',
    ]);
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    expect(screen.getByRole('row', { name: /SAL Larger/ })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Criminal' }).getAttribute('href')).toBe('/services/criminal-law');
  });

  it('D-037: every control that says it expands shows content, none is open at first, one at a time', async () => {
    const user = userEvent.setup();
    await openPage('/about');
    const expanders = screen.getAllByRole('button', { expanded: false });
    expect(expanders).toHaveLength(4);
    const panelOf = (button: HTMLElement) => document.getElementById(button.getAttribute('aria-controls') ?? '');
    for (const button of expanders) {
      expect(panelOf(button)?.hasAttribute('data-open')).toBe(false);
      await user.click(button);
      expect(button.getAttribute('aria-expanded')).toBe('true');
      expect(panelOf(button)?.hasAttribute('data-open')).toBe(true);
      expect(panelOf(button)?.textContent?.length).toBeGreaterThan(10);
    }
    expect(screen.getAllByRole('button', { expanded: true })).toHaveLength(2);
    const last = expanders.at(-1) as HTMLElement;
    await user.click(last);
    expect(last.getAttribute('aria-expanded')).toBe('false');
  });

  it('PUB-07: the part of the address after # opens its question', async () => {
    window.location.hash = '#cost';
    await openPage('/about');
    await act(async () => undefined);
    expect(screen.getByRole('button', { expanded: true }).textContent).toBe('What about cost?');
    window.location.hash = '';
  });

  it('a paragraph of running text that is bold as a whole stands large; a bold word in one does not', async () => {
    const paragraphs = ['**Remember this.**', 'Read **that** as well.'];
    await openPage('/about', { api: pageOf([{ type: 'prose', heading: 'What it is', paragraphs }]) });
    expect(screen.getByText('Remember this.').className).toBe('pub-pull');
    expect(screen.getByText('that').closest('p')?.className).toBe('');
  });

  it.each([
    ['within the closing call to action', [aHero, aClosing], 'Tell us what happened'],
    ['in a band of its own where the home page closes without one', [aHero], 'Office'],
  ])('PUB-09: the office stands once on the home page, %s', async (_where, blocks, heading) => {
    await openPage('/', { api: siteApi({ 'GET /news/site/page': () => aPage('home', blocks) }) });
    const [telephone, ...more] = screen.getAllByRole('heading', { level: 3, name: 'Mobile' });
    expect(more).toEqual([]);
    const band = (telephone as HTMLElement).closest('.pub-band, .pub-cta') as HTMLElement;
    expect(within(band).getByRole('heading', { level: 2 }).textContent).toBe(heading);
  });

  it('a list of statements gives values first, and then follows the numbers of the text', async () => {
    const facts = ['b', 'a', 'c', 'd'].map((id) =>
      aFact({ id, text: `Statement ${id}`, value: id === 'c' ? '11%' : null }),
    );
    const blocks: PageBlock[] = [
      { type: 'facts', heading: 'The law in short', factIds: ['d', 'b', 'a', 'c'] },
      { type: 'prose', heading: 'More', paragraphs: ['{fact:a} and {fact:b}'] },
    ];
    await openPage('/about', { api: pageOf(blocks, facts) });
    const [list] = screen.getAllByRole('list').filter((one) => one.querySelector('.pub-fact'));
    const rows = within(list as HTMLElement).getAllByText(/^Statement|Statement .$/, { selector: 'p' });
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'Statement c',
      '1Statement a',
      '2Statement b',
      'Statement d',
    ]);
  });

  it('D-047: statements say their statute and that no lawyer has reviewed them yet', async () => {
    await openPage('/about');
    const basis = screen.getByText('A SARL may have one partner.', { selector: 'li > p' }).closest('li') as HTMLElement;
    expect(within(basis).getByText('Law 126/2019')).toBeTruthy();
    const mark = screen.getAllByRole('link', { name: 'Legal basis: Law 126/2019' })[0];
    expect(mark?.getAttribute('href')).toContain(`#${basis.id}`);
  });

  it('PUB-10: a reviewed fact names who signed it off and when', async () => {
    const reviewed = aFact({ reviewed: { by: 'R. Haddad', on: '2026-10-02' } });
    await openPage('/about', {
      api: pageOf([{ type: 'facts', heading: 'Facts', factIds: [reviewed.id, 'unknown.fact'] }], [reviewed]),
    });
    expect(screen.getByText('Reviewed by R. Haddad on 2 October 2026')).toBeTruthy();
    expect(screen.queryByText(/pending/)).toBeNull();
  });

  it('D-047: what no lawyer has reviewed is said once above the facts, and marked where only some are', async () => {
    const open = [aFact({ id: 'a' }), aFact({ id: 'b' })];
    const facts = (these: typeof open) =>
      pageOf([{ type: 'facts', heading: 'Facts', factIds: these.map(({ id }) => id) }], these);
    await openPage('/about', { api: facts(open) });
    expect(screen.getAllByText('General information, last reviewed: pending')).toHaveLength(1);
    cleanup();
    const mixed = [...open, aFact({ id: 'c', reviewed: { by: null, on: '2026-10-02' } })];
    await openPage('/about', { api: facts(mixed) });
    expect(screen.getAllByText('General information, last reviewed: pending')).toHaveLength(3);
    expect(screen.getAllByText('Reviewed on 2 October 2026')).toHaveLength(1);
  });

  it('D-067: without featured articles, or when they cannot be had, there is no news section and no invented card', async () => {
    await openPage('/about', { api: siteApi({ 'GET /news/articles': () => answerProblem('INTERNAL') }) });
    expect(screen.queryByRole('heading', { name: 'Legal news' })).toBeNull();
    cleanup();
    await openPage('/about', {
      api: siteApi({ 'GET /news/articles': () => ({ items: [], total: 0, exact: true, page: 1, limit: 3 }) }),
    });
    expect(screen.queryByRole('heading', { name: 'Legal news' })).toBeNull();
  });

  it('PUB-14: outbound links go to the numbers and the address of the office profile, texts encoded', async () => {
    await openPage('/about', {
      profile: anOfficeProfile({ whatsappNumber: '+96171222333', email: 'desk@diwan.example' }),
    });
    const chat = screen.getByRole('link', { name: /Write to us on WhatsApp/ });
    expect(chat.getAttribute('href')).toBe(
      'https://wa.me/96171222333?text=Hello%2C%20I%20have%20a%20question%20%26%20a%20hope.',
    );
    expect(chat.getAttribute('rel')).toBe('noopener noreferrer');
    expect(screen.getByRole('link', { name: 'Call the office' }).getAttribute('href')).toBe('tel:+96170000000');
    expect(screen.getByRole('link', { name: 'Send an e-mail' }).getAttribute('href')).toBe(
      'mailto:desk@diwan.example?subject=A%20question%3F',
    );
  });
});
