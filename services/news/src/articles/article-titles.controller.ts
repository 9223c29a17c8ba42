import type { ResponseOf } from '@diwan/contracts/http/endpoint';
import { listArticleTitles } from '@diwan/contracts/site/articles/editing.http';
import { Endpoint } from '@diwan/service-kit/http/endpoint';
import { Controller } from '@nestjs/common';
import { ArticleRepository } from './article.repository.js';

type Titles = ResponseOf<typeof listArticleTitles>;

/** Articles to choose from, for staff. */
@Controller()
export class ArticleTitlesController {
  constructor(private readonly articles: ArticleRepository) {}

  @Endpoint(listArticleTitles)
  async list(): Promise<Titles> {
    const [english, arabic] = await Promise.all([this.articles.all('en'), this.articles.all('ar')]);
    const titles = new Map<string, Titles[number]>();
    for (const { pair, language, title, publishedAt, createdAt } of [...english, ...arabic]) {
      const known = titles.get(pair) ?? {
        pair,
        title: { en: null, ar: null },
        publishedAt: (publishedAt ?? createdAt).toISOString(),
      };
      titles.set(pair, { ...known, title: { ...known.title, [language]: title } });
    }
    return [...titles.values()].sort((one, other) => other.publishedAt.localeCompare(one.publishedAt));
  }
}
