import { createHash } from 'node:crypto';
import { Clock } from '@diwan/service-kit/app/clock';
import { CONFIG } from '@diwan/service-kit/app/config';
import { networkOf } from '@diwan/service-kit/app/network';
import { DomainError } from '@diwan/service-kit/http/domain-error';
import { RateLimiter } from '@diwan/service-kit/http/rate-limit';
import { Inject, Injectable } from '@nestjs/common';
import type { CasesConfig } from '../config.js';
import { CourtRepository } from '../courts/court.repository.js';
import { CalendarFeedRepository } from './calendar-feed.repository.js';
import { FeedReach } from './feed-reach.js';
import { hashOf } from './feed-secret.js';
import { toICalendar } from './to-icalendar.js';

/** Calendars ask every quarter of an hour at most, some from several machines. */
const READING = { name: 'calendar-feed-reading', limit: 60, windowSeconds: 3600 };
/** Addresses that are none, from one network: whoever types or guesses. */
const GUESSING = { name: 'calendar-feed-guessing', limit: 60, windowSeconds: 3600 };

/** A calendar as it is sent, with what tells whether it is still the same. */
export interface ReadFeed {
  text: string;
  etag: string;
}

/** Gives calendar programs what the holder of an address may see now. */
@Injectable()
export class ReadCalendarFeed {
  constructor(
    private readonly feeds: CalendarFeedRepository,
    private readonly feedReach: FeedReach,
    private readonly courts: CourtRepository,
    private readonly limiter: RateLimiter,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: CasesConfig,
  ) {}

  /** Throws DomainError NOT_FOUND (no such address, ended, or not allowed any more), TOO_MANY_REQUESTS, UNAVAILABLE. */
  async run(secret: string, address: string): Promise<ReadFeed> {
    const feed = await this.feeds.bySecret(hashOf(secret));
    if (!feed) {
      await this.limiter.take(GUESSING, networkOf(address));
      throw new DomainError('NOT_FOUND');
    }
    await this.limiter.take(READING, String(feed._id));
    const content = await this.feedReach.contentOf(feed);
    if (!content) throw new DomainError('NOT_FOUND');
    const courts = await this.courts.byId(content.hearings.map(({ courtId }) => courtId));
    const text = toICalendar(content, { courts, discreet: feed.discreet, origin: this.config.PUBLIC_ORIGIN });
    await this.feeds.read(feed, this.clock.now());
    return { text, etag: `"${createHash('sha256').update(text).digest('base64url')}"` };
  }
}
