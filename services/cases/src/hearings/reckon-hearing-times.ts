import { Clock } from '@diwan/service-kit/app/clock';
import { Log } from '@diwan/service-kit/app/log';
import { inPortions } from '@diwan/service-kit/store/in-portions';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { HearingRepository } from './hearing.repository.js';
import type { HearingRecord } from './hearing.schema.js';
import { reminderMoved } from './reminder.rules.js';
import { momentOf } from './wall-time.rules.js';

const DAY = 24 * 60 * 60_000;

/**
 * Lebanon has changed the rules of its summer time days before they applied. The court's hour stands; the moment it means follows from
 * the rules that the runtime brings. So when the service starts, with a runtime that may know other rules than the last one, the moments
 * and reminders of hearings to come are reckoned anew (I18-06). Nobody is told: for the people nothing has moved.
 */
@Injectable()
export class ReckonHearingTimes implements OnApplicationBootstrap {
  constructor(
    private readonly hearings: HearingRepository,
    private readonly clock: Clock,
    private readonly log: Log,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    const corrected = await this.run();
    if (corrected > 0) this.log.info('hearings.reckoned-anew', { count: corrected });
  }

  /** Returns how many moments were wrong. */
  run(): Promise<number> {
    const from = new Date(this.clock.now().getTime() - DAY);
    return inPortions<HearingRecord>(
      (after, limit) => this.hearings.toReckon(from, after, limit),
      (hearing) => this.reckon(hearing),
    );
  }

  private async reckon(hearing: HearingRecord): Promise<boolean> {
    const at = momentOf(hearing.wallTime);
    if (at.getTime() === hearing.at.getTime()) return false;
    return this.hearings.reckoned(hearing, { at, remindAt: reminderMoved(hearing, at) });
  }
}
