import type { Page, PageBlock } from '@diwan/contracts/site/pages/page';
import { describe, expect, it } from '@jest/globals';
import { readShippedContent } from '../content/shipped-content.js';
import { faultsOfPair } from './page-pair.rules.js';

const hero: PageBlock = { type: 'hero', title: 'A', lead: 'B', actions: [] };
const page = (...blocks: PageBlock[]): Page => ({ slug: 'a', metaTitle: 'A', metaDescription: 'B', name: 'C', blocks });
const cards = (...titles: string[]): PageBlock => ({
  type: 'cards',
  heading: 'Cards',
  items: titles.map((title) => ({ title, text: 'Text', href: '/contact' })),
});
const faults = (en: Page, ar: Page) => faultsOfPair({ en, ar });

describe('a page in both languages', () => {
  it('may say anything as long as it is built alike', () => {
    expect(faults(page(hero, cards('One')), page({ ...hero, title: 'أ' }, cards('واحد')))).toEqual({});
  });

  it('every shipped page is one', () => {
    const { pages } = readShippedContent();
    for (const { page: en } of pages.filter(({ language }) => language === 'en')) {
      const ar = pages.find((other) => other.language === 'ar' && other.page.slug === en.slug)?.page;
      expect([en.slug, ar && faults(en, ar)]).toEqual([en.slug, {}]);
    }
  });

  it.each([
    ['a card that only one has', page(hero, cards('One', 'Two')), 'ar.blocks.1.items', 'differs'],
    ['another block', page(hero, { type: 'prose', paragraphs: ['x'] }), 'ar.blocks.1.type', 'differs'],
    [
      'a text that only English has',
      page({ ...hero, eyebrow: 'Law' }, cards('One')),
      'ar.blocks.0.eyebrow',
      'required',
    ],
  ])('is refused for %s', (_what, en, at, fault) => {
    expect(faults(en, page(hero, cards('One')))).toMatchObject({ [at]: fault });
  });

  it('is refused for links to different places, and for a text that only Arabic has', () => {
    const other: PageBlock = {
      type: 'cards',
      heading: 'Cards',
      intro: 'نص',
      items: [{ title: 'x', text: 'y', href: '/' }],
    };
    expect(faults(page(hero, cards('One')), page(hero, other))).toEqual({
      'ar.blocks.1.items.0.href': 'differs',
      'en.blocks.1.intro': 'required',
    });
  });

  it('has one heading block, whole rows and panels with addresses of their own', () => {
    const panel = { id: 'a', title: 'x', summary: 'y', panel: { paragraphs: ['z'] } };
    const broken = page(
      { type: 'table', heading: 'T', columns: ['a', 'b'], rows: [['1']] },
      { type: 'expanders', heading: 'E', items: [panel, panel] },
    );
    expect(faults(broken, broken)).toEqual({
      'en.blocks': 'one_heading',
      'en.blocks.0.rows.0': 'missing_cells',
      'en.blocks.1.items.1.id': 'already_used',
      'ar.blocks': 'one_heading',
      'ar.blocks.0.rows.0': 'missing_cells',
      'ar.blocks.1.items.1.id': 'already_used',
    });
  });
});
