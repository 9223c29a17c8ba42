import { OfficeProfileChangedV1 } from '@diwan/contracts/site/office/events';
import type { Deed } from '@diwan/service-kit/deeds/deed';
import { OnEvent } from '@diwan/service-kit/events/event-inbox';
import { Injectable } from '@nestjs/common';
import { RenewSearch } from './renew-search.js';

/** The office may have chosen to hide what no partner has signed off, or to show it again: the search follows (D-047). */
@Injectable()
export class RefreshSearchWhenOfficeProfileChanged {
  constructor(private readonly renew: RenewSearch) {}

  @OnEvent(OfficeProfileChangedV1)
  async handle(): Promise<Deed<void>> {
    const found = await this.renew.findPages();
    return { commit: () => this.renew.putPages(found) };
  }
}
