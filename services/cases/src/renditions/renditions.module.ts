import { ObjectsModule } from '@diwan/service-kit/object-store/objects.module';
import { modelProvider } from '@diwan/service-kit/store/database';
import { Module } from '@nestjs/common';
import { WorkshopModule } from '../workshop/workshop.module.js';
import { RenditionRepository } from './rendition.repository.js';
import { RenditionSchema } from './rendition.schema.js';
import { Renditions } from './renditions.js';

/** Marked copies of documents. */
@Module({
  imports: [ObjectsModule, WorkshopModule],
  providers: [modelProvider('Rendition', RenditionSchema), RenditionRepository, Renditions],
  exports: [RenditionRepository, Renditions],
})
export class RenditionsModule {}
