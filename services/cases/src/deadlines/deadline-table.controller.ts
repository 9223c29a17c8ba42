import type { InputOf, ResponseOf } from '@diwan/contracts/http/endpoint';
import {
  confirmCourtCalendar,
  confirmDeadlineRule,
  getDeadlineTable,
  setDeadlineTable,
} from '@diwan/contracts/matters/deadlines/rules.http';
import { Caller, Endpoint, Input, type SignedInCaller } from '@diwan/service-kit/http/endpoint';
import { Controller } from '@nestjs/common';
import { DeadlineTables } from './deadline-tables.js';

/** The rules of deadlines and the calendar of the courts: read by casework, written and confirmed by owners and admins. */
@Controller()
export class DeadlineTableController {
  constructor(private readonly tables: DeadlineTables) {}

  @Endpoint(getDeadlineTable)
  read(): Promise<ResponseOf<typeof getDeadlineTable>> {
    return this.tables.current();
  }

  @Endpoint(setDeadlineTable)
  set(
    @Caller() caller: SignedInCaller,
    @Input() { body }: InputOf<typeof setDeadlineTable>,
  ): Promise<ResponseOf<typeof setDeadlineTable>> {
    return this.tables.set(caller, body);
  }

  @Endpoint(confirmDeadlineRule)
  confirmRule(
    @Caller() caller: SignedInCaller,
    @Input() { params, body }: InputOf<typeof confirmDeadlineRule>,
  ): Promise<ResponseOf<typeof confirmDeadlineRule>> {
    return this.tables.confirmRule(caller, params.id, body.version);
  }

  @Endpoint(confirmCourtCalendar)
  confirmCalendar(
    @Caller() caller: SignedInCaller,
    @Input() { body }: InputOf<typeof confirmCourtCalendar>,
  ): Promise<ResponseOf<typeof confirmCourtCalendar>> {
    return this.tables.confirmCalendar(caller, body.version);
  }
}
