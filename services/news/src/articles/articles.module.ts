import { modelProvider } from '@diwan/service-kit/store/database';
import { Module } from '@nestjs/common';
import { AttorneysModule } from '../attorneys/attorneys.module.js';
import { CategoriesModule } from '../categories/categories.module.js';
import { ChangesModule } from '../changes/changes.module.js';
import { ImagesModule } from '../images/images.module.js';
import { OfficeModule } from '../office/office.module.js';
import { SearchModule } from '../search/search.module.js';
import { ArticlePresenter } from './article.presenter.js';
import { ArticleRepository } from './article.repository.js';
import { ArticleSchema } from './article.schema.js';
import { ArticleAuthors } from './article-authors.js';
import { ArticleDesk } from './article-desk.repository.js';
import { ArticleEditingController } from './article-editing.controller.js';
import { ArticleTitlesController } from './article-titles.controller.js';
import { ArticleToTellAnswer } from './article-to-tell.answer.js';
import { ArticlesController } from './articles.controller.js';
import { ArticlesBetweenAnswer } from './articles-between.answer.js';
import { EditArticles } from './edit-articles.js';
import { EditedArticlePresenter } from './edited-article.presenter.js';

/** News and articles. */
@Module({
  imports: [AttorneysModule, CategoriesModule, ChangesModule, ImagesModule, OfficeModule, SearchModule],
  controllers: [ArticlesController, ArticleEditingController, ArticleTitlesController],
  providers: [
    modelProvider('Article', ArticleSchema),
    ArticleAuthors,
    ArticleDesk,
    ArticlePresenter,
    ArticleRepository,
    ArticleToTellAnswer,
    ArticlesBetweenAnswer,
    EditArticles,
    EditedArticlePresenter,
  ],
  exports: [ArticleRepository],
})
export class ArticlesModule {}
