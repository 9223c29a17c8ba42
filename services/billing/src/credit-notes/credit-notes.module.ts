import { PeopleModule } from '@diwan/service-kit/people/people.module';
import { modelProvider } from '@diwan/service-kit/store/database';
import { Module } from '@nestjs/common';
import { ClientNamesModule } from '../client-names/client-names.module.js';
import { ImprintsModule } from '../imprints/imprints.module.js';
import { InvoicesModule } from '../invoices/invoices.module.js';
import { LedgerModule } from '../ledger/ledger.module.js';
import { NumberSeriesModule } from '../number-series/number-series.module.js';
import { WallsModule } from '../walls/walls.module.js';
import { BookCreditNote } from './book-credit-note.js';
import { CreditNoteController } from './credit-note.controller.js';
import { CreditNoteRepository } from './credit-note.repository.js';
import { creditNoteSchema } from './credit-note.schema.js';
import { CreditNoteNoticeAnswer } from './credit-note-notice.answer.js';
import { CreditedLineController } from './credited-line.controller.js';
import { CreditedLines } from './credited-lines.js';
import { IssueCreditNote } from './issue-credit-note.js';
import { SetLinesBillable } from './set-lines-billable.js';

/** What is taken back of invoices. */
@Module({
  imports: [
    ClientNamesModule,
    ImprintsModule,
    InvoicesModule,
    LedgerModule,
    NumberSeriesModule,
    PeopleModule,
    WallsModule,
  ],
  controllers: [CreditNoteController, CreditedLineController],
  providers: [
    modelProvider('CreditNote', creditNoteSchema),
    BookCreditNote,
    CreditNoteNoticeAnswer,
    CreditNoteRepository,
    CreditedLines,
    IssueCreditNote,
    SetLinesBillable,
  ],
  exports: [CreditNoteRepository, IssueCreditNote],
})
export class CreditNotesModule {}
