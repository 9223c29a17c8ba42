import { modelProvider } from '@diwan/service-kit/store/database';
import { Module } from '@nestjs/common';
import { EditPaymentWays } from './edit-payment-ways.js';
import { PaymentWayController } from './payment-way.controller.js';
import { PaymentWayRepository } from './payment-way.repository.js';
import { paymentWaySchema } from './payment-way.schema.js';

/** How clients can pay. */
@Module({
  controllers: [PaymentWayController],
  providers: [modelProvider('PaymentWay', paymentWaySchema), EditPaymentWays, PaymentWayRepository],
  exports: [PaymentWayRepository],
})
export class PaymentWaysModule {}
