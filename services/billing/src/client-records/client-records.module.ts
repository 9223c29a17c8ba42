import { Module } from '@nestjs/common';
import { ClientFundsModule } from '../client-funds/client-funds.module.js';
import { ClientNamesModule } from '../client-names/client-names.module.js';
import { ClientSearchModule } from '../client-search/client-search.module.js';
import { CreditNotesModule } from '../credit-notes/credit-notes.module.js';
import { CreditUsesModule } from '../credit-uses/credit-uses.module.js';
import { InvoicesModule } from '../invoices/invoices.module.js';
import { LedgerModule } from '../ledger/ledger.module.js';
import { PaymentRemindersModule } from '../payment-reminders/payment-reminders.module.js';
import { PaymentsModule } from '../payments/payments.module.js';
import { TalliesModule } from '../tallies/tallies.module.js';
import { BookedMeanwhile } from './booked-meanwhile.js';
import { BooksOfClient } from './books-of-client.js';
import { ClientPartsModule } from './client-parts.module.js';
import { CompleteOldDocuments } from './complete-old-documents.js';
import { KeepKeysWhenClientChanged } from './keep-keys-when-client-changed.handler.js';
import { KeysOfClient } from './keys-of-client.js';
import { MoneyOfClients } from './money-of-clients.js';
import { MoneyOfPersonAnswer } from './money-of-person.answer.js';
import { ReversalsOfClient } from './reversals-of-client.js';
import { TalliesOfClient } from './tallies-of-client.js';
import { WishOfClient } from './wish-of-client.js';

/** What of the firm's money hangs on a client: it is counted, and moves when two records of one client are merged. */
@Module({
  imports: [
    ClientFundsModule,
    ClientNamesModule,
    ClientPartsModule,
    ClientSearchModule,
    CreditNotesModule,
    CreditUsesModule,
    InvoicesModule,
    LedgerModule,
    PaymentRemindersModule,
    PaymentsModule,
    TalliesModule,
  ],
  providers: [
    BookedMeanwhile,
    BooksOfClient,
    CompleteOldDocuments,
    KeepKeysWhenClientChanged,
    KeysOfClient,
    MoneyOfClients,
    MoneyOfPersonAnswer,
    ReversalsOfClient,
    TalliesOfClient,
    WishOfClient,
  ],
})
export class ClientRecordsModule {}
