import type { Language } from '@diwan/contracts/shared/language';
import { inLanguage } from '@diwan/contracts/shared/language-path';
import type { LegalFact } from '@diwan/contracts/site/facts/fact';
import type { Page } from '@diwan/contracts/site/pages/page';
import type { Faq } from '@diwan/contracts/site/questions/question';
import type { Findable } from '../search/findable.js';
import { headingsText, pageText, plainText } from './page-text.rules.js';

/** What can be found of a page: itself and each of its questions. Its path owns them. */
export function findablesOfPage(
  language: Language,
  { page, faqs, facts }: { page: Page; faqs: readonly Faq[]; facts: readonly LegalFact[] },
): { owner: string; found: Findable[] } {
  const path = inLanguage(page.slug === 'home' ? '/' : `/${page.slug}`, language);
  const questions = faqs.map(
    ({ id, question, answer }): Findable => ({
      kind: 'faq',
      path: `${path}#${id}`,
      language,
      title: question[language],
      headings: '',
      summary: '',
      text: plainText(answer[language], language, facts),
    }),
  );
  const itself: Findable = {
    kind: 'page',
    path,
    language,
    title: page.name,
    headings: headingsText(page, language, facts),
    summary: page.metaDescription,
    text: pageText(page, language, facts),
  };
  return { owner: path, found: [itself, ...questions] };
}
