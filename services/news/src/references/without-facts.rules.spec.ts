import type { Page, PageBlock } from '@diwan/contracts/site/pages/page';
import { describe, expect, it } from '@jest/globals';
import { readShippedContent } from '../content/shipped-content.js';
import { factIdsOf } from './page-references.rules.js';
import { withoutFacts } from './without-facts.rules.js';

const page = (...blocks: PageBlock[]): Page => ({
  slug: 'x',
  metaTitle: 'Title',
  metaDescription: 'Description',
  name: 'X',
  blocks,
});
const faq = (id: string, en: string, ar: string) => ({ id, question: { en: 'When?', ar: 'متى؟' }, answer: { en, ar } });
const HIDDEN = new Set(['tax.a']);
const without = (blocks: PageBlock[], faqs: ReturnType<typeof faq>[] = []) =>
  withoutFacts({ page: page(...blocks), faqs }, HIDDEN);

describe('D-047: a page without the facts that are not signed off', () => {
  it('loses their statements and keeps what stands around them', () => {
    const { page: left } = without([
      { type: 'hero', title: 'T', lead: '{fact:tax.a}', actions: [] },
      { type: 'prose', paragraphs: ['One. {fact:tax.a} Two {fact:tax.b}.', '{fact:tax.a}'] },
      { type: 'list', heading: 'H', intro: '{fact:tax.a}', marker: 'check', items: ['{fact:tax.a}', 'kept'] },
      { type: 'prose', heading: 'Gone', paragraphs: ['For an SAL: {fact:tax.a}'] },
      { type: 'cta', heading: 'H', text: 'Ask. {fact:tax.a}', actions: [] },
    ]);
    expect(left.blocks).toEqual([
      { type: 'hero', title: 'T', lead: '', actions: [] },
      { type: 'prose', paragraphs: ['One. Two {fact:tax.b}.'] },
      { type: 'list', heading: 'H', marker: 'check', items: ['kept'] },
      { type: 'cta', heading: 'H', text: 'Ask.', actions: [] },
    ]);
  });

  it('loses listed facts, rows of tables, and questions whose answers they were', () => {
    const { page: left, faqs } = without(
      [
        { type: 'facts', heading: 'F', factIds: ['tax.a', 'tax.b'] },
        { type: 'facts', heading: 'G', factIds: ['tax.a'] },
        {
          type: 'table',
          heading: 'T',
          columns: ['a', 'b'],
          rows: [
            ['x', '{fact:tax.a}'],
            ['y', 'z'],
          ],
        },
        { type: 'faq', heading: 'Q', faqIds: ['one', 'two'] },
      ],
      [faq('one', '{fact:tax.a}', '{fact:tax.a}'), faq('two', 'Soon. {fact:tax.a}', 'قريبًا. {fact:tax.a}')],
    );
    expect(left.blocks).toEqual([
      { type: 'facts', heading: 'F', factIds: ['tax.b'] },
      { type: 'table', heading: 'T', columns: ['a', 'b'], rows: [['y', 'z']] },
      { type: 'faq', heading: 'Q', faqIds: ['two'] },
    ]);
    expect(faqs).toEqual([faq('two', 'Soon.', 'قريبًا.')]);
  });

  it('no shipped page names a hidden fact in any place, and each keeps its head', () => {
    const { pages, facts, faqs } = readShippedContent();
    const all = new Set(facts.map(({ id }) => id));
    const left = pages.map(({ page: shipped }) => withoutFacts({ page: shipped, faqs }, all));
    expect(left.flatMap((shown) => factIdsOf(shown.page, shown.faqs))).toEqual([]);
    expect(left.filter(({ page: { blocks } }) => blocks[0]?.type !== 'hero')).toEqual([]);
    const answers = withoutFacts({ page: page(), faqs }, all).faqs.flatMap(({ answer }) => [answer.en, answer.ar]);
    // No words that only led up to a statement are left behind.
    expect(answers.filter((answer) => /:\s*(?:$|[.{])|^(?:For an|في ش)/.test(answer))).toEqual([]);
  });

  it('leaves no text that begins in the air: what follows a hidden statement speaks of it', () => {
    const { faqs } = without(
      [],
      [
        faq('gone', '{fact:tax.a} After that it ends.', '{fact:tax.a} وبعدها ينتهي.'),
        faq('stays', 'Ask first. {fact:tax.a} Keep the paper.', 'اسألوا أولًا. {fact:tax.a} احتفظوا بالورقة.'),
        faq('next', '{fact:tax.a} {fact:tax.b} Also this.', '{fact:tax.a} {fact:tax.b} وهذا أيضًا.'),
      ],
    );
    expect(faqs.map(({ id, answer }) => [id, answer.en])).toEqual([
      ['stays', 'Ask first. Keep the paper.'],
      ['next', '{fact:tax.b} Also this.'],
    ]);
  });

  it('D-047: of all that ships, no answer begins with a word that points to what is hidden', () => {
    const content = readShippedContent();
    const all = new Set(content.facts.map(({ id }) => id));
    const { faqs } = withoutFacts({ page: page(), faqs: content.faqs }, all);
    const whole = new Set(content.faqs.map(({ answer }) => answer.en));
    const shortened = faqs.map(({ answer }) => answer.en).filter((text) => !whole.has(text));
    expect(shortened.filter((text) => /^(?:After that|Until then|It (?!depends)|This |These )/.test(text))).toEqual([]);
    expect(faqs.length).toBeGreaterThan(20);
  });
});
