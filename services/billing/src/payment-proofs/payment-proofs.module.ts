import { FileInspector } from '@diwan/service-kit/files/file-inspector';
import { ObjectsModule } from '@diwan/service-kit/object-store/objects.module';
import { PeopleModule } from '@diwan/service-kit/people/people.module';
import { modelProvider } from '@diwan/service-kit/store/database';
import { VirusScanModule } from '@diwan/service-kit/virus-scan/virus-scan.module';
import { Module } from '@nestjs/common';
import { ClientFundsModule } from '../client-funds/client-funds.module.js';
import { FundRequestsModule } from '../fund-requests/fund-requests.module.js';
import { InvoicesModule } from '../invoices/invoices.module.js';
import { PaymentsModule } from '../payments/payments.module.js';
import { WallsModule } from '../walls/walls.module.js';
import { DecideProof } from './decide-proof.js';
import { KeepProofFile } from './keep-proof-file.js';
import { PaymentProofController } from './payment-proof.controller.js';
import { PaymentProofRepository } from './payment-proof.repository.js';
import { paymentProofSchema } from './payment-proof.schema.js';
import { PaymentProofViews } from './payment-proof-views.js';
import { ProofNoticeAnswer } from './proof-notice.answer.js';
import { Proven } from './proven.js';
import { RecordProven } from './record-proven.js';
import { SendProof } from './send-proof.js';
import { ServeProof } from './serve-proof.js';

/** What clients send to show that they have paid. */
@Module({
  imports: [
    ClientFundsModule,
    FundRequestsModule,
    InvoicesModule,
    ObjectsModule,
    PaymentsModule,
    PeopleModule,
    VirusScanModule,
    WallsModule,
  ],
  controllers: [PaymentProofController],
  providers: [
    modelProvider('PaymentProof', paymentProofSchema),
    DecideProof,
    FileInspector,
    KeepProofFile,
    PaymentProofRepository,
    PaymentProofViews,
    ProofNoticeAnswer,
    Proven,
    RecordProven,
    SendProof,
    ServeProof,
  ],
})
export class PaymentProofsModule {}
