import { Clock } from '@diwan/service-kit/app/clock';
import { Log } from '@diwan/service-kit/app/log';
import { Injectable } from '@nestjs/common';
import type { Channel } from '../kinds/notice-kind.js';
import { Alarms } from './alarms.js';

/** An outage is told of after it has lasted so long, in milliseconds: shorter ones end by themselves. */
const TOLD_AFTER = 120_000;

/** Tells owners of a provider that takes nothing from us, once an outage, by another way than the one that is out (whatsapp.md). */
@Injectable()
export class TellOutages {
  private readonly told = new Set<Channel>();

  constructor(
    private readonly alarms: Alarms,
    private readonly clock: Clock,
    private readonly log: Log,
  ) {}

  /** It takes nothing, for so many milliseconds now. */
  async goesOn(channel: Channel, forMs: number): Promise<void> {
    if (forMs < TOLD_AFTER || this.told.has(channel)) return;
    this.told.add(channel);
    const at = new Date(this.clock.now().getTime() - forMs).toISOString();
    try {
      await this.alarms.raiseOfDelivery({ alarm: 'channel_down', channel, at });
      this.log.error('channel.down', { channel });
    } catch (error) {
      // Who is to be told cannot be asked now: the next try tells it.
      this.told.delete(channel);
      this.log.warn('channel.down-untold', { channel, error });
    }
  }

  /** It takes something again. */
  isOver(channel: Channel): void {
    this.told.delete(channel);
  }
}
