import type { InputOf } from '@diwan/contracts/http/endpoint';
import { FundsMovedV1 } from '@diwan/contracts/money/client-funds/events';
import type { FundMovement, transferFunds } from '@diwan/contracts/money/client-funds/http';
import { beirutDate } from '@diwan/contracts/shared/beirut-time';
import { Clock } from '@diwan/service-kit/app/clock';
import { AuditLog } from '@diwan/service-kit/audit/audit';
import { type Deed, presented } from '@diwan/service-kit/deeds/deed';
import { Outbox } from '@diwan/service-kit/events/outbox';
import { DomainError } from '@diwan/service-kit/http/domain-error';
import type { SignedInCaller } from '@diwan/service-kit/http/endpoint';
import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import { FundThresholds } from '../fund-requests/fund-thresholds.js';
import { InvoiceRepository } from '../invoices/invoice.repository.js';
import type { InvoiceRecord } from '../invoices/invoice.schema.js';
import { SettleInvoice } from '../invoices/settle-invoice.js';
import { Ledger } from '../ledger/ledger.js';
import { BilledCases } from '../legal-cases/billed-cases.js';
import { NumberSeries } from '../number-series/number-series.js';
import { FundMovementRepository } from './fund-movement.repository.js';
import type { FundMovementRecord } from './fund-movement.schema.js';
import { FundViews } from './fund-views.js';
import { transferLines } from './transfer.rules.js';

type Body = InputOf<typeof transferFunds>['body'];

/** Pays an invoice from money that the firm holds for its client: it leaves the clients' accounts and only then is the firm's (BILL-10). */
@Injectable()
export class TransferFunds {
  constructor(
    private readonly movements: FundMovementRepository,
    private readonly fundViews: FundViews,
    private readonly thresholds: FundThresholds,
    private readonly billedCases: BilledCases,
    private readonly invoices: InvoiceRepository,
    private readonly settleInvoice: SettleInvoice,
    private readonly ledger: Ledger,
    private readonly series: NumberSeries,
    private readonly audit: AuditLog,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /** Throws NOT_FOUND, FOREIGN_INVOICE (not open), FUNDS_OF_OTHER_CASE, VALIDATION (more than is left to pay), FUNDS_SHORT, PERIOD_CLOSED. */
  async run(caller: SignedInCaller, invoiceId: string, body: Body): Promise<Deed<FundMovement>> {
    const seen = await this.invoices.one(invoiceId);
    if (!seen || seen.state === 'draft') throw new DomainError('NOT_FOUND');
    if (body.caseId !== null && body.caseId !== seen.caseId) throw new DomainError('FUNDS_OF_OTHER_CASE');
    const recordedAt = this.clock.now();
    const who = { clientId: seen.clientId, caseId: body.caseId, recordedBy: caller.personId };
    const team = await this.billedCases.teamOf(body.caseId ?? seen.caseId);
    const present = await this.fundViews.presenter(caller, [who]);
    const deed: Deed<FundMovementRecord> = {
      commit: async (session) => {
        const invoice = await this.settleInvoice.open(invoiceId, who.clientId, null, session);
        const { currency } = invoice;
        if (body.amountMinor > invoice.balanceMinor)
          throw new DomainError('VALIDATION', { fieldErrors: { amountMinor: 'too_large' } });
        const day = beirutDate(recordedAt);
        const number = await this.series.next('TRF', day, session);
        const before = await this.ledger.fundsOf({ ...who, currency }, session);
        const record = await this.movements.insert(
          {
            ...{ ...who, number, kind: 'transfer', method: null, day, reference: '', notes: body.notes, recordedAt },
            amount: { amountMinor: body.amountMinor, currency },
            balanceAfterMinor: before - body.amountMinor,
            invoice: { id: invoiceId, number: invoice.number ?? '' },
          },
          session,
        );
        await this.book(record, invoice, session);
        const taken = { ...who, currency, amountMinor: body.amountMinor, team };
        await this.thresholds.fell(taken, session);
        const line = {
          action: 'client-funds.transfer',
          subject: 'client-funds',
          subjectId: String(record._id),
          caller,
        };
        await this.audit.record({ ...line, after: { number, invoiceId, ...body } }, session);
        const moved = { movementId: String(record._id), clientId: who.clientId, caseId: invoice.caseId, changes: [] };
        await this.outbox.add(FundsMovedV1, moved, session);
        return record;
      },
    };
    return presented(deed, present);
  }

  private async book(record: FundMovementRecord, invoice: InvoiceRecord, session: ClientSession): Promise<void> {
    const { amount, clientId, day, number, recordedBy: by } = record;
    const { amountMinor, currency } = amount;
    const id = String(record._id);
    const settlement = { id, kind: 'client_funds', number, day, amountMinor } as const;
    const { cash } = await this.settleInvoice.pay({ invoiceId: String(invoice._id), clientId, settlement }, session);
    const entry = { day, source: { kind: 'client_fund', id }, currency, by } as const;
    await this.ledger.post({ ...entry, kind: 'transfer', lines: transferLines(record, invoice) }, session);
    await this.ledger.post({ ...entry, kind: `earned-${String(invoice._id)}`, lines: cash }, session);
  }
}
