import { PeopleModule } from '@diwan/service-kit/people/people.module';
import { modelProvider } from '@diwan/service-kit/store/database';
import { Module } from '@nestjs/common';
import { ClientNamesModule } from '../client-names/client-names.module.js';
import { DataPartsModule } from '../data-parts/data-parts.module.js';
import { ExchangeRatesModule } from '../exchange-rates/exchange-rates.module.js';
import { ExpensesModule } from '../expenses/expenses.module.js';
import { FirmModule } from '../firm/firm.module.js';
import { ImprintsModule } from '../imprints/imprints.module.js';
import { LedgerModule } from '../ledger/ledger.module.js';
import { LegalCasesModule } from '../legal-cases/legal-cases.module.js';
import { NumberSeriesModule } from '../number-series/number-series.module.js';
import { TalliesModule } from '../tallies/tallies.module.js';
import { TimeEntriesModule } from '../time-entries/time-entries.module.js';
import { VatRatesModule } from '../vat-rates/vat-rates.module.js';
import { WallsModule } from '../walls/walls.module.js';
import { AcceptAmount } from './accept-amount.js';
import { BookInvoice } from './book-invoice.js';
import { ChangeDraft } from './change-draft.js';
import { DataOfInvoices } from './data-of-invoices.js';
import { DeleteDraft } from './delete-draft.js';
import { FindInvoices } from './find-invoices.js';
import { InvoiceController } from './invoice.controller.js';
import { InvoiceRepository } from './invoice.repository.js';
import { invoiceSchema } from './invoice.schema.js';
import { InvoiceViews } from './invoice-views.js';
import { IssueInvoice } from './issue-invoice.js';
import { LineSources } from './line-sources.js';
import { OwnInvoiceController } from './own-invoice.controller.js';
import { ReckonDraftsAtStart } from './reckon-drafts-at-start.js';
import { ReplacedInvoices } from './replaced-invoices.js';
import { SettleInvoice } from './settle-invoice.js';
import { TellPaidAtStart } from './tell-paid-at-start.js';
import { VoidInvoice } from './void-invoice.js';
import { WriteDraft } from './write-draft.js';

/** Invoices: what clients owe. */
@Module({
  imports: [
    ClientNamesModule,
    DataPartsModule,
    ExchangeRatesModule,
    ExpensesModule,
    FirmModule,
    ImprintsModule,
    LedgerModule,
    LegalCasesModule,
    NumberSeriesModule,
    PeopleModule,
    TalliesModule,
    TimeEntriesModule,
    VatRatesModule,
    WallsModule,
  ],
  controllers: [InvoiceController, OwnInvoiceController],
  providers: [
    modelProvider('Invoice', invoiceSchema),
    DataOfInvoices,
    AcceptAmount,
    BookInvoice,
    ChangeDraft,
    DeleteDraft,
    FindInvoices,
    InvoiceRepository,
    InvoiceViews,
    IssueInvoice,
    LineSources,
    ReckonDraftsAtStart,
    ReplacedInvoices,
    SettleInvoice,
    TellPaidAtStart,
    VoidInvoice,
    WriteDraft,
  ],
  exports: [BookInvoice, InvoiceRepository, InvoiceViews, LineSources, ReplacedInvoices, SettleInvoice],
})
export class InvoicesModule {}
