import { Clock } from '@diwan/service-kit/app/clock';
import { CONFIG } from '@diwan/service-kit/app/config';
import { Inject, Injectable } from '@nestjs/common';
import type { NotificationsConfig } from '../config.js';

/** How long what is not for clients rests after the limit of people a day was reached (63018), in milliseconds. */
export const LANE_REST = 3600_000;

/**
 * How fast this instance sends by WhatsApp: below what a sender may (80 a second), so that the provider queues nothing; and whether the
 * lane of newsletters rests, because the people we may begin with today are used up: what is left is for courts and clients.
 */
@Injectable()
export class WhatsappPace {
  private tokens: number;
  private filledAt: number;
  private restsUntil = 0;

  constructor(
    @Inject(CONFIG) private readonly config: Pick<NotificationsConfig, 'WHATSAPP_PER_SECOND'>,
    private readonly clock: Clock,
  ) {
    this.tokens = config.WHATSAPP_PER_SECOND;
    this.filledAt = performance.now();
  }

  /** How many of `wanted` may go now. */
  allowance(wanted: number): number {
    const { WHATSAPP_PER_SECOND: perSecond } = this.config;
    if (perSecond === 0) return wanted;
    // Time that passes, whatever the clock says.
    const now = performance.now();
    this.tokens = Math.min(perSecond, this.tokens + ((now - this.filledAt) / 1000) * perSecond);
    this.filledAt = now;
    return Math.min(wanted, Math.floor(this.tokens));
  }

  /** One goes. */
  begin(): void {
    this.tokens -= 1;
  }

  /** The provider says that the limit of people a day is reached. */
  limited(): void {
    this.restsUntil = this.now() + LANE_REST;
  }

  /** Whether newsletters wait. */
  restsNewsletters(): boolean {
    return this.now() < this.restsUntil;
  }

  private now(): number {
    return this.clock.now().getTime();
  }
}
