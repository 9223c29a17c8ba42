import type { InputOf, ResponseOf } from '@diwan/contracts/http/endpoint';
import {
  getPayment,
  listPayments,
  previewVoid,
  recordPayment,
  takeBackCredit,
  useCredit,
  voidPayment,
} from '@diwan/contracts/money/payments/http';
import { listOwnPayments } from '@diwan/contracts/money/payments/own.http';
import type { Deed } from '@diwan/service-kit/deeds/deed';
import { clientView, ofCase } from '@diwan/service-kit/http/client-view';
import { DomainError } from '@diwan/service-kit/http/domain-error';
import { Caller, Endpoint, Input, type SignedInCaller } from '@diwan/service-kit/http/endpoint';
import { Controller } from '@nestjs/common';
import { PreviewRelease } from '../credit-uses/preview-release.js';
import { TakeBackCredit } from '../credit-uses/take-back-credit.js';
import { UseCredit } from '../credit-uses/use-credit.js';
import { KeptCases } from '../walls/kept-cases.js';
import { toOwnPayment } from './payment.presenter.js';
import { PaymentRepository } from './payment.repository.js';
import { takenBackOf } from './payment.rules.js';
import { PaymentViews } from './payment-views.js';
import { RecordPayment } from './record-payment.js';
import { VoidPayment } from './void-payment.js';

/** Payments and their receipts. */
@Controller()
export class PaymentController {
  constructor(
    private readonly payments: PaymentRepository,
    private readonly paymentViews: PaymentViews,
    private readonly recordPayment: RecordPayment,
    private readonly voidPayment: VoidPayment,
    private readonly useCredit: UseCredit,
    private readonly takeBackCredit: TakeBackCredit,
    private readonly previewRelease: PreviewRelease,
    private readonly keptCases: KeptCases,
  ) {}

  @Endpoint(listPayments)
  async list(
    @Caller() caller: SignedInCaller,
    @Input() { query }: InputOf<typeof listPayments>,
  ): Promise<ResponseOf<typeof listPayments>> {
    const page = await this.payments.page(query, await this.keptCases.of(caller));
    return { ...page, items: await this.paymentViews.some(page.items) };
  }

  @Endpoint(getPayment)
  async get(@Input() { params }: InputOf<typeof getPayment>): Promise<ResponseOf<typeof getPayment>> {
    const record = await this.payments.one(params.id);
    if (!record) throw new DomainError('NOT_FOUND');
    return (await this.paymentViews.presenter([record]))(record);
  }

  @Endpoint(recordPayment)
  record(
    @Caller() caller: SignedInCaller,
    @Input() { body }: InputOf<typeof recordPayment>,
  ): Promise<Deed<ResponseOf<typeof recordPayment>>> {
    return this.recordPayment.run(caller, body);
  }

  @Endpoint(previewVoid)
  async voidPreview(
    @Caller() caller: SignedInCaller,
    @Input() { params }: InputOf<typeof previewVoid>,
  ): Promise<ResponseOf<typeof previewVoid>> {
    const payment = await this.payments.one(params.id);
    if (!payment) throw new DomainError('NOT_FOUND');
    return this.previewRelease.of(caller, payment.isVoid ? null : takenBackOf(payment));
  }

  @Endpoint(voidPayment)
  void(
    @Caller() caller: SignedInCaller,
    @Input() { params, body }: InputOf<typeof voidPayment>,
  ): Promise<Deed<ResponseOf<typeof voidPayment>>> {
    return this.voidPayment.run(caller, params.id, body);
  }

  @Endpoint(useCredit)
  credit(
    @Caller() caller: SignedInCaller,
    @Input() { params, body }: InputOf<typeof useCredit>,
  ): Promise<Deed<ResponseOf<typeof useCredit>>> {
    return this.useCredit.run(caller, params.id, body.amountMinor);
  }

  @Endpoint(takeBackCredit)
  takeBack(
    @Caller() caller: SignedInCaller,
    @Input() { params, body }: InputOf<typeof takeBackCredit>,
  ): Promise<Deed<ResponseOf<typeof takeBackCredit>>> {
    return this.takeBackCredit.run(caller, params, body);
  }

  @Endpoint(listOwnPayments)
  async own(
    @Caller() caller: SignedInCaller,
    @Input() { query }: InputOf<typeof listOwnPayments>,
  ): Promise<ResponseOf<typeof listOwnPayments>> {
    const page = await this.payments.ownPage(ofCase(clientView(caller, 'billing'), query.caseId), query);
    return { ...page, items: page.items.map(toOwnPayment) };
  }
}
