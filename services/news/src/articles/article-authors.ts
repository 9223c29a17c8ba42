import type { Article } from '@diwan/contracts/site/articles/http';
import { Injectable } from '@nestjs/common';
import { AttorneyRepository } from '../attorneys/attorney.repository.js';

/** Which lawyers wrote which articles: each profile names those of its lawyer, in the order of the site's list. */
@Injectable()
export class ArticleAuthors {
  constructor(private readonly attorneys: AttorneyRepository) {}

  /** Lawyers with a published profile who wrote an article. */
  async of(pair: string): Promise<Article['authors']> {
    const lawyers = await this.attorneys.published();
    return lawyers
      .filter(({ profile }) => profile.articles?.includes(pair))
      .map(({ slug, profile: { name, title } }) => ({ slug, name, title }));
  }

  /** What ties the articles of a lawyer to themselves in both languages; none of one whose profile is not published. */
  async pairsBy(slug: string): Promise<readonly string[]> {
    return (await this.attorneys.bySlug(slug))?.profile.articles ?? [];
  }
}
