import { OfficeProfileChangedV1 } from '@diwan/contracts/site/office/events';
import type { Deed } from '@diwan/service-kit/deeds/deed';
import { OnEvent } from '@diwan/service-kit/events/event-inbox';
import { Injectable } from '@nestjs/common';
import { Firm } from './firm.js';

/** Keeps the copied particulars in step with the office profile (D-030). */
@Injectable()
export class CopyFirmWhenOfficeProfileChanged {
  constructor(private readonly firm: Firm) {}

  @OnEvent(OfficeProfileChangedV1)
  async handle(): Promise<Deed<void>> {
    const asked = await this.firm.ask();
    return { commit: (session) => this.firm.keep(asked, session) };
  }
}
