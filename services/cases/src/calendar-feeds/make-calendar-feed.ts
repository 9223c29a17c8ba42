import type { CalendarFeed, MadeFeed } from '@diwan/contracts/matters/calendar-feeds/http';
import { Clock } from '@diwan/service-kit/app/clock';
import { AuditLog } from '@diwan/service-kit/audit/audit';
import { isDuplicateKey } from '@diwan/service-kit/http/domain-error';
import type { SignedInCaller } from '@diwan/service-kit/http/endpoint';
import { RateLimiter } from '@diwan/service-kit/http/rate-limit';
import { InTransaction } from '@diwan/service-kit/store/database';
import { Injectable } from '@nestjs/common';
import { CalendarFeedRepository, type FeedName } from './calendar-feed.repository.js';
import type { CalendarFeedRecord } from './calendar-feed.schema.js';
import { hashOf, newSecret } from './feed-secret.js';

const MAKING = { name: 'calendar-feed-making', limit: 30, windowSeconds: 3600 };

/** Makes, renews and ends the private addresses of calendars (HEAR-06). That the person may is asked before. */
@Injectable()
export class MakeCalendarFeed {
  constructor(
    private readonly feeds: CalendarFeedRepository,
    private readonly inTransaction: InTransaction,
    private readonly audit: AuditLog,
    private readonly limiter: RateLimiter,
    private readonly clock: Clock,
  ) {}

  /** A new address; the one before ends. Throws DomainError TOO_MANY_REQUESTS, UNAVAILABLE. */
  async make(caller: SignedInCaller, name: FeedName, discreet: boolean): Promise<MadeFeed> {
    await this.limiter.take(MAKING, caller.personId);
    const secret = newSecret();
    const address = { secretHash: hashOf(secret), discreet, madeAt: this.clock.now() };
    const write = () =>
      this.inTransaction.run(async (session) => {
        const made = await this.feeds.put(name, address, session);
        const about = { caseId: name.caseId, delegationId: name.delegationId, discreet };
        const line = { action: 'calendar-feed.made', subject: 'calendar-feed', subjectId: String(made._id) };
        await this.audit.record({ ...line, after: about, caller }, session);
        return made;
      });
    // Two presses at once: the second renews what the first has made.
    const feed = await write().catch((fault: unknown) => {
      if (!isDuplicateKey(fault)) throw fault;
      return write();
    });
    return { feed: toFeed(feed), path: `/api/cases/calendars/${secret}.ics` };
  }

  /** Ends it at once; false when there is none. */
  async end(caller: SignedInCaller, name: FeedName): Promise<boolean> {
    return this.inTransaction.run(async (session) => {
      const ended = await this.feeds.remove(name, session);
      if (!ended) return false;
      const line = { action: 'calendar-feed.ended', subject: 'calendar-feed', subjectId: String(ended._id), caller };
      await this.audit.record(line, session);
      return true;
    });
  }
}

/** A feed as its holder sees it; never its address. */
export const toFeed = ({ _id, caseId, discreet, madeAt, lastReadAt }: CalendarFeedRecord): CalendarFeed => ({
  id: String(_id),
  caseId,
  discreet,
  madeAt: madeAt.toISOString(),
  lastReadAt: lastReadAt?.toISOString() ?? null,
});
