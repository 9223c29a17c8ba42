import { Clock } from '@diwan/service-kit/app/clock';
import { Log } from '@diwan/service-kit/app/log';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { HearingRepository } from './hearing.repository.js';
import type { HearingRecord } from './hearing.schema.js';
import { reminderMoved } from './reminder.rules.js';
import { momentOf } from './wall-time.rules.js';

const PORTION = 500;
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
  async run(): Promise<number> {
    const now = this.clock.now();
    let corrected = 0;
    let last: HearingRecord | undefined;
    for (;;) {
      const portion = await this.hearings.toReckon(new Date(now.getTime() - DAY), last, PORTION);
      for (const hearing of portion) if (await this.reckon(hearing)) corrected += 1;
      last = portion.at(-1);
      if (!last || portion.length < PORTION) return corrected;
    }
  }

  private async reckon(hearing: HearingRecord): Promise<boolean> {
    const at = momentOf(hearing.wallTime);
    if (at.getTime() === hearing.at.getTime()) return false;
    return this.hearings.reckoned(hearing, { at, remindAt: reminderMoved(hearing, at) });
  }
}
