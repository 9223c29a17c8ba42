import { PeopleModule } from '@diwan/service-kit/people/people.module';
import { modelProvider } from '@diwan/service-kit/store/database';
import { Module } from '@nestjs/common';
import { LedgerModule } from '../ledger/ledger.module.js';
import { LegalCasesModule } from '../legal-cases/legal-cases.module.js';
import { WallsModule } from '../walls/walls.module.js';
import { FundRequestController } from './fund-request.controller.js';
import { FundRequestRepository } from './fund-request.repository.js';
import { fundRequestSchema, fundThresholdSchema } from './fund-request.schema.js';
import { FundRequestNoticeAnswer } from './fund-request-notice.answer.js';
import { FundRequests } from './fund-requests.js';
import { FundThresholds } from './fund-thresholds.js';

/** Deposits that clients are asked for. */
@Module({
  imports: [LedgerModule, LegalCasesModule, PeopleModule, WallsModule],
  controllers: [FundRequestController],
  providers: [
    modelProvider('FundRequest', fundRequestSchema),
    modelProvider('FundThreshold', fundThresholdSchema),
    FundRequestNoticeAnswer,
    FundRequestRepository,
    FundRequests,
    FundThresholds,
  ],
  exports: [FundRequestRepository, FundThresholds],
})
export class FundRequestsModule {}
