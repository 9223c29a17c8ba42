import { InvoiceReminderDueV1 } from '@diwan/contracts/money/payment-reminders/events';
import { MOST_DAYS_AHEAD } from '@diwan/contracts/money/payment-reminders/http';
import { beirutDate } from '@diwan/contracts/shared/beirut-time';
import { Clock } from '@diwan/service-kit/app/clock';
import { Log } from '@diwan/service-kit/app/log';
import { Periodic } from '@diwan/service-kit/app/periodic';
import { Outbox } from '@diwan/service-kit/events/outbox';
import { InTransaction } from '@diwan/service-kit/store/database';
import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { InvoiceRepository } from '../invoices/invoice.repository.js';
import type { InvoiceRecord } from '../invoices/invoice.schema.js';
import { FollowUpRepository } from './follow-up.repository.js';
import type { FollowUpRecord } from './follow-up.schema.js';
import { dueWindow, reminderOn } from './reminder.rules.js';

/** Pause between looks, in milliseconds. */
const PAUSE = 10 * 60_000;
/** Invoices that are read at once. */
const BATCH = 200;

/**
 * Finds the invoices that their clients are to be reminded of (BILL-17). Each step is told once, whichever instance finds it; what was paid
 * or voided is not open any more and is not found. Whether anything is said in the end is asked again when the message goes.
 */
@Injectable()
export class RemindOfInvoices implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly rounds = new Periodic({
    pause: PAUSE,
    round: (isStopped) => this.look(isStopped),
    failed: (error) => this.log.warn('invoice-reminders.stalled', { error }),
  });

  constructor(
    private readonly invoices: InvoiceRepository,
    private readonly followUps: FollowUpRepository,
    private readonly inTransaction: InTransaction,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
    private readonly log: Log,
  ) {}

  onApplicationBootstrap(): void {
    this.rounds.start();
  }

  /** Lets the look under way end and starts no other. */
  onModuleDestroy(): Promise<void> {
    return this.rounds.stop();
  }

  /** Looks once, from the oldest due date on. One that cannot be told now does not stand in the way of the others. */
  async look(isStopped = () => false): Promise<void> {
    const today = beirutDate(this.clock.now());
    const window = dueWindow(today, MOST_DAYS_AHEAD);
    let after: InvoiceRecord | null = null;
    do {
      const found: InvoiceRecord[] = await this.invoices.openDue(window, after, BATCH);
      const known = await this.followUps.some(found.map(({ _id }) => String(_id)));
      const unwilling = await this.followUps.unwilling(found.map(({ clientId }) => clientId));
      for (const invoice of found) {
        if (isStopped()) return;
        if (unwilling.has(invoice.clientId)) continue;
        await this.remind(invoice, known.get(String(invoice._id)), today).catch((error: unknown) =>
          this.log.error('invoice-reminders.failed', { error }),
        );
      }
      after = found.length < BATCH ? null : (found.at(-1) ?? null);
    } while (after);
  }

  private async remind(invoice: InvoiceRecord, known: FollowUpRecord | undefined, today: string): Promise<void> {
    const due = reminderOn(today, { dueDate: invoice.dueDate, promisedFor: known?.promisedFor ?? null });
    if (!due || known?.isSilent) return;
    const key = `${due.step} ${due.from}`;
    if (known?.told.some((told) => told.key === key)) return;
    const invoiceId = String(invoice._id);
    const { clientId, caseId } = invoice;
    await this.inTransaction.run(async (session) => {
      if (!(await this.followUps.tell(invoiceId, { step: due.step, key, at: this.clock.now() }, session))) return;
      await this.outbox.add(InvoiceReminderDueV1, { invoiceId, clientId, caseId, step: due.step }, session);
    });
  }
}
