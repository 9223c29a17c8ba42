import { articleToTell } from '@diwan/contracts/site/articles/questions';
import { Answers } from '@diwan/service-kit/rpc/rpc';
import { Controller } from '@nestjs/common';
import type * as z from 'zod/mini';
import { Publication } from '../office/publication.js';
import { stateOf } from './article.machine.js';
import { ArticleDesk } from './article-desk.repository.js';

/** Tells the worker what to say of an article. */
@Controller()
export class ArticleToTellAnswer {
  constructor(
    private readonly articles: ArticleDesk,
    private readonly publication: Publication,
  ) {}

  @Answers(articleToTell)
  async answer({ articleId }: z.infer<typeof articleToTell.input>): Promise<z.infer<typeof articleToTell.output>> {
    const article = await this.articles.one(articleId);
    if (!article || stateOf(article) !== 'published' || !(await this.publication.isPublished())) return null;
    const { title, slug, language } = article;
    return { title, path: `/news/${slug}`, language };
  }
}
