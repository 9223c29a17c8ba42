import { PeopleModule } from '@diwan/service-kit/people/people.module';
import { modelProvider } from '@diwan/service-kit/store/database';
import { Module } from '@nestjs/common';
import { InvoicesModule } from '../invoices/invoices.module.js';
import { FollowUpRepository } from './follow-up.repository.js';
import { followUpSchema, reminderWishSchema } from './follow-up.schema.js';
import { InvoiceNoticeAnswer } from './invoice-notice.answer.js';
import { PromisePayment } from './promise-payment.js';
import { RemindOfInvoices } from './remind-of-invoices.js';
import { ReminderController } from './reminder.controller.js';
import { SetInvoiceReminders } from './set-invoice-reminders.js';
import { SetReminderWish } from './set-reminder-wish.js';

/** Asking for invoices to be paid: reminders, and what clients promise. */
@Module({
  imports: [InvoicesModule, PeopleModule],
  controllers: [ReminderController],
  providers: [
    modelProvider('InvoiceFollowUp', followUpSchema),
    modelProvider('ReminderWish', reminderWishSchema),
    FollowUpRepository,
    InvoiceNoticeAnswer,
    PromisePayment,
    RemindOfInvoices,
    SetInvoiceReminders,
    SetReminderWish,
  ],
  exports: [FollowUpRepository],
})
export class PaymentRemindersModule {}
