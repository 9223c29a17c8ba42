import { modelProvider } from '@diwan/service-kit/store/database';
import { Module } from '@nestjs/common';
import { NoticesModule } from '../notices/notices.module.js';
import { AnnounceArticleWhenArticlePublished } from './announce-article-when-article-published.handler.js';
import { AnnounceArticles } from './announce-articles.js';
import { AnnouncementRepository } from './announcement.repository.js';
import { AnnouncementSchema } from './announcement.schema.js';

/** Tells whoever asked for news of what is published. */
@Module({
  imports: [NoticesModule],
  providers: [
    modelProvider('Announcement', AnnouncementSchema),
    AnnounceArticleWhenArticlePublished,
    AnnounceArticles,
    AnnouncementRepository,
  ],
})
export class AnnouncementsModule {}
