import type { DocumentSettings } from '@diwan/contracts/matters/document-settings/http';
import { AuditLog } from '@diwan/service-kit/audit/audit';
import { DomainError, isDuplicateKey } from '@diwan/service-kit/http/domain-error';
import type { SignedInCaller } from '@diwan/service-kit/http/endpoint';
import { InTransaction } from '@diwan/service-kit/store/database';
import { Injectable } from '@nestjs/common';
import { FirmDocumentSettings } from './firm-document-settings.js';

/** Sets the firm's document types and level policies; whoever saw an older version is told instead of overwriting it (D-129). */
@Injectable()
export class SetDocumentSettings {
  constructor(
    private readonly firmDocumentSettings: FirmDocumentSettings,
    private readonly inTransaction: InTransaction,
    private readonly audit: AuditLog,
  ) {}

  /** Throws DomainError CONFLICT, VALIDATION (a type is missing or named twice, or all are archived). */
  async run(caller: SignedInCaller, { version, ...wanted }: DocumentSettings): Promise<DocumentSettings> {
    const next = { ...wanted, version: version + 1 };
    await this.inTransaction
      .run(async (session) => {
        const before = await this.firmDocumentSettings.current(session);
        if (before.version !== version) throw new DomainError('CONFLICT');
        refuseWrongTypes(before, next);
        await this.firmDocumentSettings.replace(version, next, session);
        const change = { action: 'document-settings.changed', subject: 'document-settings', subjectId: 'firm' };
        await this.audit.record({ ...change, before, after: next, caller }, session);
      })
      .catch((fault: unknown) => {
        throw isDuplicateKey(fault) ? new DomainError('CONFLICT', { cause: fault }) : fault;
      });
    return next;
  }
}

/** Documents name their type by id, so an id stands once and for ever. */
function refuseWrongTypes(before: DocumentSettings, next: DocumentSettings): void {
  const ids = next.types.map(({ id }) => id);
  const isComplete = before.types.every(({ id }) => ids.includes(id));
  if (isComplete && new Set(ids).size === ids.length && next.types.some(({ archived }) => !archived)) return;
  throw new DomainError('VALIDATION', { fieldErrors: { types: 'invalid' } });
}
