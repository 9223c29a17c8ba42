import { modelProvider } from '@diwan/service-kit/store/database';
import { Module } from '@nestjs/common';
import { AcknowledgeAlarm } from './acknowledge-alarm.js';
import { AlarmRepository } from './alarm.repository.js';
import { AlarmSchema } from './alarm.schema.js';
import { AlarmViews } from './alarm-views.js';
import { AlarmsController } from './alarms.controller.js';
import { RaiseAlarmWhenTold } from './raise-alarm-when-told.handler.js';

/** What must not go unnoticed, shown until an owner has seen it and it is over. */
@Module({
  controllers: [AlarmsController],
  providers: [modelProvider('Alarm', AlarmSchema), AcknowledgeAlarm, AlarmRepository, AlarmViews, RaiseAlarmWhenTold],
  exports: [AlarmRepository],
})
export class AlarmsModule {}
