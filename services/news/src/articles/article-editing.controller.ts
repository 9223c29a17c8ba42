import type { InputOf, ResponseOf } from '@diwan/contracts/http/endpoint';
import {
  changeArticle,
  createArticle,
  deleteArticle,
  type EditedArticle,
  getEditedArticle,
  listEditedArticles,
} from '@diwan/contracts/site/articles/desk.http';
import { Clock } from '@diwan/service-kit/app/clock';
import { type Deed, presented } from '@diwan/service-kit/deeds/deed';
import { DomainError } from '@diwan/service-kit/http/domain-error';
import { Caller, Endpoint, Input, type SignedInCaller } from '@diwan/service-kit/http/endpoint';
import { Controller } from '@nestjs/common';
import { ArticleDesk } from './article-desk.repository.js';
import { EditArticles } from './edit-articles.js';
import { EditedArticlePresenter } from './edited-article.presenter.js';

/** Articles for those who edit them (D-023: nobody else). */
@Controller()
export class ArticleEditingController {
  constructor(
    private readonly articles: ArticleDesk,
    private readonly edit: EditArticles,
    private readonly presenter: EditedArticlePresenter,
    private readonly clock: Clock,
  ) {}

  @Endpoint(listEditedArticles)
  async list(@Input() { query }: InputOf<typeof listEditedArticles>): Promise<ResponseOf<typeof listEditedArticles>> {
    const found = await this.articles.page(query, this.clock.now());
    return { ...found, items: await this.presenter.rows(found.items) };
  }

  @Endpoint(getEditedArticle)
  async one(@Input() { params }: InputOf<typeof getEditedArticle>): Promise<EditedArticle> {
    const article = await this.articles.one(params.id);
    if (!article || article.deletedAt) throw new DomainError('NOT_FOUND');
    return this.presenter.whole(article);
  }

  @Endpoint(createArticle)
  async create(
    @Input() { body }: InputOf<typeof createArticle>,
    @Caller() caller: SignedInCaller,
  ): Promise<Deed<EditedArticle>> {
    return presented(await this.edit.create(body, caller), (record) => this.presenter.whole(record));
  }

  @Endpoint(changeArticle)
  async change(
    @Input() { params, body }: InputOf<typeof changeArticle>,
    @Caller() caller: SignedInCaller,
  ): Promise<EditedArticle> {
    return this.presenter.whole(await this.edit.change(params.id, body, caller));
  }

  @Endpoint(deleteArticle)
  async remove(
    @Input() { params, body }: InputOf<typeof deleteArticle>,
    @Caller() caller: SignedInCaller,
  ): Promise<EditedArticle> {
    return this.presenter.whole(await this.edit.remove(params.id, body, caller));
  }
}
