import type { PayloadOf } from '@diwan/contracts/events/event';
import { ArticlePublishedV1 } from '@diwan/contracts/site/articles/events';
import { Clock } from '@diwan/service-kit/app/clock';
import type { Deed } from '@diwan/service-kit/deeds/deed';
import { OnEvent } from '@diwan/service-kit/events/event-inbox';
import { Injectable } from '@nestjs/common';
import { AnnouncementRepository } from './announcement.repository.js';

/** Begins to tell of an article. Whom, is asked a part at a time: they may be many. */
@Injectable()
export class AnnounceArticleWhenArticlePublished {
  constructor(
    private readonly announcements: AnnouncementRepository,
    private readonly clock: Clock,
  ) {}

  @OnEvent(ArticlePublishedV1)
  handle({ articleId, language, category }: PayloadOf<typeof ArticlePublishedV1>): Deed<void> {
    const article = { _id: articleId, language, category };
    return { commit: (session) => this.announcements.begin(article, this.clock.now(), session) };
  }
}
