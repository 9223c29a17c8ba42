import { modelProvider } from '@diwan/service-kit/store/database';
import { Module } from '@nestjs/common';
import { CasesModule } from '../cases/cases.module.js';
import { CourtsModule } from '../courts/courts.module.js';
import { HearingsModule } from '../hearings/hearings.module.js';
import { CalendarFeedController } from './calendar-feed.controller.js';
import { CalendarFeedRepository } from './calendar-feed.repository.js';
import { CalendarFeedSchema } from './calendar-feed.schema.js';
import { FeedReach } from './feed-reach.js';
import { MakeCalendarFeed } from './make-calendar-feed.js';
import { OwnCalendarFeedController } from './own-calendar-feed.controller.js';
import { ReadCalendarFeed } from './read-calendar-feed.js';

/** Hearings in people's own calendars. */
@Module({
  imports: [CasesModule, CourtsModule, HearingsModule],
  controllers: [CalendarFeedController, OwnCalendarFeedController],
  providers: [
    modelProvider('CalendarFeed', CalendarFeedSchema),
    CalendarFeedRepository,
    FeedReach,
    MakeCalendarFeed,
    ReadCalendarFeed,
  ],
})
export class CalendarFeedsModule {}
