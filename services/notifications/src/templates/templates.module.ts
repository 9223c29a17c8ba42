import { modelProvider } from '@diwan/service-kit/store/database';
import { Module } from '@nestjs/common';
import { AskApprovals } from './ask-approvals.js';
import { ListContentSchema } from './list-content.schema.js';
import { ListContents } from './list-contents.js';
import { MessageTemplateRepository } from './message-template.repository.js';
import { MessageTemplateSchema } from './message-template.schema.js';
import { MessageTemplateViews } from './message-template-views.js';
import { MessageTemplatesController } from './message-templates.controller.js';
import { MoveLiveVersion } from './move-live-version.js';
import { MoveTemplate } from './move-template.js';
import { StopTemplate } from './stop-template.js';
import { SubmitDrafts } from './submit-drafts.js';
import { SubmitTemplate } from './submit-template.js';
import { SubmitTemplates } from './submit-templates.js';
import { TemplatesForSending } from './templates-for-sending.js';
import { WriteDownTemplates } from './write-down-templates.js';

/** Which templates WhatsApp has approved, and which of them a message goes by. */
@Module({
  controllers: [MessageTemplatesController],
  providers: [
    modelProvider('ListContent', ListContentSchema),
    modelProvider('MessageTemplate', MessageTemplateSchema),
    AskApprovals,
    ListContents,
    MessageTemplateRepository,
    MessageTemplateViews,
    MoveLiveVersion,
    MoveTemplate,
    StopTemplate,
    SubmitDrafts,
    SubmitTemplate,
    SubmitTemplates,
    TemplatesForSending,
    WriteDownTemplates,
  ],
  exports: [ListContents, StopTemplate, TemplatesForSending],
})
export class TemplatesModule {}
