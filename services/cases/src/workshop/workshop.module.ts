import { Module } from '@nestjs/common';
import { FileWorkshop } from './file-workshop.js';

/** Threads that check and mark files. */
@Module({
  providers: [FileWorkshop],
  exports: [FileWorkshop],
})
export class WorkshopModule {}
