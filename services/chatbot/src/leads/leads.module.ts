import { modelProvider } from '@diwan/service-kit/store/database';
import { Module } from '@nestjs/common';
import { ClientRecordsModule } from '../client-records/client-records.module.js';
import { DataPartsModule } from '../data-parts/data-parts.module.js';
import { OfficeModule } from '../office/office.module.js';
import { ChangeLead } from './change-lead.js';
import { CreateLead } from './create-lead.js';
import { DataOfLeads } from './data-of-leads.js';
import { EraseLeadsWhenPersonErased } from './erase-leads-when-person-erased.handler.js';
import { EscalateWaitingLeads } from './escalate-waiting-leads.js';
import { ForgetLostLeads } from './forget-lost-leads.js';
import { KeepLead } from './keep-lead.js';
import { LeadRepository } from './lead.repository.js';
import { LeadCounterSchema, LeadSchema } from './lead.schema.js';
import { LeadConsentsController } from './lead-consents.controller.js';
import { LeadLineSchema } from './lead-line.schema.js';
import { LeadReachAnswer } from './lead-reach.answer.js';
import { LeadRecords } from './lead-records.js';
import { LeadStatusAnswer } from './lead-status.answer.js';
import { LeadTimeline } from './lead-timeline.js';
import { LeadsController } from './leads.controller.js';
import { MoveLead } from './move-lead.js';
import { MoveLeadsOfClient } from './move-leads-of-client.js';
import { StaffNames } from './staff-names.js';

/** Requests for consultations: taken from visitors, answered and followed up by staff. */
@Module({
  imports: [ClientRecordsModule, DataPartsModule, OfficeModule],
  controllers: [LeadConsentsController, LeadsController],
  providers: [
    modelProvider('Lead', LeadSchema),
    modelProvider('LeadLine', LeadLineSchema),
    modelProvider('LeadCounter', LeadCounterSchema),
    ChangeLead,
    CreateLead,
    DataOfLeads,
    EraseLeadsWhenPersonErased,
    EscalateWaitingLeads,
    ForgetLostLeads,
    KeepLead,
    LeadReachAnswer,
    LeadRecords,
    LeadRepository,
    LeadStatusAnswer,
    LeadTimeline,
    MoveLead,
    MoveLeadsOfClient,
    StaffNames,
  ],
})
export class LeadsModule {}
