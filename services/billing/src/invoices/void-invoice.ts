import { InvoiceVoidedV1 } from '@diwan/contracts/money/invoices/events';
import type { Invoice } from '@diwan/contracts/money/invoices/http';
import { beirutDate } from '@diwan/contracts/shared/beirut-time';
import { Clock } from '@diwan/service-kit/app/clock';
import { AuditLog } from '@diwan/service-kit/audit/audit';
import { type Deed, presented } from '@diwan/service-kit/deeds/deed';
import { Outbox } from '@diwan/service-kit/events/outbox';
import { DomainError } from '@diwan/service-kit/http/domain-error';
import type { SignedInCaller } from '@diwan/service-kit/http/endpoint';
import { Injectable } from '@nestjs/common';
import { Ledger } from '../ledger/ledger.js';
import { VOID } from './invoice.machine.js';
import { InvoiceRepository } from './invoice.repository.js';
import type { InvoiceRecord } from './invoice.schema.js';
import { InvoiceViews } from './invoice-views.js';
import { LineSources } from './line-sources.js';

/** Voids an issued invoice on which nothing was paid: its entries are taken back today, its number stays its own (BILL-09). */
@Injectable()
export class VoidInvoice {
  constructor(
    private readonly invoices: InvoiceRepository,
    private readonly invoiceViews: InvoiceViews,
    private readonly lineSources: LineSources,
    private readonly ledger: Ledger,
    private readonly audit: AuditLog,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /** Throws NOT_FOUND, CONFLICT (a draft, or void already), STILL_SETTLED, PERIOD_CLOSED. */
  async run(caller: SignedInCaller, id: string, reason: string): Promise<Deed<Invoice>> {
    const seen = await this.invoices.one(id);
    if (!seen) throw new DomainError('NOT_FOUND');
    const at = this.clock.now();
    const voided = { at, reason, by: caller.personId };
    const present = await this.invoiceViews.presenter(caller, [{ ...seen, voided }]);
    const deed: Deed<InvoiceRecord> = {
      commit: async (session) => {
        const stored = await this.invoices.one(id, session);
        if (stored?.state !== 'issued') throw new DomainError('CONFLICT');
        if (stored.paidMinor !== 0 || stored.creditedMinor !== 0) throw new DomainError('STILL_SETTLED');
        const undone = {
          kinds: ['issued', 'declared'],
          day: beirutDate(at),
          by: caller.personId,
          clientId: stored.clientId,
        };
        await this.ledger.reverse({ kind: 'invoice', id }, undone, session);
        await this.lineSources.giveBack(stored, session);
        const record = await this.invoices.move(
          stored,
          VOID,
          { voided, balanceMinor: 0, isOpen: false, accepted: null },
          session,
        );
        if (!record) throw new DomainError('CONFLICT');
        const line = { action: 'invoice.voided', subject: 'invoice', subjectId: id, caller };
        await this.audit.record({ ...line, after: { reason } }, session);
        const { clientId, caseId } = record;
        await this.outbox.add(InvoiceVoidedV1, { invoiceId: id, clientId, caseId }, session);
        return record;
      },
    };
    return presented(deed, (record) => present.whole(record));
  }
}
