import type { InputOf, ResponseOf } from '@diwan/contracts/http/endpoint';
import { getArticle, listArticles } from '@diwan/contracts/site/articles/http';
import type { PracticeAreaId } from '@diwan/contracts/site/practice-areas/practice-area';
import { DomainError } from '@diwan/service-kit/http/domain-error';
import { Endpoint, Input } from '@diwan/service-kit/http/endpoint';
import { Controller } from '@nestjs/common';
import { CategoryRepository } from '../categories/category.repository.js';
import { ArticlePresenter } from './article.presenter.js';
import { ArticleRepository } from './article.repository.js';
import { ArticleAuthors } from './article-authors.js';

/** News and articles for visitors. */
@Controller()
export class ArticlesController {
  constructor(
    private readonly articles: ArticleRepository,
    private readonly presenter: ArticlePresenter,
    private readonly categories: CategoryRepository,
    private readonly authors: ArticleAuthors,
  ) {}

  @Endpoint(listArticles)
  async list(@Input() { query }: InputOf<typeof listArticles>): Promise<ResponseOf<typeof listArticles>> {
    await this.requireCategory(query.category);
    const { area, lawyer, ...filter } = query;
    const found = await this.articles.page({
      ...filter,
      featured: query.featured === 'true',
      ...(area && { categories: await this.categoriesOf(area) }),
      ...(lawyer && { pairs: await this.authors.pairsBy(lawyer) }),
    });
    return { ...found, items: await this.presenter.summaries(found.items) };
  }

  @Endpoint(getArticle)
  async one(@Input() { params, query }: InputOf<typeof getArticle>): Promise<ResponseOf<typeof getArticle>> {
    const article = await this.articles.bySlug(params.slug, query.language);
    if (!article) throw new DomainError('NOT_FOUND');
    return this.presenter.whole(article);
  }

  private async categoriesOf(area: PracticeAreaId): Promise<string[]> {
    const categories = await this.categories.byId();
    return [...categories].filter(([, category]) => category.area === area).map(([id]) => id);
  }

  /** Archived ones pass: addresses that were given out go on listing what was published under them. */
  private async requireCategory(id: string | undefined): Promise<void> {
    if (id !== undefined && !(await this.categories.byId()).has(id))
      throw new DomainError('VALIDATION', { fieldErrors: { category: 'invalid_choice' } });
  }
}
