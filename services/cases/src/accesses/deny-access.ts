import type { DocumentAction } from '@diwan/contracts/matters/documents/http';
import { Clock } from '@diwan/service-kit/app/clock';
import { DomainError } from '@diwan/service-kit/http/domain-error';
import type { SignedInCaller } from '@diwan/service-kit/http/endpoint';
import { InTransaction } from '@diwan/service-kit/store/database';
import { Injectable } from '@nestjs/common';
import { DocumentRepository } from '../documents/document.repository.js';
import { AccessLog, onBehalf } from './access-log.js';
import { DENIALS, type DenialReason } from './denial.js';
import { SessionLock } from './session-lock.js';

/** Refuses an access: the attempt is logged in a transaction of its own, then answered with its error. */
@Injectable()
export class DenyAccess {
  constructor(
    private readonly documents: DocumentRepository,
    private readonly accessLog: AccessLog,
    private readonly inTransaction: InTransaction,
    private readonly clock: Clock,
    private readonly sessionLock: SessionLock,
  ) {}

  /** A document that does not exist answers and counts like somebody else's: neither tells the two apart. Always throws. */
  async unknown(caller: SignedInCaller): Promise<never> {
    await this.sessionLock.count(caller);
    throw new DomainError('NOT_FOUND');
  }

  /** Always throws the DomainError of the reason. */
  async run(
    caller: SignedInCaller,
    documentId: string,
    action: DocumentAction,
    reason: DenialReason,
    grantId: string | null = null,
  ): Promise<never> {
    const denial: {
      code: (typeof DENIALS)[DenialReason]['code'];
      severity: 'info' | 'medium' | 'high';
      detail?: string;
    } = DENIALS[reason];
    const { personId, address } = caller;
    const at = this.clock.now();
    await this.inTransaction.run(async (session) => {
      const document = await this.documents.one(documentId, session);
      if (!document) return;
      const { severity } = denial;
      await this.accessLog.add(
        document,
        { personId, ...onBehalf(caller), action, outcome: 'denied', reason, severity, grantId, address, at },
        session,
      );
    });
    if (denial.severity === 'high') await this.sessionLock.count(caller);
    throw new DomainError(denial.code, denial.detail === undefined ? {} : { detail: denial.detail });
  }
}
