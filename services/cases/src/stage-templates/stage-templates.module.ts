import { modelProvider } from '@diwan/service-kit/store/database';
import { Module } from '@nestjs/common';
import { StageTemplateController } from './stage-template.controller.js';
import { StageTemplateSchema } from './stage-template.schema.js';
import { StageTemplates } from './stage-templates.js';

/** The stages that cases of each area of law pass through. */
@Module({
  controllers: [StageTemplateController],
  providers: [modelProvider('StageTemplate', StageTemplateSchema), StageTemplates],
  exports: [StageTemplates],
})
export class StageTemplatesModule {}
