import type { InputOf, ResponseOf } from '@diwan/contracts/http/endpoint';
import {
  getFollowUp,
  getOwnFollowUp,
  getReminderWish,
  promisePayment,
  setReminderWish,
} from '@diwan/contracts/money/payment-reminders/http';
import { DomainError } from '@diwan/service-kit/http/domain-error';
import { Caller, Endpoint, Input, type SignedInCaller } from '@diwan/service-kit/http/endpoint';
import { Controller } from '@nestjs/common';
import { InvoiceRepository } from '../invoices/invoice.repository.js';
import { invoiceInView } from '../invoices/own-invoice.js';
import { FollowUpRepository } from './follow-up.repository.js';
import { PromisePayment, toFollowUp } from './promise-payment.js';
import { SetReminderWish } from './set-reminder-wish.js';

/** Promises of clients, and reminders of what they owe. */
@Controller()
export class ReminderController {
  constructor(
    private readonly followUps: FollowUpRepository,
    private readonly invoices: InvoiceRepository,
    private readonly promisePayment: PromisePayment,
    private readonly setReminderWish: SetReminderWish,
  ) {}

  @Endpoint(getReminderWish)
  async wish(@Input() { params }: InputOf<typeof getReminderWish>): Promise<ResponseOf<typeof getReminderWish>> {
    const { isReminded, version } = await this.followUps.wishOf(params.id);
    return { isReminded, version };
  }

  @Endpoint(setReminderWish)
  setWish(
    @Caller() caller: SignedInCaller,
    @Input() input: InputOf<typeof setReminderWish>,
  ): Promise<ResponseOf<typeof setReminderWish>> {
    return this.setReminderWish.run(caller, input);
  }

  @Endpoint(getFollowUp)
  async followUp(@Input() { params }: InputOf<typeof getFollowUp>): Promise<ResponseOf<typeof getFollowUp>> {
    if (!(await this.invoices.one(params.id))) throw new DomainError('NOT_FOUND');
    const found = await this.followUps.of(params.id);
    const told = (found?.told ?? []).map(({ step, at }) => ({ step, at: at.toISOString() }));
    return { ...toFollowUp(found), told };
  }

  @Endpoint(getOwnFollowUp)
  async own(
    @Caller() caller: SignedInCaller,
    @Input() { params }: InputOf<typeof getOwnFollowUp>,
  ): Promise<ResponseOf<typeof getOwnFollowUp>> {
    await invoiceInView(this.invoices, caller, params.id);
    return toFollowUp(await this.followUps.of(params.id));
  }

  @Endpoint(promisePayment)
  promise(
    @Caller() caller: SignedInCaller,
    @Input() input: InputOf<typeof promisePayment>,
  ): Promise<ResponseOf<typeof promisePayment>> {
    return this.promisePayment.run(caller, input);
  }
}
