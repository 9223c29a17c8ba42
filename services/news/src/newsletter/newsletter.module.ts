import { modelProvider } from '@diwan/service-kit/store/database';
import { Module } from '@nestjs/common';
import { CategoriesModule } from '../categories/categories.module.js';
import { DataPartsModule } from '../data-parts/data-parts.module.js';
import { ArticleAudienceController } from './article-audience.controller.js';
import { DataOfSubscription } from './data-of-subscription.js';
import { EraseSubscriptionWhenSubscriberErased } from './erase-subscription-when-subscriber-erased.handler.js';
import { NewsletterController } from './newsletter.controller.js';
import { NewsletterConsentController } from './newsletter-consent.controller.js';
import { SubscribersAnswers } from './subscribers.answers.js';
import { Subscribers } from './subscribers.js';
import { SubscriptionSchema } from './subscription.schema.js';
import { SubscriptionReachAnswer } from './subscription-reach.answer.js';
import { Subscriptions } from './subscriptions.js';
import { SubscriptionsOfAnswer } from './subscriptions-of.answer.js';

/** Subscriptions to the newsletter. */
@Module({
  imports: [CategoriesModule, DataPartsModule],
  controllers: [ArticleAudienceController, NewsletterController, NewsletterConsentController],
  providers: [
    modelProvider('Subscription', SubscriptionSchema),
    DataOfSubscription,
    EraseSubscriptionWhenSubscriberErased,
    Subscribers,
    SubscribersAnswers,
    SubscriptionReachAnswer,
    Subscriptions,
    SubscriptionsOfAnswer,
  ],
})
export class NewsletterModule {}
