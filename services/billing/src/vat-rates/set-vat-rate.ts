import type { InputOf } from '@diwan/contracts/http/endpoint';
import type { setVatRate, VatRate } from '@diwan/contracts/money/vat-rates/http';
import { AuditLog } from '@diwan/service-kit/audit/audit';
import { DomainError } from '@diwan/service-kit/http/domain-error';
import type { SignedInCaller } from '@diwan/service-kit/http/endpoint';
import { InTransaction } from '@diwan/service-kit/store/database';
import { Injectable } from '@nestjs/common';
import { LedgerReader } from '../ledger/ledger-reader.js';
import { VatRates } from './vat-rates.js';

/** Enters the rate that holds from a day on. */
@Injectable()
export class SetVatRate {
  constructor(
    private readonly vatRates: VatRates,
    private readonly ledgerReader: LedgerReader,
    private readonly inTransaction: InTransaction,
    private readonly audit: AuditLog,
  ) {}

  /** Throws CONFLICT where tax was already booked on days that it would change. */
  run(caller: SignedInCaller, { params: { from }, body }: InputOf<typeof setVatRate>): Promise<VatRate> {
    return this.inTransaction.run(async (session) => {
      const isUsed =
        (await this.ledgerReader.bookedSince('vat_due', from, session)) ||
        (await this.ledgerReader.bookedSince('vat_recoverable', from, session));
      if (isUsed) throw new DomainError('CONFLICT');
      const before = (await this.vatRates.list(session)).find(({ _id }) => _id === from);
      await this.vatRates.set({ _id: from, ...body }, session);
      const line = { action: 'vat-rate.set', subject: 'vat-rate', subjectId: from, caller };
      const was = before && { standardBp: before.standardBp, law: before.law };
      await this.audit.record({ ...line, before: was, after: body }, session);
      return { from, ...body };
    });
  }
}
