import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { MAX_RECEIPT_BYTES, RECEIPT_TYPES } from '@diwan/contracts/money/expenses/expense';
import type { Expense } from '@diwan/contracts/money/expenses/http';
import { AuditLog } from '@diwan/service-kit/audit/audit';
import { FileInspector } from '@diwan/service-kit/files/file-inspector';
import { claimedType, safeFileName } from '@diwan/service-kit/files/file-name';
import { FileRefusal } from '@diwan/service-kit/files/file-refusal';
import type { FileType } from '@diwan/service-kit/files/file-type';
import { DomainError } from '@diwan/service-kit/http/domain-error';
import type { SignedInCaller } from '@diwan/service-kit/http/endpoint';
import type { UploadedFile } from '@diwan/service-kit/http/multipart';
import { OBJECT_STORE, type ObjectStore } from '@diwan/service-kit/object-store/object-store';
import { InTransaction } from '@diwan/service-kit/store/database';
import { VirusScanner } from '@diwan/service-kit/virus-scan/virus-scanner';
import { Inject, Injectable } from '@nestjs/common';
import { refuseToTouch } from './change-expense.js';
import { ExpenseRepository } from './expense.repository.js';
import type { ExpenseRecord, ReceiptRecord } from './expense.schema.js';
import { reachOf } from './expense-reach.js';
import { ExpenseViews } from './expense-views.js';

/** Where receipts lie in the object store, under names that say nothing. */
export const RECEIPT_KEYS = 'billing/receipts/';
/** A picture written anew may be larger than it came. */
const MAX_KEPT_BYTES = 4 * MAX_RECEIPT_BYTES;

/** Keeps the photo or PDF of a receipt (D-126): told by its bytes, checked whole, pictures written anew without place and camera. */
@Injectable()
export class AttachReceipt {
  constructor(
    private readonly expenses: ExpenseRepository,
    private readonly expenseViews: ExpenseViews,
    private readonly virusScanner: VirusScanner,
    private readonly fileInspector: FileInspector,
    @Inject(OBJECT_STORE) private readonly store: ObjectStore,
    private readonly inTransaction: InTransaction,
    private readonly audit: AuditLog,
  ) {}

  /** Throws DomainError NOT_FOUND, FORBIDDEN, UNSUPPORTED_TYPE, FILE_REFUSED, PAYLOAD_TOO_LARGE, TOO_MANY_REQUESTS, STORAGE_FULL, UNAVAILABLE. */
  async run(caller: SignedInCaller, id: string, file: UploadedFile): Promise<Expense> {
    const receipt = await this.accept(caller, id, file).catch((fault: unknown) => {
      // Read to its end, so that the answer arrives.
      file.stream.on('error', () => {}).resume();
      throw fault;
    });
    const { written, replaced } = await this.inTransaction.run(async (session) => {
      const stored = await this.expenses.one(reachOf(caller), id, { session });
      if (!stored) throw new DomainError('NOT_FOUND');
      refuseToReplace(caller, stored);
      const expense = await this.expenses.change(stored, { receipt }, session);
      if (!expense) throw new DomainError('CONFLICT');
      const { sha256, bytes, mime } = receipt;
      const before = stored.receipt && { sha256: stored.receipt.sha256 };
      const line = { action: 'expense.receipt-attached', subject: 'expense', subjectId: id };
      await this.audit.record({ ...line, before, after: { sha256, bytes, mime }, caller }, session);
      return { written: expense, replaced: stored.receipt };
    });
    // What cannot be removed now is removed by the sweep.
    if (replaced) await this.store.remove(replaced.objectKey).catch(() => {});
    return this.expenseViews.one(caller, written);
  }

  private async accept(caller: SignedInCaller, id: string, file: UploadedFile): Promise<ReceiptRecord> {
    const stored = await this.expenses.one(reachOf(caller), id);
    if (!stored) throw new DomainError('NOT_FOUND');
    refuseToReplace(caller, stored);
    const fileName = safeFileName(file.name);
    const type = typeOf(fileName);
    const sent = await buffer(file.stream);
    await this.virusScanner.refuseViruses(sent);
    const kept = await this.fileInspector.inspect(caller.personId, sent, type);
    const objectKey = `${RECEIPT_KEYS}${randomBytes(16).toString('hex')}`;
    const { size, sha256 } = await this.store.put(objectKey, Readable.from([kept]), { maxBytes: MAX_KEPT_BYTES });
    return { objectKey, fileName, mime: type.mime, bytes: size, sha256 };
  }
}

/** An approved expense may get the receipt it lacked; another in its place is for who may change it. */
function refuseToReplace(caller: SignedInCaller, expense: ExpenseRecord): void {
  if (expense.receipt !== null) refuseToTouch(caller, expense);
}

/** The type that the name claims, if receipts may be of it. Throws DomainError UNSUPPORTED_TYPE, FILE_REFUSED. */
function typeOf(fileName: string): FileType {
  try {
    const type = claimedType(fileName);
    if ((RECEIPT_TYPES as readonly string[]).includes(type.mime)) return type;
  } catch (fault) {
    if (fault instanceof FileRefusal && fault.code === 'FILE_REFUSED')
      throw new DomainError('FILE_REFUSED', { detail: fault.detail });
  }
  throw new DomainError('UNSUPPORTED_TYPE', { detail: 'A receipt is a PDF, JPEG, PNG or WebP file.' });
}
