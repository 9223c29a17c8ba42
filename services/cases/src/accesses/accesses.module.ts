import { PeopleModule } from '@diwan/service-kit/people/people.module';
import { modelProvider } from '@diwan/service-kit/store/database';
import { Module } from '@nestjs/common';
import { DocumentsModule } from '../documents/documents.module.js';
import { AccessController } from './access.controller.js';
import { AccessSchema } from './access.schema.js';
import { AccessLog } from './access-log.js';
import { DenyAccess } from './deny-access.js';
import { ReaderNames } from './reader-names.js';
import { SessionLock } from './session-lock.js';

/** Who reached which document, who was refused, and what follows from that. */
@Module({
  imports: [DocumentsModule, PeopleModule],
  controllers: [AccessController],
  providers: [modelProvider('DocumentAccess', AccessSchema), AccessLog, DenyAccess, ReaderNames, SessionLock],
  exports: [AccessLog, DenyAccess, ReaderNames],
})
export class AccessesModule {}
