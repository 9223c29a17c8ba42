import { type ArticleSummary, listArticles } from '@diwan/contracts/site/articles/http';
import { type Attorney, listAttorneys } from '@diwan/contracts/site/attorneys/http';
import { getPage, type PageWithReferences } from '@diwan/contracts/site/pages/http';
import { AREA_OF_PAGE } from '@diwan/contracts/site/practice-areas/practice-area';
import type { PageRequest } from '@diwan/mf-kit';
import { type ZoneAhead, zonesAt } from '../office/hours-abroad.js';
import { type AttorneyFace, faceOf } from '../prose/attorney-face.js';

/** A page of the site with everything its blocks show. */
export interface PageContent {
  content: PageWithReferences;
  articles: ArticleSummary[];
  /** Null when they could not be had, which costs their own block only (F-4). */
  attorneys: Attorney[] | null;
  /** The same where only their faces are shown. */
  faces: AttorneyFace[] | null;
  /** Lawyers of the area that the page is about; none where it is about no area, or while they cannot be had. */
  handledBy: AttorneyFace[];
  /** The newest article about that area. */
  newest: ArticleSummary | null;
  /** Clocks to show the office's hours on; only of the page for Lebanese abroad. */
  zones: ZoneAhead[];
}

const FEATURED = 3;

/** Asks for a page by its slug. Throws NOT_FOUND when there is none; what its blocks list and cannot be had costs those blocks only (D-067, F-4). */
export async function loadPageContent(
  slug: string,
  { language, siteLanguage, call }: Pick<PageRequest, 'language' | 'siteLanguage' | 'call'>,
): Promise<PageContent> {
  return withListedRecords(await call(getPage, { query: { slug, language: siteLanguage } }), {
    language,
    siteLanguage,
    call,
  });
}

/** Adds the articles and lawyers that the page's blocks list; not in a language that those are not in. */
export async function withListedRecords(
  content: PageWithReferences,
  { language, siteLanguage, call }: Pick<PageRequest, 'language' | 'siteLanguage' | 'call'>,
): Promise<PageContent> {
  const whole = siteLanguage === language;
  const blocks = whole ? content.page.blocks : [];
  const lawyers = blocks.filter((block) => block.type === 'attorneys');
  const area = whole ? AREA_OF_PAGE[content.page.slug] : undefined;
  const [articles, attorneys, faces, handledBy, newest] = await Promise.all([
    blocks.some(({ type }) => type === 'featured-news')
      ? call(listArticles, { query: { language, featured: 'true', limit: FEATURED } }).then(
          ({ items }) => items,
          () => [],
        )
      : [],
    lawyers.some(({ brief }) => !brief) ? call(listAttorneys).catch(() => null) : [],
    lawyers.some(({ brief }) => brief)
      ? call(listAttorneys).then(
          (all) => all.map(faceOf),
          () => null,
        )
      : [],
    area
      ? call(listAttorneys).then(
          (all) => all.filter(({ areas }) => areas.includes(area)).map(faceOf),
          () => [],
        )
      : [],
    area
      ? call(listArticles, { query: { language, area, limit: 1 } }).then(
          ({ items }) => items[0] ?? null,
          () => null,
        )
      : null,
  ]);
  const zones = content.page.slug === 'abroad' ? zonesAt(new Date()) : [];
  return { content, articles, attorneys, faces, handledBy, newest, zones };
}
