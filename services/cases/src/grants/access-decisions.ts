import { Clock } from '@diwan/service-kit/app/clock';
import { canBeMarked, canBeShown } from '@diwan/service-kit/files/file-type';
import { clientView } from '@diwan/service-kit/http/client-view';
import type { SignedInCaller } from '@diwan/service-kit/http/endpoint';
import { Injectable } from '@nestjs/common';
import { FirmDocumentSettings } from '../document-settings/firm-document-settings.js';
import type { DocumentRecord } from '../documents/document.schema.js';
import { DocumentReach, type Standing } from '../documents/document-reach.js';
import { policyOf } from '../documents/level-policy.js';
import { isShownTo } from '../documents/readers.js';
import { shownFile } from '../documents/served-file.js';
import { scanOf } from '../scan/scan-state.js';
import { type AccessDecision, decideAccess } from './decide-access.js';
import type { GrantRecord } from './grant.schema.js';

/** What is done with a document; `marked`: with the mark, also where it is not due. */
export interface Deed {
  action: GrantRecord['action'];
  marked: boolean;
}

/** Decides about a document as things stand now; asked again for each request of the bytes. */
@Injectable()
export class AccessDecisions {
  constructor(
    private readonly documentReach: DocumentReach,
    private readonly firmDocumentSettings: FirmDocumentSettings,
    private readonly clock: Clock,
  ) {}

  async run(
    caller: SignedInCaller,
    document: DocumentRecord,
    { action, marked }: Deed,
  ): Promise<{ standing: Standing; decision: AccessDecision }> {
    const standing = await this.documentReach.standing(caller, document);
    const decision = decideAccess({
      action,
      standing,
      isShown: standing === 'client' && isShownTo(document, clientView(caller, 'documents').clientId),
      policy: policyOf(document, (await this.firmDocumentSettings.current()).levels),
      canBeShown: canBeShown(shownFile(document).type),
      canBeMarked: canBeMarked(shownFile(document).type),
      wantsMark: marked,
      scan: scanOf(document),
      confirmedAt: caller.confirmedAt,
      now: this.clock.now(),
    });
    return { standing, decision };
  }
}
