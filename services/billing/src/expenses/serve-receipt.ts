import { pipeline } from 'node:stream/promises';
import { AuditLog } from '@diwan/service-kit/audit/audit';
import { contentDisposition } from '@diwan/service-kit/http/content-disposition';
import { DomainError } from '@diwan/service-kit/http/domain-error';
import type { SignedInCaller } from '@diwan/service-kit/http/endpoint';
import { OBJECT_STORE, type ObjectStore } from '@diwan/service-kit/object-store/object-store';
import { InTransaction } from '@diwan/service-kit/store/database';
import { Inject, Injectable } from '@nestjs/common';
import type { Response } from 'express';
import { ExpenseRepository } from './expense.repository.js';
import { reachOf } from './expense-reach.js';

/** Shows the receipt of an expense to who may see the expense. Each look stands in the audit log. */
@Injectable()
export class ServeReceipt {
  constructor(
    private readonly expenses: ExpenseRepository,
    @Inject(OBJECT_STORE) private readonly store: ObjectStore,
    private readonly inTransaction: InTransaction,
    private readonly audit: AuditLog,
  ) {}

  /** Throws DomainError NOT_FOUND, UNAVAILABLE before the first byte. */
  async run(caller: SignedInCaller, id: string, response: Response): Promise<void> {
    const receipt = (await this.expenses.one(reachOf(caller), id))?.receipt;
    if (!receipt) throw new DomainError('NOT_FOUND');
    const line = { action: 'expense.receipt-read', subject: 'expense', subjectId: id, caller };
    await this.inTransaction.run((session) => this.audit.record(line, session));
    const bytes = await this.store.get(receipt.objectKey);
    response.set({
      'Content-Type': receipt.mime,
      'Content-Disposition': contentDisposition('inline', receipt.fileName),
      'Content-Length': String(receipt.bytes),
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'private, no-store',
      'Content-Security-Policy': "sandbox; default-src 'none'",
      'Cross-Origin-Resource-Policy': 'same-origin',
    });
    await pipeline(bytes, response).catch(() => response.destroy());
  }
}
