import { modelProvider } from '@diwan/service-kit/database';
import { ServiceModule } from '@diwan/service-kit/service.module';
import { type DynamicModule, Module } from '@nestjs/common';
import type { ChatbotConfig } from './config.js';
import { AnswerLead } from './leads/answer-lead.js';
import { CreateLead } from './leads/create-lead.js';
import { EscalateWaitingLeads } from './leads/escalate-waiting-leads.js';
import { LeadRepository } from './leads/lead.repository.js';
import { LeadCounterSchema, LeadSchema } from './leads/lead.schema.js';
import { LeadReachAnswer } from './leads/lead-reach.answer.js';
import { LeadStatusAnswer } from './leads/lead-status.answer.js';
import { LeadsController } from './leads/leads.controller.js';
import { StaffNames } from './leads/staff-names.js';
import { CopyOfficeHoursWhenOfficeProfileChanged } from './office/copy-office-hours-when-office-profile-changed.handler.js';
import { OfficeHours } from './office/office-hours.js';
import { OfficeHoursSchema } from './office/office-hours.schema.js';

@Module({})
class ChatbotModule {}

/** The assistant and the requests for consultations. */
export function chatbotModule(config: ChatbotConfig): DynamicModule {
  return {
    module: ChatbotModule,
    imports: [ServiceModule.forRoot(config, 'chatbot')],
    controllers: [LeadsController],
    providers: [
      modelProvider('Lead', LeadSchema),
      modelProvider('LeadCounter', LeadCounterSchema),
      modelProvider('OfficeHours', OfficeHoursSchema),
      AnswerLead,
      CreateLead,
      EscalateWaitingLeads,
      LeadRepository,
      LeadReachAnswer,
      LeadStatusAnswer,
      StaffNames,
      OfficeHours,
      CopyOfficeHoursWhenOfficeProfileChanged,
    ],
  };
}
