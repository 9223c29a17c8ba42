import { PeopleModule } from '@diwan/service-kit/people/people.module';
import { Module } from '@nestjs/common';
import { ClientFundsModule } from '../client-funds/client-funds.module.js';
import { ClientNamesModule } from '../client-names/client-names.module.js';
import { CreditNotesModule } from '../credit-notes/credit-notes.module.js';
import { CreditPayoutsModule } from '../credit-payouts/credit-payouts.module.js';
import { FirmModule } from '../firm/firm.module.js';
import { ImprintsModule } from '../imprints/imprints.module.js';
import { InvoicesModule } from '../invoices/invoices.module.js';
import { LedgerModule } from '../ledger/ledger.module.js';
import { LegalCasesModule } from '../legal-cases/legal-cases.module.js';
import { PaymentsModule } from '../payments/payments.module.js';
import { VerificationsModule } from '../verifications/verifications.module.js';
import { WallsModule } from '../walls/walls.module.js';
import { PaperController } from './paper.controller.js';
import { Press } from './press/press.js';
import { PrintCreditNote } from './print-credit-note.js';
import { PrintInvoice } from './print-invoice.js';
import { PrintPaper } from './print-paper.js';
import { PrintReceipt } from './print-receipt.js';
import { PrintStatement } from './print-statement.js';

/** Documents of money on paper. */
@Module({
  imports: [
    ClientFundsModule,
    ClientNamesModule,
    CreditNotesModule,
    CreditPayoutsModule,
    FirmModule,
    ImprintsModule,
    InvoicesModule,
    LedgerModule,
    LegalCasesModule,
    PaymentsModule,
    PeopleModule,
    VerificationsModule,
    WallsModule,
  ],
  controllers: [PaperController],
  providers: [Press, PrintCreditNote, PrintInvoice, PrintPaper, PrintReceipt, PrintStatement],
})
export class PaperModule {}
