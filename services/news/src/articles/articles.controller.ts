import type { InputOf, ResponseOf } from '@diwan/contracts/http/endpoint';
import { getArticle, listArticles } from '@diwan/contracts/http/news';
import { DomainError } from '@diwan/service-kit/domain-error';
import { Endpoint, Input } from '@diwan/service-kit/endpoint';
import { Controller } from '@nestjs/common';
import { ArticlePresenter } from './article.presenter.js';
import { ArticleRepository } from './article.repository.js';

/** News and articles for visitors. */
@Controller()
export class ArticlesController {
  constructor(
    private readonly articles: ArticleRepository,
    private readonly presenter: ArticlePresenter,
  ) {}

  @Endpoint(listArticles)
  async list(@Input() { query }: InputOf<typeof listArticles>): Promise<ResponseOf<typeof listArticles>> {
    const { items, total } = await this.articles.page({ ...query, featured: query.featured === 'true' });
    return { items: await this.presenter.summaries(items), total, page: query.page, limit: query.limit };
  }

  @Endpoint(getArticle)
  async one(@Input() { params, query }: InputOf<typeof getArticle>): Promise<ResponseOf<typeof getArticle>> {
    const article = await this.articles.bySlug(params.slug, query.language);
    if (!article) throw new DomainError('NOT_FOUND');
    return this.presenter.whole(article);
  }
}
