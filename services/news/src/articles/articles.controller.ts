import type { InputOf, ResponseOf } from '@diwan/contracts/http/endpoint';
import { getArticle, listArticles } from '@diwan/contracts/site/articles/http';
import { DomainError } from '@diwan/service-kit/domain-error';
import { Endpoint, Input } from '@diwan/service-kit/endpoint';
import { Controller } from '@nestjs/common';
import { CategoryRepository } from '../categories/category.repository.js';
import { ArticlePresenter } from './article.presenter.js';
import { ArticleRepository } from './article.repository.js';

/** News and articles for visitors. */
@Controller()
export class ArticlesController {
  constructor(
    private readonly articles: ArticleRepository,
    private readonly presenter: ArticlePresenter,
    private readonly categories: CategoryRepository,
  ) {}

  @Endpoint(listArticles)
  async list(@Input() { query }: InputOf<typeof listArticles>): Promise<ResponseOf<typeof listArticles>> {
    await this.requireCategory(query.category);
    const found = await this.articles.page({ ...query, featured: query.featured === 'true' });
    return { ...found, items: await this.presenter.summaries(found.items) };
  }

  @Endpoint(getArticle)
  async one(@Input() { params, query }: InputOf<typeof getArticle>): Promise<ResponseOf<typeof getArticle>> {
    const article = await this.articles.bySlug(params.slug, query.language);
    if (!article) throw new DomainError('NOT_FOUND');
    return this.presenter.whole(article);
  }

  /** Archived ones pass: addresses that were given out go on listing what was published under them. */
  private async requireCategory(id: string | undefined): Promise<void> {
    if (id !== undefined && !(await this.categories.byId()).has(id))
      throw new DomainError('VALIDATION', { fieldErrors: { category: 'invalid_choice' } });
  }
}
