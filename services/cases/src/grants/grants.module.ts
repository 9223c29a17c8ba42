import { ObjectsModule } from '@diwan/service-kit/object-store/objects.module';
import { PeopleModule } from '@diwan/service-kit/people/people.module';
import { modelProvider } from '@diwan/service-kit/store/database';
import { Module } from '@nestjs/common';
import { AccessesModule } from '../accesses/accesses.module.js';
import { DocumentSettingsModule } from '../document-settings/document-settings.module.js';
import { DocumentsModule } from '../documents/documents.module.js';
import { RenditionsModule } from '../renditions/renditions.module.js';
import { AccessDecisions } from './access-decisions.js';
import { GrantController } from './grant.controller.js';
import { GrantRepository } from './grant.repository.js';
import { GrantSchema } from './grant.schema.js';
import { OpenGrant } from './open-grant.js';
import { ServeBeginning } from './serve-beginning.js';
import { ServeGrant } from './serve-grant.js';
import { UseGrant } from './use-grant.js';

/** Opening documents: decided, counted, logged, then served. */
@Module({
  imports: [AccessesModule, DocumentSettingsModule, DocumentsModule, ObjectsModule, PeopleModule, RenditionsModule],
  controllers: [GrantController],
  providers: [
    modelProvider('Grant', GrantSchema),
    AccessDecisions,
    GrantRepository,
    OpenGrant,
    ServeBeginning,
    ServeGrant,
    UseGrant,
  ],
  exports: [GrantRepository, ServeBeginning, ServeGrant],
})
export class GrantsModule {}
