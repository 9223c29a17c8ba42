import { modelProvider } from '@diwan/service-kit/store/database';
import { Module } from '@nestjs/common';
import { ClientRecordsModule } from '../client-records/client-records.module.js';
import { DataPartsModule } from '../data-parts/data-parts.module.js';
import { OfficeModule } from '../office/office.module.js';
import { ChangeLead } from './change-lead.js';
import { CompleteOldLeads } from './complete-old-leads.js';
import { CreateLead } from './create-lead.js';
import { DataOfLeads } from './data-of-leads.js';
import { EraseLeadsWhenPersonErased } from './erase-leads-when-person-erased.handler.js';
import { EscalateWaitingLeads } from './escalate-waiting-leads.js';
import { ForgetLostLeads } from './forget-lost-leads.js';
import { FurtherRequests } from './further-requests.js';
import { KeepLead } from './keep-lead.js';
import { LeadRepository } from './lead.repository.js';
import { LeadCounterSchema, LeadSchema } from './lead.schema.js';
import { LeadConsentsController } from './lead-consents.controller.js';
import { LeadLineSchema } from './lead-line.schema.js';
import { LeadPromiseAnswer } from './lead-promise.answer.js';
import { LeadReachAnswer } from './lead-reach.answer.js';
import { LeadRecords } from './lead-records.js';
import { LeadTimeline } from './lead-timeline.js';
import { LeadsController } from './leads.controller.js';
import { MoveLead } from './move-lead.js';
import { MoveLeadsOfClient } from './move-leads-of-client.js';
import { SeparateRequest } from './separate-request.js';
import { StaffNames } from './staff-names.js';
import { WishedLawyer } from './wished-lawyer.js';

/** Requests for consultations: taken from visitors, answered and followed up by staff. */
@Module({
  imports: [ClientRecordsModule, DataPartsModule, OfficeModule],
  controllers: [LeadConsentsController, LeadsController],
  providers: [
    modelProvider('Lead', LeadSchema),
    modelProvider('LeadLine', LeadLineSchema),
    modelProvider('LeadCounter', LeadCounterSchema),
    ChangeLead,
    CompleteOldLeads,
    CreateLead,
    DataOfLeads,
    EraseLeadsWhenPersonErased,
    EscalateWaitingLeads,
    ForgetLostLeads,
    FurtherRequests,
    KeepLead,
    LeadPromiseAnswer,
    LeadReachAnswer,
    LeadRecords,
    LeadRepository,
    LeadTimeline,
    MoveLead,
    MoveLeadsOfClient,
    SeparateRequest,
    StaffNames,
    WishedLawyer,
  ],
})
export class LeadsModule {}
