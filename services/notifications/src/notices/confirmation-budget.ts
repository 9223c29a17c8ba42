import type { DropReason } from '@diwan/contracts/messages/notices/drop-reason';
import { Clock } from '@diwan/service-kit/app/clock';
import { CONFIG } from '@diwan/service-kit/app/config';
import { Log } from '@diwan/service-kit/app/log';
import { RateLimiter } from '@diwan/service-kit/http/rate-limit';
import { Inject, Injectable } from '@nestjs/common';
import type { NotificationsConfig } from '../config.js';
import { Alarms } from './alarms.js';

/** Confirmations that one phone or mailbox gets within a day, whoever typed it into a form. */
const PER_RECIPIENT = { name: 'confirmation-recipient', limit: 3, windowSeconds: 24 * 3600 };

/**
 * How many confirmations the public forms cause: whoever gets them need not have asked (D-140). What was sent in is stored all the same;
 * staff hear of it when the whole site is over its budget.
 */
@Injectable()
export class ConfirmationBudget {
  constructor(
    private readonly limiter: RateLimiter,
    private readonly alarms: Alarms,
    private readonly clock: Clock,
    private readonly log: Log,
    @Inject(CONFIG) private readonly config: NotificationsConfig,
  ) {}

  /** Takes one confirmation; answers why it must not go, or undefined. Null stands for a recipient that is counted elsewhere. */
  async take(recipient: string | null): Promise<DropReason | undefined> {
    if (recipient !== null && !(await this.limiter.allows(PER_RECIPIENT, recipient.toLowerCase())))
      return 'recipient_over_budget';
    const perHour = { name: 'confirmation-site', limit: this.config.CONFIRMATIONS_PER_HOUR, windowSeconds: 3600 };
    if (await this.limiter.allows(perHour, 'all')) return undefined;
    const hour = this.clock.now().toISOString().slice(0, 13);
    this.log.error('confirmations.budget-exhausted', { hour });
    await this.alarms.raise({ alarm: 'confirmations_exhausted', at: `${hour}:00:00.000Z` });
    return 'site_over_budget';
  }
}
