import { OfficeProfileChangedV1 } from '@diwan/contracts/site/office/events';
import type { Deed } from '@diwan/service-kit/deeds/deed';
import { OnEvent } from '@diwan/service-kit/events/event-inbox';
import { Injectable } from '@nestjs/common';
import { OfficeHours } from './office-hours.js';

/** Keeps the copied opening hours in step with the office profile (D-030). */
@Injectable()
export class CopyOfficeHoursWhenOfficeProfileChanged {
  constructor(private readonly hours: OfficeHours) {}

  @OnEvent(OfficeProfileChangedV1)
  async handle(): Promise<Deed<void>> {
    const hours = await this.hours.ask();
    return { commit: (session) => this.hours.keep(hours, session) };
  }
}
