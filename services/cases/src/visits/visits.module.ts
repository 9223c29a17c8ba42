import { modelProvider } from '@diwan/service-kit/store/database';
import { Module } from '@nestjs/common';
import { RecordVisit } from './record-visit.js';
import { VisitController } from './visit.controller.js';
import { VisitSchema } from './visit.schema.js';
import { Visits } from './visits.js';

/** When clients looked at their portal, so that it can say what is new. */
@Module({
  controllers: [VisitController],
  providers: [modelProvider('Visit', VisitSchema), RecordVisit, Visits],
  exports: [Visits],
})
export class VisitsModule {}
