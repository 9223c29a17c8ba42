import type { InputOf, ResponseOf } from '@diwan/contracts/http/endpoint';
import {
  getFollowUp,
  getOwnFollowUp,
  getReminderWish,
  promisePayment,
  setInvoiceReminders,
  setReminderWish,
} from '@diwan/contracts/money/payment-reminders/http';
import { DomainError } from '@diwan/service-kit/http/domain-error';
import { Caller, Endpoint, Input, type SignedInCaller } from '@diwan/service-kit/http/endpoint';
import { Controller } from '@nestjs/common';
import { InvoiceRepository } from '../invoices/invoice.repository.js';
import { invoiceInView } from '../invoices/own-invoice.js';
import { FollowUpRepository } from './follow-up.repository.js';
import { PromisePayment, toFollowUp, toStaffFollowUp } from './promise-payment.js';
import { SetInvoiceReminders } from './set-invoice-reminders.js';
import { SetReminderWish } from './set-reminder-wish.js';

/** Promises of clients, and reminders of what they owe. */
@Controller()
export class ReminderController {
  constructor(
    private readonly followUps: FollowUpRepository,
    private readonly invoices: InvoiceRepository,
    private readonly promisePayment: PromisePayment,
    private readonly setInvoiceReminders: SetInvoiceReminders,
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

  @Endpoint(setInvoiceReminders)
  setOfInvoice(
    @Caller() caller: SignedInCaller,
    @Input() input: InputOf<typeof setInvoiceReminders>,
  ): Promise<ResponseOf<typeof setInvoiceReminders>> {
    return this.setInvoiceReminders.run(caller, input);
  }

  @Endpoint(getFollowUp)
  async followUp(@Input() { params }: InputOf<typeof getFollowUp>): Promise<ResponseOf<typeof getFollowUp>> {
    if (!(await this.invoices.one(params.id))) throw new DomainError('NOT_FOUND');
    return toStaffFollowUp(await this.followUps.of(params.id));
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
