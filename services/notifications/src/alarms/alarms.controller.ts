import type { InputOf, ResponseOf } from '@diwan/contracts/http/endpoint';
import { acknowledgeAlarm, listAlarms } from '@diwan/contracts/messages/alarms/http';
import { Caller, Endpoint, Input, type SignedInCaller } from '@diwan/service-kit/http/endpoint';
import { Controller } from '@nestjs/common';
import { AcknowledgeAlarm } from './acknowledge-alarm.js';
import { AlarmViews } from './alarm-views.js';

/** What owners must not overlook. */
@Controller()
export class AlarmsController {
  constructor(
    private readonly alarms: AlarmViews,
    private readonly acknowledgeAlarm: AcknowledgeAlarm,
  ) {}

  @Endpoint(listAlarms)
  list(@Input() { query }: InputOf<typeof listAlarms>): Promise<ResponseOf<typeof listAlarms>> {
    return this.alarms.latest(query);
  }

  @Endpoint(acknowledgeAlarm)
  acknowledge(@Input() { params }: InputOf<typeof acknowledgeAlarm>, @Caller() caller: SignedInCaller): Promise<void> {
    return this.acknowledgeAlarm.run(params.id, caller);
  }
}
