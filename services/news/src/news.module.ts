import { modelProvider } from '@diwan/service-kit/database';
import { createObjectStore } from '@diwan/service-kit/object-store/create-object-store';
import { OBJECT_STORE } from '@diwan/service-kit/object-store/object-store';
import { ServiceModule } from '@diwan/service-kit/service.module';
import { type DynamicModule, Module } from '@nestjs/common';
import { ArticlePresenter } from './articles/article.presenter.js';
import { ArticleRepository } from './articles/article.repository.js';
import { ArticleSchema } from './articles/article.schema.js';
import { ArticlesController } from './articles/articles.controller.js';
import { AttorneyPresenter } from './attorneys/attorney.presenter.js';
import { AttorneyRepository } from './attorneys/attorney.repository.js';
import { AttorneySchema } from './attorneys/attorney.schema.js';
import { AttorneyEditingController } from './attorneys/attorney-editing.controller.js';
import { EditAttorneys } from './attorneys/edit-attorneys.js';
import { CategoriesController } from './categories/categories.controller.js';
import { CategoryRepository } from './categories/category.repository.js';
import { CategorySchema } from './categories/category.schema.js';
import { CategoryEditingController } from './categories/category-editing.controller.js';
import { EditCategories } from './categories/edit-categories.js';
import { LoadShippedCategories } from './categories/load-shipped-categories.js';
import { ChangesController } from './changes/changes.controller.js';
import { ContentChanges } from './changes/content-changes.js';
import { ContentMarkSchema } from './changes/content-mark.schema.js';
import type { NewsConfig } from './config.js';
import { ImageSchema } from './images/image.schema.js';
import { ImageLibrary } from './images/image-library.js';
import { ImagesController } from './images/images.controller.js';
import { NewsletterController } from './newsletter/newsletter.controller.js';
import { SubscriptionSchema } from './newsletter/subscription.schema.js';
import { SubscriptionReachAnswer } from './newsletter/subscription-reach.answer.js';
import { Subscriptions } from './newsletter/subscriptions.js';
import { EditPages } from './pages/edit-pages.js';
import { PageEditRepository } from './pages/page-edit.repository.js';
import { PageEditSchema, PageVersionSchema } from './pages/page-edit.schema.js';
import { PageEditingController } from './pages/page-editing.controller.js';
import { PageOverview } from './pages/page-overview.js';
import { PublishedPages } from './pages/published-pages.js';
import { EditFacts } from './references/edit-facts.js';
import { EditQuestions } from './references/edit-questions.js';
import { PageUses } from './references/page-uses.js';
import { ReferenceRepository } from './references/reference.repository.js';
import { ReferenceCheck } from './references/reference-check.js';
import { ReferenceEditingController } from './references/reference-editing.controller.js';
import { RefreshPages } from './references/refresh-pages.js';
import { SearchEntrySchema } from './search/search.schema.js';
import { SearchIndex } from './search/search-index.js';
import { Addresses } from './site/addresses.js';
import { LoadShippedContent } from './site/load-shipped-content.js';
import { OfficeProfileAnswer } from './site/office-profile.answer.js';
import { OfficeProfiles } from './site/office-profiles.js';
import { PublishPage } from './site/publish-page.js';
import { SiteController } from './site/site.controller.js';
import { SiteRepository } from './site/site.repository.js';
import { FactSchema, FaqSchema, OfficeProfileSchema, PageSchema } from './site/site.schema.js';

@Module({})
class NewsModule {}

/** News, newsletter and the content of the public site. */
export function newsModule(config: NewsConfig): DynamicModule {
  return {
    module: NewsModule,
    imports: [ServiceModule.forRoot(config, 'news')],
    controllers: [
      ArticlesController,
      AttorneyEditingController,
      CategoriesController,
      CategoryEditingController,
      ChangesController,
      ImagesController,
      PageEditingController,
      ReferenceEditingController,
      SiteController,
      NewsletterController,
      OfficeProfileAnswer,
      SubscriptionReachAnswer,
    ],
    providers: [
      modelProvider('Article', ArticleSchema),
      modelProvider('Image', ImageSchema),
      modelProvider('Page', PageSchema),
      modelProvider('PageEdit', PageEditSchema),
      modelProvider('PageVersion', PageVersionSchema),
      modelProvider('Fact', FactSchema),
      modelProvider('Faq', FaqSchema),
      modelProvider('OfficeProfile', OfficeProfileSchema),
      modelProvider('Attorney', AttorneySchema),
      modelProvider('Category', CategorySchema),
      modelProvider('ContentMark', ContentMarkSchema),
      modelProvider('SearchEntry', SearchEntrySchema),
      modelProvider('Subscription', SubscriptionSchema),
      { provide: OBJECT_STORE, useFactory: () => createObjectStore(config) },
      Addresses,
      ArticlePresenter,
      ArticleRepository,
      AttorneyPresenter,
      AttorneyRepository,
      CategoryRepository,
      ContentChanges,
      EditAttorneys,
      EditCategories,
      EditFacts,
      EditPages,
      EditQuestions,
      ImageLibrary,
      LoadShippedCategories,
      LoadShippedContent,
      OfficeProfiles,
      PageEditRepository,
      PageOverview,
      PageUses,
      PublishedPages,
      PublishPage,
      ReferenceCheck,
      ReferenceRepository,
      RefreshPages,
      SearchIndex,
      SiteRepository,
      Subscriptions,
    ],
  };
}
