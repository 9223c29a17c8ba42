import { DEMO_ACCOUNTS, DEMO_OWNER } from '@diwan/contracts/demo/accounts';
import { DEMO_CLIENTS } from '@diwan/contracts/demo/firm';
import { namesInFull } from '@diwan/contracts/people/clients/names';
import { Injectable } from '@nestjs/common';
import { type ClientSession, Types } from 'mongoose';
import { clientKeysOf } from '../client-search/client-keys.js';
import { IssueCreditNote } from '../credit-notes/issue-credit-note.js';
import { ExchangeRates } from '../exchange-rates/exchange-rates.js';
import { BookInvoice, issuedFields } from '../invoices/book-invoice.js';
import { draftFields } from '../invoices/draft-fields.js';
import { ISSUE, VOID } from '../invoices/invoice.machine.js';
import { InvoiceRepository } from '../invoices/invoice.repository.js';
import type { InvoiceRecord } from '../invoices/invoice.schema.js';
import { UNSETTLED } from '../invoices/write-draft.js';
import { Ledger } from '../ledger/ledger.js';
import { numberKeys } from '../number-series/number.rules.js';
import { NumberSeries } from '../number-series/number-series.js';
import { BookPayment } from '../payments/book-payment.js';
import { PaymentRepository } from '../payments/payment.repository.js';
import { VatRates } from '../vat-rates/vat-rates.js';
import type { DemoBill } from './bills.js';

interface When {
  day: string;
  at: Date;
}

const BY = DEMO_OWNER.id;
const REASON = { en: 'Agreed with the client', ar: 'باتفاق مع الموكّل' };

const nameOf = (clientId: string): string =>
  [...DEMO_ACCOUNTS, ...DEMO_CLIENTS].find(({ id }) => id === clientId)?.name ?? '';

/** By which names of theirs a client of the demo is found. */
export const keysOf = (clientId: string): string[] => {
  const client = DEMO_CLIENTS.find(({ id }) => id === clientId);
  return clientKeysOf({ name: nameOf(clientId), otherNames: namesInFull(client?.names) });
};

/** Writes one invoice of the demo and what became of it, in the transaction that it is given. */
@Injectable()
export class DemoBilling {
  /** What was written since it was emptied: a transaction may run several times. */
  readonly written = new Map<DemoBill, { record: InvoiceRecord; issuedAt: Date | null }>();

  constructor(
    private readonly invoices: InvoiceRepository,
    private readonly bookInvoice: BookInvoice,
    private readonly payments: PaymentRepository,
    private readonly bookPayment: BookPayment,
    private readonly issueCreditNote: IssueCreditNote,
    private readonly series: NumberSeries,
    private readonly vatRates: VatRates,
    private readonly exchangeRates: ExchangeRates,
    private readonly ledger: Ledger,
  ) {}

  /** Each line charges for work that somebody recorded. */
  async draft(
    bill: DemoBill,
    day: string,
    session: ClientSession,
    issuedAt: Date | null = null,
  ): Promise<InvoiceRecord> {
    const { matter, language, currency, lines } = bill;
    const fields = draftFields(
      {
        ...{ clientId: matter.clientId, caseId: matter.caseId, currency, language, issueDate: day, dueDate: null },
        ...{ terms: 'net_30', discount: null, notes: '' },
        lines: lines.map(({ description, explanation, hoursMilli, rateMinor }) => ({
          ...{ description, explanation, quantityMilli: hoursMilli, unitPriceMinor: rateMinor },
          ...{ vatClass: 'standard', source: { kind: 'time', entryId: new Types.ObjectId().toHexString() } },
        })),
      },
      await this.vatRates.standardOn(day, session),
    );
    const _id = new Types.ObjectId(bill.id);
    const draft = {
      _id,
      ...UNSETTLED,
      ...fields,
      clientKeys: keysOf(matter.clientId),
      state: 'draft',
      area: matter.area,
      createdBy: BY,
    } as const;
    const record = await this.invoices.insert(draft, session);
    this.written.set(bill, { record, issuedAt });
    return record;
  }

  async issue(bill: DemoBill, { day, at }: When, session: ClientSession): Promise<void> {
    const draft = await this.draft(bill, day, session, at);
    const rate = await this.exchangeRates.on(day, session);
    await this.bookInvoice.issued(draft, { rate, by: BY }, session);
    const number = await this.series.next('INV', day, session);
    await this.invoices.move(
      draft,
      ISSUE,
      issuedFields(draft, { clientName: nameOf(draft.clientId), number, rate, by: BY, at }),
      session,
    );
  }

  async settle(bill: DemoBill, { day, at }: When, session: ClientSession): Promise<void> {
    const { id } = bill;
    const invoice = await this.invoices.one(id, session);
    if (!invoice) throw new Error('an invoice of the demo is gone');
    const reason = REASON[bill.language];
    if (bill.fate === 'void') {
      await this.ledger.reverse({ kind: 'invoice', id }, { kinds: ['issued', 'declared'], day, by: BY }, session);
      const voided = { at, reason, by: BY };
      await this.invoices.move(invoice, VOID, { voided, balanceMinor: 0, isOpen: false }, session);
      return;
    }
    if (bill.fate === 'credited') {
      const lines = [{ place: 0, netMinor: Math.ceil((invoice.lines[0]?.amountMinor ?? 0) / 4) }];
      await this.issueCreditNote.write(
        invoice,
        { day, reason, lines },
        { clientName: nameOf(invoice.clientId), issuedBy: BY, issuedAt: at },
        session,
      );
    }
    await this.pay(bill, { day, at }, session);
  }

  /** All of what is left, or two fifths of it. */
  private async pay({ id, fate, method }: DemoBill, { day, at }: When, session: ClientSession): Promise<void> {
    const invoice = await this.invoices.one(id, session);
    if (!invoice) throw new Error('an invoice of the demo is gone');
    const { currency, clientId, caseId, balanceMinor, number: invoiceNumber = '' } = invoice;
    const amountMinor = fate === 'partial' ? Math.ceil((balanceMinor * 2) / 5) : balanceMinor;
    const number = await this.series.next('REC', day, session);
    const payment = await this.payments.insert(
      {
        ...{
          number,
          numberKeys: numberKeys(number),
          clientId,
          clientName: nameOf(clientId),
          clientKeys: keysOf(clientId),
          amount: { amountMinor, currency },
          method,
          day,
        },
        ...{
          reference: method === 'cash' ? '' : `${method === 'check' ? 'CHQ' : 'TT'}-${number.slice(-4)}`,
          notes: '',
        },
        allocations: [
          { invoiceId: id, invoiceNumber, caseId, amountMinor, currency, usedMinor: amountMinor, differenceMinor: 0 },
        ],
        ...{
          soleCaseId: caseId,
          creditMinor: 0,
          rate: null,
          recordedBy: BY,
          recordedAt: at,
          isVoid: false,
          voided: null,
        },
      },
      session,
    );
    await this.bookPayment.received(payment, session);
  }
}
