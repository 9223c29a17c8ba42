import { type SiteLanguage, wordsIn } from '@diwan/contracts/shared/tongues';
import type { LegalFact, PublicFact } from '@diwan/contracts/site/facts/fact';
import type { Faq, PublicFaq } from '@diwan/contracts/site/questions/question';

/** Facts and questions as readers of the site get them, in one language: the other is half of a page's bytes. */
export const toPublic = (
  language: SiteLanguage,
  { facts, faqs }: { facts: readonly LegalFact[]; faqs: readonly Faq[] },
) => ({
  facts: facts.map((fact) => toPublicFact(fact, language)),
  faqs: faqs.map(
    ({ id, question, answer }): PublicFaq => ({
      id,
      question: wordsIn(question, language),
      answer: wordsIn(answer, language),
    }),
  ),
});

const toPublicFact = (fact: LegalFact, language: SiteLanguage): PublicFact => {
  const { id, text, value, statute, reviewState, reviewedBy, reviewedOn } = fact;
  return {
    id,
    text: wordsIn(text, language),
    // Nothing rather than an empty place for it.
    value: (value && wordsIn(value, language)) || null,
    statute: wordsIn(statute, language),
    reviewed: reviewState === 'reviewed' && reviewedOn ? { by: reviewedBy, on: reviewedOn } : null,
  };
};
