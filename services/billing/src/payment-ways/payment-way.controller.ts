import type { InputOf, ResponseOf } from '@diwan/contracts/http/endpoint';
import {
  changePaymentWay,
  createPaymentWay,
  listOwnPaymentWays,
  listPaymentWays,
} from '@diwan/contracts/money/payment-ways/http';
import { Clock } from '@diwan/service-kit/app/clock';
import type { Deed } from '@diwan/service-kit/deeds/deed';
import { clientView } from '@diwan/service-kit/http/client-view';
import { Caller, Endpoint, Input, type SignedInCaller } from '@diwan/service-kit/http/endpoint';
import { Controller } from '@nestjs/common';
import { EditPaymentWays } from './edit-payment-ways.js';
import { toOwnPaymentWay, toPaymentWay } from './payment-way.presenter.js';
import { PaymentWayRepository } from './payment-way.repository.js';

/** Ways to pay, for staff and for clients. */
@Controller()
export class PaymentWayController {
  constructor(
    private readonly ways: PaymentWayRepository,
    private readonly editPaymentWays: EditPaymentWays,
    private readonly clock: Clock,
  ) {}

  @Endpoint(listPaymentWays)
  async list(): Promise<ResponseOf<typeof listPaymentWays>> {
    const now = this.clock.now();
    return (await this.ways.all()).map((way) => toPaymentWay(way, now));
  }

  @Endpoint(createPaymentWay)
  create(
    @Caller() caller: SignedInCaller,
    @Input() { body }: InputOf<typeof createPaymentWay>,
  ): Deed<ResponseOf<typeof createPaymentWay>> {
    return this.editPaymentWays.add(caller, body);
  }

  @Endpoint(changePaymentWay)
  change(
    @Caller() caller: SignedInCaller,
    @Input() input: InputOf<typeof changePaymentWay>,
  ): Promise<ResponseOf<typeof changePaymentWay>> {
    return this.editPaymentWays.change(caller, input);
  }

  @Endpoint(listOwnPaymentWays)
  async own(
    @Caller() caller: SignedInCaller,
    @Input() { query }: InputOf<typeof listOwnPaymentWays>,
  ): Promise<ResponseOf<typeof listOwnPaymentWays>> {
    // Refuses a delegate who may not see bills.
    clientView(caller, 'billing');
    const ways = await this.ways.all();
    const now = this.clock.now();
    return ways
      .filter(({ active, currencies }) => active && currencies.includes(query.currency))
      .map((way) => toOwnPaymentWay(way, now));
  }
}
