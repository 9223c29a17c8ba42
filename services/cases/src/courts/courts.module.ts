import { modelProvider } from '@diwan/service-kit/store/database';
import { Module } from '@nestjs/common';
import { CourtController } from './court.controller.js';
import { CourtRepository } from './court.repository.js';
import { CourtSchema } from './court.schema.js';
import { EditCourts } from './edit-courts.js';
import { ShipCourts } from './ship-courts.js';

/** The directory of courts. */
@Module({
  controllers: [CourtController],
  providers: [modelProvider('Court', CourtSchema), CourtRepository, EditCourts, ShipCourts],
  exports: [CourtRepository],
})
export class CourtsModule {}
