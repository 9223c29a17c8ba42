import { ObjectsModule } from '@diwan/service-kit/object-store/objects.module';
import { Module } from '@nestjs/common';
import { TimelineModule } from '../timeline/timeline.module.js';
import { DemoFiles } from './demo-files.js';
import { DemoSeed } from './seed.js';

/** Demo cases with real files, loaded by a command of its own. */
@Module({
  imports: [ObjectsModule, TimelineModule],
  providers: [DemoFiles, DemoSeed],
})
export class DemoModule {}
