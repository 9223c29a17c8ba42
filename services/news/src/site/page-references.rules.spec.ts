import type { Faq, LegalFact } from '@diwan/contracts/site/fact';
import type { Page } from '@diwan/contracts/site/page';
import { describe, expect, it } from '@jest/globals';
import { expiredFacts, factIdsOf, faqIdsOf } from './page-references.rules.js';

const page: Page = {
  slug: 'services/labor-law',
  metaTitle: 'Labor law',
  metaDescription: 'x'.repeat(80),
  name: 'Labor law',
  blocks: [
    { type: 'prose', paragraphs: ['Notice: {fact:labor.notice}. Again {fact:labor.notice}.'] },
    { type: 'facts', heading: 'The law', factIds: ['labor.severance'] },
    { type: 'faq', heading: 'Questions', faqIds: ['labor-1'] },
  ],
};
const faq: Faq = {
  id: 'labor-1',
  question: { en: 'How long?', ar: 'كم؟' },
  answer: { en: '{fact:labor.hours}', ar: '{fact:labor.hours}' },
};
const fact = (validUntil: string | null) => ({ id: 'labor.notice', validUntil }) as LegalFact;

describe('references of a page', () => {
  it('finds questions, and facts in blocks, texts and answers, each once', () => {
    expect(faqIdsOf(page)).toEqual(['labor-1']);
    expect(factIdsOf(page, [faq])).toEqual(['labor.severance', 'labor.notice', 'labor.hours']);
  });

  it('D-047: a fact is expired from the day after its last valid one', () => {
    expect(expiredFacts([fact('2026-12-31')], '2026-12-31')).toEqual([]);
    expect(expiredFacts([fact('2026-12-31')], '2027-01-01')).toHaveLength(1);
    expect(expiredFacts([fact(null)], '2099-01-01')).toEqual([]);
  });
});
