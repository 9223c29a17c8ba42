import type { InputOf, ResponseOf } from '@diwan/contracts/http/endpoint';
import { getOwnBillableHours, listOwnTimeEntries } from '@diwan/contracts/money/time-entries/own.http';
import { beirutDate } from '@diwan/contracts/shared/beirut-time';
import { Clock } from '@diwan/service-kit/app/clock';
import { clientView } from '@diwan/service-kit/http/client-view';
import { Caller, Endpoint, Input, type SignedInCaller } from '@diwan/service-kit/http/endpoint';
import { Controller } from '@nestjs/common';
import { BillableHours } from '../time-entries/billable-hours.js';
import { OwnTime } from './own-time.js';

@Controller()
export class OwnTimeController {
  constructor(
    private readonly ownTime: OwnTime,
    private readonly billableHours: BillableHours,
    private readonly clock: Clock,
  ) {}

  @Endpoint(listOwnTimeEntries)
  list(
    @Caller() caller: SignedInCaller,
    @Input() { query }: InputOf<typeof listOwnTimeEntries>,
  ): Promise<ResponseOf<typeof listOwnTimeEntries>> {
    return this.ownTime.page(caller, query);
  }

  @Endpoint(getOwnBillableHours)
  async hours(@Caller() caller: SignedInCaller): Promise<ResponseOf<typeof getOwnBillableHours>> {
    const { clientId, caseIds } = clientView(caller, 'billing');
    const { thisMonth, ever } = await this.billableHours.of(clientId, beirutDate(this.clock.now()), caseIds);
    return { thisMonthMinutes: thisMonth, everMinutes: ever };
  }
}
