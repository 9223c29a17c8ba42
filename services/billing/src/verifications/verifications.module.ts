import { modelProvider } from '@diwan/service-kit/store/database';
import { Module } from '@nestjs/common';
import { ClientNamesModule } from '../client-names/client-names.module.js';
import { CreditNotesModule } from '../credit-notes/credit-notes.module.js';
import { FirmModule } from '../firm/firm.module.js';
import { InvoicesModule } from '../invoices/invoices.module.js';
import { PaymentsModule } from '../payments/payments.module.js';
import { paperCodeSchema } from './paper-code.schema.js';
import { PaperCodes } from './paper-codes.js';
import { VerificationController } from './verification.controller.js';
import { VerifyPaper } from './verify-paper.js';

/** Codes on documents, and what they prove. */
@Module({
  imports: [CreditNotesModule, ClientNamesModule, FirmModule, InvoicesModule, PaymentsModule],
  controllers: [VerificationController],
  providers: [modelProvider('PaperCode', paperCodeSchema), PaperCodes, VerifyPaper],
  exports: [PaperCodes],
})
export class VerificationsModule {}
