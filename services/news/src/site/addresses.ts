import type { ResponseOf } from '@diwan/contracts/http/endpoint';
import type { listAddresses } from '@diwan/contracts/site/addresses/http';
import { Injectable } from '@nestjs/common';
import { ArticleRepository } from '../articles/article.repository.js';
import type { ArticleRecord } from '../articles/article.schema.js';
import { AttorneyRepository } from '../attorneys/attorney.repository.js';
import { SiteRepository } from './site.repository.js';

type Address = ResponseOf<typeof listAddresses>[number];

/** Addresses of everything public, for the sitemap. */
@Injectable()
export class Addresses {
  constructor(
    private readonly site: SiteRepository,
    private readonly articles: ArticleRepository,
    private readonly attorneys: AttorneyRepository,
  ) {}

  async list(): Promise<Address[]> {
    const [pages, english, arabic, lawyers] = await Promise.all([
      this.site.allPages(),
      this.articles.all('en'),
      this.articles.all('ar'),
      this.attorneys.published(),
    ]);
    const slugs = [...new Set(pages.map(({ slug }) => slug))];
    const ofPages = slugs.map((slug): Address => {
      const versions = pages.filter((page) => page.slug === slug);
      const path = slug === 'home' ? '/' : `/${slug}`;
      const has = (language: string) => versions.some((version) => version.language === language);
      const updatedAt = new Date(Math.max(...versions.map((version) => version.updatedAt.getTime())));
      return {
        paths: { en: has('en') ? path : null, ar: has('ar') ? path : null },
        updatedAt: updatedAt.toISOString(),
        news: null,
      };
    });
    const changed = ofPages[0]?.updatedAt ?? new Date(0).toISOString();
    const ofLawyers = lawyers.map(({ slug, updatedAt }): Address => {
      const path = `/attorneys/${slug}`;
      return { paths: { en: path, ar: path }, updatedAt: updatedAt?.toISOString() ?? changed, news: null };
    });
    return [...ofPages, ...ofLawyers, ...ofArticles(english, arabic)];
  }
}

function ofArticles(english: readonly ArticleRecord[], arabic: readonly ArticleRecord[]): Address[] {
  const pathOf = (article: ArticleRecord | undefined) => (article ? `/news/${article.slug}` : null);
  const entry = (article: ArticleRecord): Address => {
    const other = (article.language === 'en' ? arabic : english).find(({ pair }) => pair === article.pair);
    const [en, ar] = article.language === 'en' ? [article, other] : [other, article];
    const publishedAt = (article.publishedAt ?? article.createdAt).toISOString();
    return {
      paths: { en: pathOf(en), ar: pathOf(ar) },
      updatedAt: article.updatedAt.toISOString(),
      news: { title: article.title, publishedAt, language: article.language },
    };
  };
  return [...english, ...arabic].map(entry);
}
