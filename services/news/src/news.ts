import { HTTP_MODULES } from '@diwan/contracts/derived/http/news';
import { endpointsOf } from '@diwan/contracts/http/endpoints-of';
import {
  reachOfSubscriber,
  reachOfSubscription,
  subscribersTo,
  subscriptionsOf,
} from '@diwan/contracts/messages/newsletter/questions';
import { DATA_OF_PERSON } from '@diwan/contracts/people/data-copies/questions';
import { articlesBetween, articleToTell } from '@diwan/contracts/site/articles/questions';
import { accountOfAttorney } from '@diwan/contracts/site/attorneys/questions';
import { officeProfile } from '@diwan/contracts/site/office/questions';
import type { ServiceDefinition } from '@diwan/service-kit/app/create-app';
import { Module } from '@nestjs/common';
import { AddressesModule } from './addresses/addresses.module.js';
import { ArticlesModule } from './articles/articles.module.js';
import { AttorneysModule } from './attorneys/attorneys.module.js';
import { CategoriesModule } from './categories/categories.module.js';
import { ChangesModule } from './changes/changes.module.js';
import type { NewsConfig } from './config.js';
import { ImagesModule } from './images/images.module.js';
import { NewsletterModule } from './newsletter/newsletter.module.js';
import { OfficeModule } from './office/office.module.js';
import { PagesModule } from './pages/pages.module.js';
import { ReferenceEditingModule } from './reference-editing/reference-editing.module.js';
import { SearchModule } from './search/search.module.js';
import { SearchRenewalModule } from './search-renewal/search-renewal.module.js';
import { ShippedModule } from './shipped/shipped.module.js';

/** News, newsletter and the content of the public site. */
@Module({
  imports: [
    AddressesModule,
    ArticlesModule,
    AttorneysModule,
    CategoriesModule,
    ChangesModule,
    ImagesModule,
    NewsletterModule,
    OfficeModule,
    PagesModule,
    ReferenceEditingModule,
    SearchModule,
    SearchRenewalModule,
    ShippedModule,
  ],
})
export class NewsService {}

/** What other services ask it. */
export const OPERATIONS = [
  DATA_OF_PERSON.news,
  accountOfAttorney,
  articleToTell,
  articlesBetween,
  officeProfile,
  reachOfSubscriber,
  reachOfSubscription,
  subscribersTo,
  subscriptionsOf,
];

/** What this service is: its endpoints, the questions it answers and its nouns. */
export const definition = (config: NewsConfig): ServiceDefinition => ({
  name: 'news',
  module: NewsService,
  config,
  endpoints: endpointsOf('news', HTTP_MODULES),
  operations: OPERATIONS,
});
