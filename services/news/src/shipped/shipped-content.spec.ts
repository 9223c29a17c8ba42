import { LANGUAGES } from '@diwan/contracts/shared/language';
import type { Page } from '@diwan/contracts/site/pages/page';
import { describe, expect, it } from '@jest/globals';
import { readShippedContent } from '../content/shipped-content.js';
import { factIdsOf, faqIdsOf } from '../references/page-references.rules.js';

const { facts, faqs, pages } = readShippedContent();

/** Percentages, sums of money and areas of land, in either language. */
const QUANTITY = /\d[\d.,]*\s*(?:%|٪|per\s?cent|m²|م²|متر|في المئة|LBP|USD|ليرة|دولار)|(?:LBP|USD|\$|€)\s*\d/;

/** Words of a check on whether the firm acts for the other side, in the three languages of the site; not those of company law. */
const CONFLICT_CHECK =
  /check\w* (?:for|that)[^.]*(?:conflicts? of interest|other side|free to act)|make sure[^.]*other side|conflict check|conflit d’intérêts|partie adverse|نمثّل الطرف الآخر|(?:التحقق|نتحقق) من (?:عدم )?(?:وجود )?(?:ال)?تضارب/i;

const pageAt = (slug: string, language: (typeof LANGUAGES)[number]): Page => {
  const found = pages.find((one) => one.page.slug === slug && one.language === language);
  if (!found) throw new Error(`There is no page ${slug} in ${language}`);
  return found.page;
};
const factsShownOn = (page: Page): string[] => {
  const shown = new Set(faqIdsOf(page));
  return factIdsOf(
    page,
    faqs.filter(({ id }) => shown.has(id)),
  );
};
const fact = (id: string) => facts.find((one) => one.id === id);

