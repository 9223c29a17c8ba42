import type { InputOf } from '@diwan/contracts/http/endpoint';
import {
  type FollowUp,
  MOST_DAYS_AHEAD,
  type promisePayment,
  type StaffFollowUp,
} from '@diwan/contracts/money/payment-reminders/http';
import { beirutDate } from '@diwan/contracts/shared/beirut-time';
import { Clock } from '@diwan/service-kit/app/clock';
import { AuditLog } from '@diwan/service-kit/audit/audit';
import { DomainError } from '@diwan/service-kit/http/domain-error';
import type { SignedInCaller } from '@diwan/service-kit/http/endpoint';
import { InTransaction } from '@diwan/service-kit/store/database';
import { Injectable } from '@nestjs/common';
import { InvoiceRepository } from '../invoices/invoice.repository.js';
import { ownInvoice } from '../invoices/own-invoice.js';
import { FollowUpRepository } from './follow-up.repository.js';
import type { FollowUpRecord } from './follow-up.schema.js';
import { dayAfter } from './reminder.rules.js';

/** A client says by when they will pay; until then nobody reminds them (BILL-17). */
@Injectable()
export class PromisePayment {
  constructor(
    private readonly invoices: InvoiceRepository,
    private readonly followUps: FollowUpRepository,
    private readonly inTransaction: InTransaction,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  /** Throws NOT_FOUND, FORBIDDEN for delegates, CONFLICT (nothing is left to pay), VALIDATION for a day that is past or too far ahead. */
  async run(
    caller: SignedInCaller,
    { params: { id }, body: { day } }: InputOf<typeof promisePayment>,
  ): Promise<FollowUp> {
    const invoice = await ownInvoice(this.invoices, caller, id);
    if (!invoice.isOpen) throw new DomainError('CONFLICT');
    const now = this.clock.now();
    const today = beirutDate(now);
    if (day < today) throw new DomainError('VALIDATION', { fieldErrors: { day: 'too_small' } });
    if (day > dayAfter(today, MOST_DAYS_AHEAD))
      throw new DomainError('VALIDATION', { fieldErrors: { day: 'too_large' } });
    const record = await this.inTransaction.run(async (session) => {
      const written = await this.followUps.promise(id, day, now, session);
      const entry = { action: 'invoice.payment-promised', subject: 'invoice', subjectId: id, caller };
      await this.audit.record({ ...entry, after: { day } }, session);
      return written;
    });
    return toFollowUp(record);
  }
}

/** What became of asking for an invoice, as staff see it. */
export const toStaffFollowUp = (record: FollowUpRecord | null): StaffFollowUp => ({
  ...toFollowUp(record),
  told: (record?.told ?? []).map(({ step, at }) => ({ step, at: at.toISOString() })),
  isReminded: !record?.isSilent,
});

/** The promise as it is shown. */
export const toFollowUp = (record: Pick<FollowUpRecord, 'promisedFor' | 'promisedAt'> | null): FollowUp => ({
  promisedFor: record?.promisedFor ?? null,
  promisedAt: record?.promisedAt?.toISOString() ?? null,
});
