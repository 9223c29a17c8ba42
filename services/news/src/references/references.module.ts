import { modelProvider } from '@diwan/service-kit/store/database';
import { Module } from '@nestjs/common';
import { ReferenceRepository } from './reference.repository.js';
import { FactSchema, FaqSchema } from './reference.schema.js';
import { ReferenceCheck } from './reference-check.js';
import { ReferencesOfPage } from './references-of-page.js';

/** Legal facts and questions: what pages refer to. */
@Module({
  providers: [
    modelProvider('Fact', FactSchema),
    modelProvider('Faq', FaqSchema),
    ReferenceCheck,
    ReferenceRepository,
    ReferencesOfPage,
  ],
  exports: [ReferenceCheck, ReferenceRepository, ReferencesOfPage],
})
export class ReferencesModule {}
