import type { InputOf } from '@diwan/contracts/http/endpoint';
import {
  type CalendarFeed,
  endCalendarFeed,
  listCalendarFeeds,
  type MadeFeed,
  makeCalendarFeed,
  readCalendarFeed,
} from '@diwan/contracts/matters/calendar-feeds/http';
import { DomainError } from '@diwan/service-kit/http/domain-error';
import { Caller, Endpoint, Input, type SignedInCaller } from '@diwan/service-kit/http/endpoint';
import { Controller, Request, Response } from '@nestjs/common';
import type { Request as HttpRequest, Response as HttpResponse } from 'express';
import { HearingReach } from '../hearings/hearing-reach.js';
import { CalendarFeedRepository } from './calendar-feed.repository.js';
import { MakeCalendarFeed, toFeed } from './make-calendar-feed.js';
import { ReadCalendarFeed } from './read-calendar-feed.js';

/** Feeds of staff, and the addresses that calendars read. */
@Controller()
export class CalendarFeedController {
  constructor(
    private readonly feeds: CalendarFeedRepository,
    private readonly hearingReach: HearingReach,
    private readonly makeFeed: MakeCalendarFeed,
    private readonly readFeed: ReadCalendarFeed,
  ) {}

  @Endpoint(listCalendarFeeds)
  async list(@Caller() caller: SignedInCaller): Promise<CalendarFeed[]> {
    return (await this.feeds.ofStaff(caller.personId)).map(toFeed);
  }

  @Endpoint(makeCalendarFeed)
  async make(@Caller() caller: SignedInCaller, @Input() { body }: InputOf<typeof makeCalendarFeed>): Promise<MadeFeed> {
    const { caseId, discreet } = body;
    if (caseId !== null) await this.hearingReach.caseFor(caller, caseId);
    const { personId } = caller;
    return this.makeFeed.make(caller, { personId, side: 'staff', caseId, delegationId: null }, discreet);
  }

  @Endpoint(endCalendarFeed)
  async end(@Caller() caller: SignedInCaller, @Input() { params }: InputOf<typeof endCalendarFeed>): Promise<void> {
    const feed = await this.feeds.oneOfStaff(caller.personId, params.id);
    if (!feed) throw new DomainError('NOT_FOUND');
    const { personId, side, caseId, delegationId } = feed;
    await this.makeFeed.end(caller, { personId, side, caseId, delegationId });
  }

  @Endpoint(readCalendarFeed)
  async read(
    @Caller() caller: Caller,
    @Input() { params }: InputOf<typeof readCalendarFeed>,
    @Request() request: HttpRequest,
    @Response() response: HttpResponse,
  ): Promise<void> {
    const { text, etag } = await this.readFeed.run(params.file.replace('.ics', ''), caller.address);
    // Kept by nobody in between; the calendar itself asks whether its copy still holds.
    response.setHeader('Cache-Control', 'private, no-cache');
    response.setHeader('ETag', etag);
    response.setHeader('X-Robots-Tag', 'noindex');
    if (request.headers['if-none-match'] === etag) return void response.status(304).end();
    response.setHeader('Content-Disposition', 'inline; filename="hearings.ics"');
    response.type('text/calendar; charset=utf-8').send(text);
  }
}
