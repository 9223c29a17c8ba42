import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { LANGUAGES, type Language } from '@diwan/contracts/shared/language';
import type { Page, PageAction, PageBlock } from '@diwan/contracts/site/pages/page';
import { AREA_OF_PAGE } from '@diwan/contracts/site/practice-areas/practice-area';
import { describe, expect, it } from '@jest/globals';
import { CONTENT_DIR, readShippedContent } from '../content/shipped-content.js';

type Block<T extends PageBlock['type']> = Extract<PageBlock, { type: T }>;

const content = readShippedContent();

function pageOf(slug: string, language: Language): Page {
  const found = content.pages.find(({ page, language: own }) => page.slug === slug && own === language);
  if (!found) throw new Error(`There is no page ${slug} in ${language}.`);
  return found.page;
}

function blocksOf<T extends PageBlock['type']>(page: Page, type: T): Block<T>[] {
  return page.blocks.filter((block): block is Block<T> => block.type === type);
}

/** How many things each block of a type holds, in the order of the page. */
function counts(page: Page, type: 'cards' | 'expanders' | 'steps' | 'list' | 'faq' | 'facts'): number[] {
  return blocksOf(page, type).map((block) => {
    if (block.type === 'faq') return block.faqIds.length;
    return block.type === 'facts' ? block.factIds.length : block.items.length;
  });
}

const heroOf = (page: Page) => blocksOf(page, 'hero')[0] as Block<'hero'>;
const closingOf = (page: Page) => blocksOf(page, 'cta').at(-1) as Block<'cta'>;
const both = (slug: string) => LANGUAGES.map((language) => pageOf(slug, language));

/** `whatsapp`, `tel`, `mailto` or the address that a link leads to. */
const targets = (actions: readonly PageAction[]) =>
  actions.map((action) => (action.kind === 'link' ? action.href.split('?')[0] : action.kind));

/** Numbers of things that section 2.3 of the specification's second part states: [page, kind of block, items of each such block]. */
const STATED: [slug: string, type: Parameters<typeof counts>[1], items: number[]][] = [
  // Six tiles; the four areas of the text tables; why choose us.
  ['home', 'cards', [6, 4, 4]],
  ['about', 'cards', [4, 6]],
  ['practice-areas', 'cards', [6]],
  ['services/companies-incorporation', 'cards', [6]],
  ['services/companies-incorporation', 'steps', [4]],
  ['services/criminal-law', 'list', [5, 4]],
  ['services/criminal-law', 'expanders', [6]],
  ['services/criminal-law', 'steps', [4]],
  ['services/criminal-law', 'faq', [8]],
  ['services/criminal-defense-lebanon', 'cards', [6]],
  ['services/criminal-defense-lebanon', 'faq', [4]],
  ['services/corporate-governance', 'cards', [4]],
  ['services/real-estate', 'expanders', [6]],
  ['services/real-estate', 'steps', [4]],
  ['services/real-estate', 'faq', [8]],
  ['services/real-estate-lebanon', 'cards', [4]],
  ['services/real-estate-lebanon', 'faq', [4]],
  ['services/banking-finance', 'cards', [4]],
  ['services/tax-planning', 'cards', [4]],
  ['services/family-law', 'cards', [4]],
  ['services/labor-law', 'expanders', [6]],
  ['services/labor-law', 'steps', [4]],
  ['services/labor-law', 'faq', [8]],
];

/** Where the head of a page leads; other addresses may stand beside these. */
const HEADS: [slug: string, targets: string[]][] = [
  ['home', ['whatsapp', '/consultation', '/client-portal']],
  ['contact', ['whatsapp', 'tel', 'mailto']],
  ['attorneys', ['/consultation']],
  ['services/business-law', ['whatsapp', '/contact']],
  ['services/companies-incorporation', ['whatsapp']],
  ['services/criminal-law', ['whatsapp', '/contact']],
  ['services/criminal-defense-lebanon', ['whatsapp', 'tel', '/contact']],
  ['services/corporate-governance', ['/contact']],
  ['services/real-estate', ['whatsapp']],
  ['services/real-estate-lebanon', ['whatsapp', '/consultation']],
  ['services/banking-finance', ['/contact']],
  ['services/tax-planning', ['/contact']],
  ['services/family-law', ['/contact']],
  ['services/labor-law', ['whatsapp']],
  ['services/intellectual-property', ['whatsapp']],
];

