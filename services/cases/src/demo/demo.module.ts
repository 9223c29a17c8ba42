import { Module } from '@nestjs/common';
import { ObjectsModule } from '../objects/objects.module.js';
import { DemoSeed } from './seed.js';

/** Demo cases with real files, loaded by a command of its own. */
@Module({
  imports: [ObjectsModule],
  providers: [DemoSeed],
})
export class DemoModule {}
