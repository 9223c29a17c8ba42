import type { LegalFact } from '@diwan/contracts/site/facts/fact';
import type { Page } from '@diwan/contracts/site/pages/page';
import type { Faq } from '@diwan/contracts/site/questions/question';
import { describe, expect, it } from '@jest/globals';
import { expiredFacts, factIdsOf, factsOn, faqIdsOf, questionsOn } from './page-references.rules.js';

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

  it('names the place of each, so that an editor can be led there', () => {
    expect(factsOn(page)).toEqual([
      { at: 'blocks.1.factIds.0', id: 'labor.severance' },
      { at: 'blocks.0.paragraphs.0', id: 'labor.notice' },
      { at: 'blocks.0.paragraphs.0', id: 'labor.notice' },
    ]);
    expect(questionsOn(page)).toEqual([{ at: 'blocks.2.faqIds.0', id: 'labor-1' }]);
  });

  it('D-047: a fact is expired from the day after its last valid one', () => {
    expect(expiredFacts([fact('2026-12-31')], '2026-12-31')).toEqual([]);
    expect(expiredFacts([fact('2026-12-31')], '2027-01-01')).toHaveLength(1);
    expect(expiredFacts([fact(null)], '2099-01-01')).toEqual([]);
  });
});
