import { articlesBetween } from '@diwan/contracts/site/articles/questions';
import { Answers } from '@diwan/service-kit/rpc/rpc';
import { Injectable } from '@nestjs/common';
import type * as z from 'zod/mini';
import { CategoryRepository } from '../categories/category.repository.js';
import { Publication } from '../office/publication.js';
import { ArticleRepository } from './article.repository.js';

type Input = z.output<typeof articlesBetween.input>;
type Output = z.output<typeof articlesBetween.output>;

/** Tells the worker what was published between two digests (NEWS-09). */
@Injectable()
export class ArticlesBetweenAnswer {
  constructor(
    private readonly articles: ArticleRepository,
    private readonly categories: CategoryRepository,
    private readonly publication: Publication,
  ) {}

  @Answers(articlesBetween)
  async answer({ after, until }: Input): Promise<Output> {
    if (!(await this.publication.isPublished())) return [];
    const [found, categories] = await Promise.all([
      this.articles.publishedBetween(new Date(after), new Date(until)),
      this.categories.byId(),
    ]);
    return found.map(({ title, slug, language, category }) => ({
      title,
      path: `/news/${slug}`,
      language,
      area: categories.get(category)?.area ?? 'other',
    }));
  }
}
