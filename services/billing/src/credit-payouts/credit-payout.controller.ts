import type { InputOf, ResponseOf } from '@diwan/contracts/http/endpoint';
import { listCreditPayouts, payOutCredit, reverseCreditPayout } from '@diwan/contracts/money/credit-payouts/http';
import { listOwnCreditPayouts } from '@diwan/contracts/money/credit-payouts/own.http';
import type { Deed } from '@diwan/service-kit/deeds/deed';
import { clientView } from '@diwan/service-kit/http/client-view';
import { Caller, Endpoint, Input, type SignedInCaller } from '@diwan/service-kit/http/endpoint';
import { People } from '@diwan/service-kit/people/people.service';
import { Controller } from '@nestjs/common';
import { namedIn, toCreditPayout, toOwnCreditPayout } from './credit-payout.presenter.js';
import { CreditPayoutRepository } from './credit-payout.repository.js';
import { PayOutCredit } from './pay-out-credit.js';
import { ReverseCreditPayout } from './reverse-credit-payout.js';

/** Credit that goes back to clients. */
@Controller()
export class CreditPayoutController {
  constructor(
    private readonly payouts: CreditPayoutRepository,
    private readonly payOutCredit: PayOutCredit,
    private readonly reverseCreditPayout: ReverseCreditPayout,
    private readonly people: People,
  ) {}

  @Endpoint(listCreditPayouts)
  async list(
    @Input() { params, query }: InputOf<typeof listCreditPayouts>,
  ): Promise<ResponseOf<typeof listCreditPayouts>> {
    const page = await this.payouts.ofClient(params.id, query);
    const names = await this.people.namesOf(page.items.flatMap(namedIn));
    return { ...page, items: page.items.map((record) => toCreditPayout(record, names)) };
  }

  @Endpoint(payOutCredit)
  payOut(
    @Caller() caller: SignedInCaller,
    @Input() { params, body }: InputOf<typeof payOutCredit>,
  ): Promise<Deed<ResponseOf<typeof payOutCredit>>> {
    return this.payOutCredit.run(caller, params.id, body);
  }

  @Endpoint(reverseCreditPayout)
  reverse(
    @Caller() caller: SignedInCaller,
    @Input() { params, body }: InputOf<typeof reverseCreditPayout>,
  ): Promise<Deed<ResponseOf<typeof reverseCreditPayout>>> {
    return this.reverseCreditPayout.run(caller, params.id, body);
  }

  /** A delegate of some cases sees none: credit belongs to no case. */
  @Endpoint(listOwnCreditPayouts)
  async own(
    @Caller() caller: SignedInCaller,
    @Input() { query }: InputOf<typeof listOwnCreditPayouts>,
  ): Promise<ResponseOf<typeof listOwnCreditPayouts>> {
    const { clientId, caseIds } = clientView(caller, 'billing');
    if (caseIds !== null) return { ...query, items: [], total: 0, exact: true };
    const page = await this.payouts.ofClient(clientId, query);
    return { ...page, items: page.items.map(toOwnCreditPayout) };
  }
}
