import { modelProvider } from '@diwan/service-kit/store/database';
import { Module } from '@nestjs/common';
import { LegalCasesModule } from '../legal-cases/legal-cases.module.js';
import { TimeEntriesModule } from '../time-entries/time-entries.module.js';
import { RunTimer } from './run-timer.js';
import { TimerController } from './timer.controller.js';
import { TimerRepository } from './timer.repository.js';
import { TimerSchema } from './timer.schema.js';

/** The timer in the frame of the back office. */
@Module({
  imports: [LegalCasesModule, TimeEntriesModule],
  controllers: [TimerController],
  providers: [modelProvider('Timer', TimerSchema), RunTimer, TimerRepository],
})
export class TimersModule {}
