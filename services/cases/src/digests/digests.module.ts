import { Module } from '@nestjs/common';
import { CasesModule } from '../cases/cases.module.js';
import { HearingsModule } from '../hearings/hearings.module.js';
import { RequestsModule } from '../requests/requests.module.js';
import { TimelineModule } from '../timeline/timeline.module.js';
import { DigestOfClientsAnswer } from './digest-of-clients.answer.js';

/** What the cases of clients tell a daily digest. */
@Module({
  imports: [CasesModule, HearingsModule, RequestsModule, TimelineModule],
  providers: [DigestOfClientsAnswer],
})
export class DigestsModule {}
