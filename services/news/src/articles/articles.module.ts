import { modelProvider } from '@diwan/service-kit/store/database';
import { Module } from '@nestjs/common';
import { AttorneysModule } from '../attorneys/attorneys.module.js';
import { CategoriesModule } from '../categories/categories.module.js';
import { ImagesModule } from '../images/images.module.js';
import { ArticlePresenter } from './article.presenter.js';
import { ArticleRepository } from './article.repository.js';
import { ArticleSchema } from './article.schema.js';
import { ArticleAuthors } from './article-authors.js';
import { ArticleTitlesController } from './article-titles.controller.js';
import { ArticlesController } from './articles.controller.js';

/** News and articles. */
@Module({
  imports: [AttorneysModule, CategoriesModule, ImagesModule],
  controllers: [ArticlesController, ArticleTitlesController],
  providers: [modelProvider('Article', ArticleSchema), ArticleAuthors, ArticlePresenter, ArticleRepository],
  exports: [ArticleRepository],
})
export class ArticlesModule {}
