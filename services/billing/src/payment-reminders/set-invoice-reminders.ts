import type { InputOf } from '@diwan/contracts/http/endpoint';
import type { StaffFollowUp, setInvoiceReminders } from '@diwan/contracts/money/payment-reminders/http';
import { AuditLog } from '@diwan/service-kit/audit/audit';
import { DomainError } from '@diwan/service-kit/http/domain-error';
import type { SignedInCaller } from '@diwan/service-kit/http/endpoint';
import { InTransaction } from '@diwan/service-kit/store/database';
import { Injectable } from '@nestjs/common';
import { InvoiceRepository } from '../invoices/invoice.repository.js';
import { FollowUpRepository } from './follow-up.repository.js';
import { toStaffFollowUp } from './promise-payment.js';

/** Staff say whether anybody is reminded of an invoice (BILL-17). */
@Injectable()
export class SetInvoiceReminders {
  constructor(
    private readonly invoices: InvoiceRepository,
    private readonly followUps: FollowUpRepository,
    private readonly inTransaction: InTransaction,
    private readonly audit: AuditLog,
  ) {}

  /** Throws NOT_FOUND, also for drafts. */
  async run(
    caller: SignedInCaller,
    { params: { id }, body: { isReminded } }: InputOf<typeof setInvoiceReminders>,
  ): Promise<StaffFollowUp> {
    const invoice = await this.invoices.one(id);
    if (!invoice || invoice.state === 'draft') throw new DomainError('NOT_FOUND');
    const record = await this.inTransaction.run(async (session) => {
      const written = await this.followUps.silence(id, !isReminded, session);
      const entry = { action: 'invoice.reminders-set', subject: 'invoice', subjectId: id, caller };
      await this.audit.record({ ...entry, after: { isReminded } }, session);
      return written;
    });
    return toStaffFollowUp(record);
  }
}