const ENTITIES = ['snc', 'scs', 'sarl', 'sal', 'holding', 'offshore'];

/** Values of section 9, as corrected by D-047, D-048 and D-049. */
const VALUES: Record<string, string | null> = {
  'companies.sal-shareholders': '3',
  'companies.sal-capital': 'LBP 30,000,000',
  'companies.sal-deposit': '25%',
  'companies.sal-board-size': '3 to 12',
  'companies.sal-board-nationality': 'At least one third',
  'companies.sal-auditor': 'Mandatory',
  'companies.holding-capital': 'LBP 30,000,000',
  'companies.sarl-partners': '1',
  'companies.snc-capital': 'None',
  'property.registration-fee': 'About 5.8%',
  'property.foreign-area': '3,000 m²',
  'property.foreign-cap': '3% per caza, 10% in Beirut',
  'property.duration': '2 to 6 weeks',
  // Article 50 of the Labour Code, not the specification's "15 days to 3 months" (D-047).
  'labor.notice': '1 to 4 months by length of service',
  'labor.severance': 'About one month per year',
  'ip.trademark-term': '10 years',
  'montenegro.price': 'USD 7,500',
  'montenegro.corporate-tax': '9% to 15%',
  'montenegro.capital-gains': '15%',
  'montenegro.dividends': '15%',
};

describe('PUB-04: who handles an area', () => {
  it('every page of a service is about an area, and no area belongs to a page that is not there', () => {
    const services = content.pages.map(({ page }) => page.slug).filter((slug) => /^services\/[^/]+$/.test(slug));
    expect([...new Set(services)].sort()).toEqual(Object.keys(AREA_OF_PAGE).sort());
  });
});

