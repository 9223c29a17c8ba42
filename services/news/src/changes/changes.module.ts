import { modelProvider } from '@diwan/service-kit/store/database';
import { Module } from '@nestjs/common';
import { ChangesController } from './changes.controller.js';
import { ContentChanges } from './content-changes.js';
import { ContentMarkSchema } from './content-mark.schema.js';

/** The numbered changes of what visitors see (docs/adr/0016). */
@Module({
  controllers: [ChangesController],
  providers: [modelProvider('ContentMark', ContentMarkSchema), ContentChanges],
  exports: [ContentChanges],
})
export class ChangesModule {}
