import { ObjectsModule } from '@diwan/service-kit/object-store/objects.module';
import { Module } from '@nestjs/common';
import { DocumentsModule } from '../documents/documents.module.js';
import { GrantsModule } from '../grants/grants.module.js';
import { RenditionsModule } from '../renditions/renditions.module.js';
import { RequestsModule } from '../requests/requests.module.js';
import { Sweep } from './sweep.js';

/** Removes bytes that nobody may fetch any more. */
@Module({
  imports: [DocumentsModule, GrantsModule, ObjectsModule, RenditionsModule, RequestsModule],
  providers: [Sweep],
})
export class SweepModule {}
