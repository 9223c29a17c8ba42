import { modelProvider } from '@diwan/service-kit/store/database';
import { Module } from '@nestjs/common';
import { DataPartsModule } from '../data-parts/data-parts.module.js';
import { PersonsModule } from '../persons/persons.module.js';
import { DataCopies } from './data-copies.js';
import { DataCopyController } from './data-copy.controller.js';
import { DataCopyRepository } from './data-copy.repository.js';
import { DataCopyPageSchema, DataCopySchema } from './data-copy.schema.js';
import { GatherCopies } from './gather-copies.js';

/** Copies of what is kept of a person, for that person (PORT-08). */
@Module({
  imports: [DataPartsModule, PersonsModule],
  controllers: [DataCopyController],
  providers: [
    modelProvider('DataCopy', DataCopySchema),
    modelProvider('DataCopyPage', DataCopyPageSchema),
    DataCopies,
    DataCopyRepository,
    GatherCopies,
  ],
  exports: [DataCopyRepository],
})
export class DataCopiesModule {}
