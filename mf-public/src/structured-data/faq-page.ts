import type { SiteLanguage } from '@diwan/contracts/shared/tongues';
import type { PageBlock } from '@diwan/contracts/site/pages/page';
import { plainText } from '../prose/inline-text.js';
import type { PageReferences } from '../prose/page-context.js';
import type { JsonLd } from './site-place.js';

/** The questions that the page shows, with their answers as they read. */
export function faqPage(
  blocks: readonly PageBlock[],
  { faqs, facts }: PageReferences,
  language: SiteLanguage,
): JsonLd[] {
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
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: plainText(answer, facts) },
      })),
    },
  ];
}