describe('content of the site as it is shipped', () => {
  it('D-038, D-048, D-049: what can be counted is said by legal facts alone, so that no two pages differ', () => {
    // Otherwise the next two checks would prove nothing.
    for (const id of ['property.registration-fee', 'property.foreign-area', 'property.foreign-cap', 'montenegro.price'])
      for (const language of LANGUAGES)
        expect([id, fact(id)?.text[language]]).toEqual([id, expect.stringMatching(QUANTITY)]);
    for (const { page, language } of pages)
      expect([page.slug, language, JSON.stringify(page).match(QUANTITY)?.[0]]).toEqual([
        page.slug,
        language,
        undefined,
      ]);
    for (const { id, answer } of faqs)
      expect([id, `${answer.en} ${answer.ar}`.match(QUANTITY)?.[0]]).toEqual([id, undefined]);
  });

  it('public-office 6, LEAD-07: no page promises a check for conflicts of interest, which the office does not make yet', () => {
    for (const promised of [
      'We check for conflicts of interest and see',
      'Before we hear the details we check that we do not act for the other side.',
      'afin que nous vérifiions l’absence de conflit d’intérêts',
      'نتأكد من أننا لا نمثّل الطرف الآخر ثم نؤكد الموعد.',
      'نتحقق من عدم تضارب المصالح ونحدد الزميل',
    ])
      expect(promised).toMatch(CONFLICT_CHECK);
    for (const { page, language } of pages)
      expect([page.slug, language, JSON.stringify(page).match(CONFLICT_CHECK)?.[0]]).toEqual([
        page.slug,
        language,
        undefined,
      ]);
  });

  it.each([
    ['services/criminal-law', 'services/criminal-defense-lebanon'],
    ['services/real-estate', 'services/real-estate-lebanon'],
  ])('D-038: the twins %s and %s say what each is for and lead to each other', (one, other) => {
    for (const language of LANGUAGES) {
      const [first, second] = [pageAt(one, language), pageAt(other, language)];
      expect(first.metaTitle).not.toBe(second.metaTitle);
      expect(first.metaDescription).not.toBe(second.metaDescription);
      expect(first.name).not.toBe(second.name);
      expect(JSON.stringify(first)).toContain(`/${other})`);
      expect(JSON.stringify(second)).toContain(`/${one})`);
    }
  });

  it.each(LANGUAGES)('D-046: the page about forming a company is whole (%s)', (language) => {
    const { blocks } = pageAt('services/companies-incorporation', language);
    const cards = blocks.flatMap((block) => (block.type === 'cards' ? block.items : []));
    expect(cards.map(({ href }) => href)).toEqual(
      ['sarl', 'sal', 'holding', 'offshore', 'snc', 'scs'].map((slug) => `/services/entity/${slug}`),
    );
    expect(blocks.flatMap((block) => (block.type === 'steps' ? block.items : []))).toHaveLength(4);
    const questions = blocks.flatMap((block) => (block.type === 'faq' ? block.faqIds : []));
    expect(questions.filter((id) => faqs.some((faq) => faq.id === id)).length).toBeGreaterThanOrEqual(4);
    const actions = blocks.flatMap((block) => ('actions' in block ? block.actions : []));
    expect(actions.map(({ kind }) => kind)).toContain('whatsapp');
    // What the specification shows cut off is written to its end.
    expect(blocks.at(-1)?.type).toBe('cta');
  });

  it('D-048: foreign ownership is one set of facts, by one law, wherever it is told', () => {
    const area = fact('property.foreign-area');
    const cap = fact('property.foreign-cap');
    expect(area?.text.en).toMatch(/3,000 m².*without a licence.*decree of the Council of Ministers/);
    expect(cap?.text.en).toMatch(/3% of the area of each caza and of the country, and 10% of the area of Beirut/);
    for (const one of [area, cap]) expect(one?.statute.en).toMatch(/296\/2001.*11614\/1969/);
    expect(cap?.text.ar).toMatch(/3 في المئة.*10 في المئة/);
    const others = facts.filter(({ id }) => !id.startsWith('property.foreign-'));
    expect(others.filter(({ statute }) => /296\/2001|11614\/1969/.test(statute.en))).toEqual([]);
    for (const slug of ['services/real-estate', 'services/real-estate-lebanon'])
      for (const language of LANGUAGES)
        expect(factsShownOn(pageAt(slug, language))).toEqual(
          expect.arrayContaining(['property.foreign-area', 'property.foreign-cap']),
        );
  });

  it('D-049: the price and the taxes of Montenegro have a currency, an end and what they leave out', () => {
    const montenegro = facts.filter(({ id }) => id.startsWith('montenegro.'));
    expect(montenegro.map(({ id }) => id)).toEqual(
      ['price', 'corporate-tax', 'capital-gains', 'dividends'].map((name) => `montenegro.${name}`),
    );
    for (const { id, validUntil, value } of montenegro)
      expect([id, validUntil, value?.en]).toEqual([
        id,
        expect.stringMatching(/^\d{4}-/),
        expect.stringMatching(/USD|%/),
      ]);
    const price = fact('montenegro.price');
    expect(price?.text.en).toMatch(/USD 7,500.*excludes/);
    expect(price?.text.ar).toMatch(/7,500 دولار.*لا يشمل/);
    for (const language of LANGUAGES) expect(factsShownOn(pageAt('home', language))).toContain('montenegro.price');
  });

  it('D-032: the areas that the specification lists lead from the one page of areas to pages of the site', () => {
    for (const language of LANGUAGES) {
      const cards = pageAt('practice-areas', language).blocks.flatMap((b) => (b.type === 'cards' ? b.items : []));
      const linked = cards.flatMap(({ href }) => href ?? []);
      expect(cards).toHaveLength(6);
      expect(linked).toEqual(
        ['business-law', 'criminal-law', 'family-law', 'real-estate', 'labor-law'].map((slug) => `/services/${slug}`),
      );
    }
  });

  it('11: promises no line that is read at any hour: whether a firm has one stands in its profile', () => {
    const promise =
      /emergency (?:messaging )?line|at any hour|خط (?:ال)?طوارئ|ligne (?:de messagerie )?d’urgence|à toute heure/i;
    expect('We read the emergency line at any hour').toMatch(promise);
    const said = [...pages.map(({ page }) => page), ...faqs].map((one) => JSON.stringify(one).match(promise)?.[0]);
    expect(said.filter(Boolean)).toEqual([]);
  });
});
