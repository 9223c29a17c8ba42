import { PeopleModule } from '@diwan/service-kit/people/people.module';
import { modelProvider } from '@diwan/service-kit/store/database';
import { Module } from '@nestjs/common';
import { AccessesModule } from '../accesses/accesses.module.js';
import { CasesModule } from '../cases/cases.module.js';
import { ClientRecordsModule } from '../client-records/client-records.module.js';
import { DocumentSettingsModule } from '../document-settings/document-settings.module.js';
import { DocumentsModule } from '../documents/documents.module.js';
import { ApproveShareRequest } from './approve-share-request.js';
import { DecideShareRequest } from './decide-share-request.js';
import { FollowTeamOfWishes } from './follow-team-of-wishes.js';
import { MoveWishesOfClient } from './move-wishes-of-client.js';
import { NameRecipients } from './name-recipients.js';
import { RefuseShareRequest } from './refuse-share-request.js';
import { RequestShare } from './request-share.js';
import { RevokeShareRequest } from './revoke-share-request.js';
import { ShareRequestController } from './share-request.controller.js';
import { ShareRequestRepository } from './share-request.repository.js';
import { ShareRequestSchema } from './share-request.schema.js';
import { ShareRequestViews } from './share-request.views.js';
import { ShareRequestNoticeAnswer } from './share-request-notice.answer.js';

/** Wishes of clients to pass documents on, and what the firm decides. */
@Module({
  imports: [ClientRecordsModule, AccessesModule, CasesModule, DocumentSettingsModule, DocumentsModule, PeopleModule],
  controllers: [ShareRequestController],
  providers: [
    modelProvider('ShareRequest', ShareRequestSchema),
    MoveWishesOfClient,
    ApproveShareRequest,
    DecideShareRequest,
    FollowTeamOfWishes,
    NameRecipients,
    RefuseShareRequest,
    RequestShare,
    RevokeShareRequest,
    ShareRequestNoticeAnswer,
    ShareRequestRepository,
    ShareRequestViews,
  ],
  exports: [ShareRequestRepository],
})
export class ShareRequestsModule {}
