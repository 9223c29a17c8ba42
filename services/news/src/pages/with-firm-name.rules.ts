import { nameIn, type SiteLanguage } from '@diwan/contracts/shared/tongues';
import type { OfficeProfileDraft } from '@diwan/contracts/site/office/office-profile';
import type { Page } from '@diwan/contracts/site/pages/page';
import type { Faq } from '@diwan/contracts/site/questions/question';

const MARK = /\{firm\}/g;
/** What a page's head may hold at most, see `Page`; the name of a firm may be longer than whoever wrote it thought. */
const MOST = { metaTitle: 70, metaDescription: 170 } as const;
/** What a firm calls itself that has not entered its name: no page may name another. */
const UNNAMED: Readonly<Record<SiteLanguage, string>> = { en: 'our law firm', ar: 'مكتبنا', fr: 'notre cabinet' };

/** A page and the questions on it as they are shown in a language, with the firm's name in the place of `{firm}`. */
export function withFirmName(
  shown: { page: Page; faqs: Faq[] },
  name: OfficeProfileDraft['name'],
  language: SiteLanguage,
): { page: Page; faqs: Faq[] } {
  const { page, faqs } = put(shown, nameIn(name, language) || UNNAMED[language]) as typeof shown;
  const { metaTitle, metaDescription } = page;
  const head = {
    metaTitle: shortened(metaTitle, MOST.metaTitle),
    metaDescription: shortened(metaDescription, MOST.metaDescription),
  };
  return { page: { ...page, ...head }, faqs };
}

function put(value: unknown, name: string): unknown {
  if (typeof value === 'string') return value.replace(MARK, (_mark, at) => (at === 0 ? capitalised(name) : name));
  if (Array.isArray(value)) return value.map((item) => put(item, name));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, put(inner, name)]));
}

/** A firm's own name keeps the spelling that the firm gave it. */
const capitalised = (name: string): string =>
  Object.values(UNNAMED).includes(name) ? name.charAt(0).toUpperCase() + name.slice(1) : name;

/** Ends at a word, with a mark that something is missing. */
function shortened(text: string, most: number): string {
  if (text.length <= most) return text;
  const cut = text.slice(0, most - 1);
  return `${cut.slice(0, cut.lastIndexOf(' ')).replace(/[\s,;:،؛]+$/u, '')}…`;
}
