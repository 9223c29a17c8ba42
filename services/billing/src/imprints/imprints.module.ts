import { modelProvider } from '@diwan/service-kit/store/database';
import { Module } from '@nestjs/common';
import { ClientNamesModule } from '../client-names/client-names.module.js';
import { FirmModule } from '../firm/firm.module.js';
import { LegalCasesModule } from '../legal-cases/legal-cases.module.js';
import { PaymentWaysModule } from '../payment-ways/payment-ways.module.js';
import { imprintSchema } from './imprint.schema.js';
import { Imprints } from './imprints.js';

/** What documents say that stands elsewhere. */
@Module({
  imports: [ClientNamesModule, FirmModule, LegalCasesModule, PaymentWaysModule],
  providers: [modelProvider('Imprint', imprintSchema), Imprints],
  exports: [Imprints],
})
export class ImprintsModule {}
