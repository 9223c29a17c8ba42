import { Clock } from '@diwan/service-kit/app/clock';
import { canBeMarked } from '@diwan/service-kit/files/file-type';
import type { SignedInCaller } from '@diwan/service-kit/http/endpoint';
import { Injectable } from '@nestjs/common';
import { FirmDocumentSettings } from '../document-settings/firm-document-settings.js';
import type { DocumentRecord } from '../documents/document.schema.js';
import { DocumentReach } from '../documents/document-reach.js';
import { policyOf } from '../documents/level-policy.js';
import { servedFile } from '../documents/served-file.js';
import { scanOf } from '../scan/scan-state.js';
import { type AccessDecision, decideAccess } from './decide-access.js';
import type { GrantRecord } from './grant.schema.js';

/** Decides about a document as things stand now; asked again for each request of the bytes. */
@Injectable()
export class AccessDecisions {
  constructor(
    private readonly documentReach: DocumentReach,
    private readonly firmDocumentSettings: FirmDocumentSettings,
    private readonly clock: Clock,
  ) {}

  async run(caller: SignedInCaller, document: DocumentRecord, action: GrantRecord['action']): Promise<AccessDecision> {
    const standing = await this.documentReach.standing(caller, document);
    return decideAccess({
      action,
      standing,
      visibleToClient: document.visibleToClient,
      policy: policyOf(document, (await this.firmDocumentSettings.current()).levels),
      canBeMarked: canBeMarked(servedFile(document, standing === 'staff', action).type),
      scan: scanOf(document),
      confirmedAt: caller.confirmedAt,
      now: this.clock.now(),
    });
  }
}
