import { Module } from '@nestjs/common';
import { AccessesModule } from '../accesses/accesses.module.js';
import { CasesModule } from '../cases/cases.module.js';
import { DocumentsModule } from '../documents/documents.module.js';
import { GrantsModule } from '../grants/grants.module.js';
import { RenditionsModule } from '../renditions/renditions.module.js';
import { ShareRequestsModule } from '../share-requests/share-requests.module.js';
import { OpenSharedLink } from './open-shared-link.js';
import { SendLinkCode } from './send-link-code.js';
import { SharedLinkController } from './shared-link.controller.js';
import { SharedLinks } from './shared-links.js';
import { UseSharedLink } from './use-shared-link.js';

/** Documents for named recipients without an account. */
@Module({
  imports: [AccessesModule, CasesModule, DocumentsModule, GrantsModule, RenditionsModule, ShareRequestsModule],
  controllers: [SharedLinkController],
  providers: [OpenSharedLink, SendLinkCode, SharedLinks, UseSharedLink],
})
export class SharedLinksModule {}
