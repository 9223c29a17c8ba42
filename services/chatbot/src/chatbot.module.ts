import { modelProvider } from '@diwan/service-kit/database';
import { ServiceModule } from '@diwan/service-kit/service.module';
import { type DynamicModule, Module } from '@nestjs/common';
import type { ChatbotConfig } from './config.js';
import { ChangeLead } from './leads/change-lead.js';
import { CreateLead } from './leads/create-lead.js';
import { EscalateWaitingLeads } from './leads/escalate-waiting-leads.js';
import { KeepLead } from './leads/keep-lead.js';
import { LeadRepository } from './leads/lead.repository.js';
import { LeadCounterSchema, LeadSchema } from './leads/lead.schema.js';
import { LeadLineSchema } from './leads/lead-line.schema.js';
import { LeadReachAnswer } from './leads/lead-reach.answer.js';
import { LeadRecords } from './leads/lead-records.js';
import { LeadStatusAnswer } from './leads/lead-status.answer.js';
import { LeadTimeline } from './leads/lead-timeline.js';
import { LeadsController } from './leads/leads.controller.js';
import { MoveLead } from './leads/move-lead.js';
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
      modelProvider('LeadLine', LeadLineSchema),
      modelProvider('LeadCounter', LeadCounterSchema),
      modelProvider('OfficeHours', OfficeHoursSchema),
      ChangeLead,
      CreateLead,
      EscalateWaitingLeads,
      KeepLead,
      LeadRecords,
      LeadRepository,
      LeadTimeline,
      MoveLead,
      LeadReachAnswer,
      LeadStatusAnswer,
      StaffNames,
      OfficeHours,
      CopyOfficeHoursWhenOfficeProfileChanged,
    ],
  };
}
