import type { Language } from '@diwan/contracts/shared/language';
import type { PageBlock } from '@diwan/contracts/site/pages/page';
import { plainText } from '../blocks/inline-text.js';
import type { PageReferences } from '../blocks/page-context.js';
import type { JsonLd } from './site-place.js';

/** The questions that the page shows, with their answers as they read. */
export function faqPage(blocks: readonly PageBlock[], { faqs, facts }: PageReferences, language: Language): JsonLd[] {
  const shown = blocks
    .flatMap((block) => (block.type === 'faq' ? block.faqIds : []))
    .flatMap((id) => faqs.get(id) ?? []);
  if (shown.length === 0) return [];
  return [
    {
      '@type': 'FAQPage',
      inLanguage: language,
      mainEntity: shown.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question[language],
        acceptedAnswer: { '@type': 'Answer', text: plainText(answer[language], facts, language) },
      })),
    },
  ];
}
