import { pipeline } from 'node:stream/promises';
import { AuditLog } from '@diwan/service-kit/audit/audit';
import { fileTypeOf } from '@diwan/service-kit/files/file-type';
import { contentDisposition } from '@diwan/service-kit/http/content-disposition';
import { DomainError } from '@diwan/service-kit/http/domain-error';
import type { SignedInCaller } from '@diwan/service-kit/http/endpoint';
import { OBJECT_STORE, type ObjectStore } from '@diwan/service-kit/object-store/object-store';
import { InTransaction } from '@diwan/service-kit/store/database';
import { Inject, Injectable } from '@nestjs/common';
import type { Response } from 'express';
import { PaymentProofRepository } from './payment-proof.repository.js';

/** Shows staff what a client sent. Each look stands in the audit log. */
@Injectable()
export class ServeProof {
  constructor(
    private readonly proofs: PaymentProofRepository,
    @Inject(OBJECT_STORE) private readonly store: ObjectStore,
    private readonly inTransaction: InTransaction,
    private readonly audit: AuditLog,
  ) {}

  /** Throws NOT_FOUND, UNAVAILABLE before the first byte. */
  async run(caller: SignedInCaller, id: string, response: Response): Promise<void> {
    const proof = await this.proofs.one(id);
    if (!proof) throw new DomainError('NOT_FOUND');
    const entry = { action: 'payment-proof.read', subject: 'payment-proof', subjectId: id, caller };
    await this.inTransaction.run((session) => this.audit.record(entry, session));
    const bytes = await this.store.get(proof.objectKey);
    response.set({
      'Content-Type': fileTypeOf(proof.mime).mime,
      'Content-Disposition': contentDisposition('inline', proof.fileName),
      'Content-Length': String(proof.fileSize),
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'private, no-store',
      'Content-Security-Policy': "sandbox; default-src 'none'",
      'Cross-Origin-Resource-Policy': 'same-origin',
    });
    await pipeline(bytes, response).catch(() => response.destroy());
  }
}
