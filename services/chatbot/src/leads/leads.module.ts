import { modelProvider } from '@diwan/service-kit/database';
import { Module } from '@nestjs/common';
import { OfficeModule } from '../office/office.module.js';
import { ChangeLead } from './change-lead.js';
import { CreateLead } from './create-lead.js';
import { EscalateWaitingLeads } from './escalate-waiting-leads.js';
import { KeepLead } from './keep-lead.js';
import { LeadRepository } from './lead.repository.js';
import { LeadCounterSchema, LeadSchema } from './lead.schema.js';
import { LeadLineSchema } from './lead-line.schema.js';
import { LeadReachAnswer } from './lead-reach.answer.js';
import { LeadRecords } from './lead-records.js';
import { LeadStatusAnswer } from './lead-status.answer.js';
import { LeadTimeline } from './lead-timeline.js';
import { LeadsController } from './leads.controller.js';
import { MoveLead } from './move-lead.js';
import { StaffNames } from './staff-names.js';

/** Requests for consultations: taken from visitors, answered and followed up by staff. */
@Module({
  imports: [OfficeModule],
  controllers: [LeadsController],
  providers: [
    modelProvider('Lead', LeadSchema),
    modelProvider('LeadLine', LeadLineSchema),
    modelProvider('LeadCounter', LeadCounterSchema),
    ChangeLead,
    CreateLead,
    EscalateWaitingLeads,
    KeepLead,
    LeadReachAnswer,
    LeadRecords,
    LeadRepository,
    LeadStatusAnswer,
    LeadTimeline,
    MoveLead,
    StaffNames,
  ],
})
export class LeadsModule {}
