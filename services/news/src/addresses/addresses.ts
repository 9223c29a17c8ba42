import type { ResponseOf } from '@diwan/contracts/http/endpoint';
import { isOfProduct, SITE_LANGUAGES, type SiteLanguage } from '@diwan/contracts/shared/tongues';
import type { listAddresses } from '@diwan/contracts/site/addresses/http';
import { Injectable } from '@nestjs/common';
import { ArticleRepository } from '../articles/article.repository.js';
import type { ArticleRecord } from '../articles/article.schema.js';
import { AttorneyRepository } from '../attorneys/attorney.repository.js';
import { CategoryRepository } from '../categories/category.repository.js';
import { PageRepository } from '../pages/page.repository.js';
import { listedChanges } from './listed-changes.rules.js';

type Address = ResponseOf<typeof listAddresses>[number];

/** Addresses of everything public, for the sitemap. */
@Injectable()
export class Addresses {
  constructor(
    private readonly pages: PageRepository,
    private readonly articles: ArticleRepository,
    private readonly attorneys: AttorneyRepository,
    private readonly categories: CategoryRepository,
  ) {}

  async list(): Promise<Address[]> {
    const [pages, english, arabic, lawyers, categories] = await Promise.all([
      this.pages.heads(),
      this.articles.all('en'),
      this.articles.all('ar'),
      this.attorneys.published(),
      this.categories.byId(),
    ]);
    const slugs = [...new Set(pages.map(({ slug }) => slug))];
    const listed = {
      articles: [...english, ...arabic].map(({ category, updatedAt }) => ({
        areas: [categories.get(category)?.area ?? 'other'],
        updatedAt,
      })),
      lawyers: lawyers.map(({ profile, updatedAt }) => ({ areas: profile.areas ?? [], updatedAt })),
    };
    const ofPages = slugs.map((slug): Address => {
      const versions = pages.filter((page) => page.slug === slug);
      const path = slug === 'home' ? '/' : `/${slug}`;
      const has = (language: SiteLanguage) => versions.some((version) => version.language === language);
      const changes = [...versions.map((version) => version.updatedAt), ...listedChanges(slug, listed)];
      const updatedAt = new Date(Math.max(...changes.map((date) => date.getTime())));
      return {
        paths: inEach((language) => (has(language) ? path : null)),
        updatedAt: updatedAt.toISOString(),
        news: null,
      };
    });
    const changed = ofPages[0]?.updatedAt ?? new Date(0).toISOString();
    const ofLawyers = lawyers.map(({ slug, updatedAt }): Address => {
      const path = `/attorneys/${slug}`;
      return {
        paths: inEach((language) => (isOfProduct(language) ? path : null)),
        updatedAt: updatedAt?.toISOString() ?? changed,
        news: null,
      };
    });
    return [...ofPages, ...ofLawyers, ...ofArticles(english, arabic)];
  }
}

const inEach = (pathIn: (language: SiteLanguage) => string | null): Address['paths'] =>
  Object.fromEntries(SITE_LANGUAGES.map((language) => [language, pathIn(language)])) as Address['paths'];

function ofArticles(english: readonly ArticleRecord[], arabic: readonly ArticleRecord[]): Address[] {
  const pathOf = (article: ArticleRecord | undefined) => (article ? `/news/${article.slug}` : null);
  const entry = (article: ArticleRecord): Address => {
    const other = (article.language === 'en' ? arabic : english).find(({ pair }) => pair === article.pair);
    const [en, ar] = article.language === 'en' ? [article, other] : [other, article];
    const publishedAt = (article.publishedAt ?? article.createdAt).toISOString();
    return {
      paths: inEach((language) => (isOfProduct(language) ? pathOf({ en, ar }[language]) : null)),
      updatedAt: article.updatedAt.toISOString(),
      news: { title: article.title, publishedAt, language: article.language },
    };
  };
  return [...english, ...arabic].map(entry);
}