describe('blocks that the specification lists for the public pages', () => {
  it.each(STATED)('PUB-05: %s has %s with as many items as stated, in both languages', (slug, type, items) => {
    for (const page of both(slug)) expect(counts(page, type)).toEqual(items);
  });

  it('PUB-01: home has why us, lawyers, news, registration, intellectual property, Montenegro with its price and a call to action, in this order', () => {
    const { blocks } = pageOf('home', 'en');
    const headings = blocks.flatMap((block) => ('heading' in block ? [block.heading] : []));
    expect(headings).toEqual([
      'How we can help',
      'Practice areas',
      'Why choose us',
      'Our lawyers',
      'Legal news',
      'Fast company registration',
      'Intellectual property',
      'Company formation in Montenegro',
      'Montenegro: price and taxes',
      'Tell us what happened',
    ]);
    expect(blocksOf(pageOf('home', 'en'), 'facts')[0]?.factIds).toContain('montenegro.price');
  });

  it('PUB-05: intellectual property has framework, what, how, why and further services', () => {
    const headings = pageOf('services/intellectual-property', 'en').blocks.flatMap((block) =>
      'heading' in block ? [block.heading] : [],
    );
    expect(headings.slice(0, 5)).toEqual([
      'Legal framework',
      'What a trademark is',
      'How it is protected',
      'Why register',
      'Additional services',
    ]);
  });

  it.each(HEADS)('PUB-14: the head of %s leads where it should', (slug, expected) => {
    for (const page of both(slug)) expect(targets(heroOf(page).actions)).toEqual(expect.arrayContaining(expected));
  });

  it('each page has a prefilled text of its own; the contact page has the words of the specification', () => {
    for (const language of LANGUAGES) {
      const texts = content.pages
        .filter((entry) => entry.language === language)
        .flatMap(({ page }) =>
          heroOf(page).actions.flatMap((action) => (action.kind === 'whatsapp' ? [action.text] : [])),
        );
      expect(texts.length).toBeGreaterThan(20);
      expect(new Set(texts).size).toBe(texts.length);
    }
    const [words] = heroOf(pageOf('contact', 'en')).actions;
    expect(words).toMatchObject({
      label: 'Contact via WhatsApp',
      text: 'Hello, I would like to inquire about your legal services.',
    });
  });

  it('the criminal pages offer an emergency consultation, the investors’ page fills the screen and closes with WhatsApp and a call', () => {
    expect(heroOf(pageOf('services/criminal-law', 'en')).actions).toContainEqual({
      kind: 'link',
      label: 'Emergency Consultation',
      href: '/contact?area=criminal',
    });
    for (const page of both('services/real-estate-lebanon')) {
      expect(heroOf(page).full).toBe(true);
      expect(targets(closingOf(page).actions)).toEqual(expect.arrayContaining(['whatsapp', 'tel', '/consultation']));
    }
  });

  it('D-037: every card that expands has text; those of the criminal page a drawing, termination lists for both sides', () => {
    for (const { page } of content.pages)
      for (const { items } of blocksOf(page, 'expanders'))
        for (const { panel } of items) expect(panel.paragraphs.join(' ').length).toBeGreaterThan(80);
    for (const page of both('services/criminal-law'))
      expect(blocksOf(page, 'expanders')[0]?.items.filter(({ drawing }) => !drawing)).toEqual([]);
    for (const page of both('services/labor-law')) {
      const termination = blocksOf(page, 'expanders')[0]?.items.find(({ id }) => id === 'termination');
      expect(termination?.panel.lists).toHaveLength(2);
      expect(targets(termination?.panel.actions ?? [])).toEqual(['whatsapp', 'mailto']);
    }
  });

  it.each(ENTITIES)(
    'PUB-06: the page of %s has features, uses, its slug in capitals in the chat text and two ways to book',
    (slug) => {
      for (const page of both(`services/entity/${slug}`)) {
        const hero = heroOf(page);
        expect(hero.actions[0]).toMatchObject({
          kind: 'whatsapp',
          text: expect.stringContaining(` ${slug.toUpperCase()} `),
        });
        expect(targets(hero.actions)).toContain('/contact');
        expect(targets(closingOf(page).actions)).toContain('/contact');
        const [features, uses, ...others] = counts(page, 'list');
        expect(others).toEqual([]);
        expect(features).toBeGreaterThanOrEqual(4);
        expect(uses).toBeGreaterThanOrEqual(3);
      }
    },
  );

  it('PUB-06: both partnerships share their drawing, the other forms have their own', () => {
    const drawings = ENTITIES.map((slug) => heroOf(pageOf(`services/entity/${slug}`, 'en')).drawing);
    expect(drawings).toEqual(['partnership', 'partnership', 'sarl', 'sal', 'holding', 'offshore']);
  });

  it('D-047, D-048, D-049: the constants of the specification, as corrected, are facts', () => {
    const facts = new Map(content.facts.map(({ id, value }) => [id, value?.en ?? null]));
    expect(Object.fromEntries(Object.keys(VALUES).map((id) => [id, facts.get(id)]))).toEqual(VALUES);
  });

  it('D-041: titles and descriptions have the length that search results show', () => {
    const unfit = content.pages.filter(
      ({ page: { metaTitle, metaDescription } }) =>
        metaTitle.length > 60 || metaDescription.length < 70 || metaDescription.length > 160,
    );
    expect(unfit.map(({ page, language }) => [page.slug, language])).toEqual([]);
  });

  it('D-038, D-043: the shipped content is whole, alike in both languages, leads nowhere dead and advertises nothing', () => {
    const run = spawnSync(process.execPath, [path.join(CONTENT_DIR, 'validate.mjs')], { encoding: 'utf8' });
    expect([run.stdout, run.stderr]).toEqual(['content ok\n', '']);
  });
});
