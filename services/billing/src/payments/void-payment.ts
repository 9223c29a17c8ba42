import type { InputOf } from '@diwan/contracts/http/endpoint';
import { PaymentVoidedV1 } from '@diwan/contracts/money/payments/events';
import type { Payment, voidPayment } from '@diwan/contracts/money/payments/http';
import { beirutDate } from '@diwan/contracts/shared/beirut-time';
import { Clock } from '@diwan/service-kit/app/clock';
import { AuditLog } from '@diwan/service-kit/audit/audit';
import { type Deed, presented } from '@diwan/service-kit/deeds/deed';
import { Outbox } from '@diwan/service-kit/events/outbox';
import { DomainError } from '@diwan/service-kit/http/domain-error';
import type { SignedInCaller } from '@diwan/service-kit/http/endpoint';
import { Injectable } from '@nestjs/common';
import { accountChanges } from '../credit-uses/account-changes.rules.js';
import { ReleaseCredit } from '../credit-uses/release-credit.js';
import { BookPayment } from './book-payment.js';
import { PaymentRepository } from './payment.repository.js';
import { takenBackOf } from './payment.rules.js';
import type { PaymentRecord } from './payment.schema.js';
import { PaymentViews } from './payment-views.js';

type Body = InputOf<typeof voidPayment>['body'];

/**
 * Voids a receipt: its entries are taken back today and balances are as before; the receipt stays and says so (D-118). Credit of it that was
 * used is taken back from where it went; what was paid out is owed back: a cheque that bounced is written down whatever became of its money.
 */
@Injectable()
export class VoidPayment {
  constructor(
    private readonly payments: PaymentRepository,
    private readonly paymentViews: PaymentViews,
    private readonly bookPayment: BookPayment,
    private readonly releaseCredit: ReleaseCredit,
    private readonly audit: AuditLog,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /** Throws NOT_FOUND, CONFLICT (void already), CREDIT_SPENT (more is to be taken back, or owed, than the body says), PERIOD_CLOSED. */
  async run(caller: SignedInCaller, id: string, body: Body): Promise<Deed<Payment>> {
    const { reason } = body;
    const seen = await this.payments.one(id);
    if (!seen) throw new DomainError('NOT_FOUND');
    const at = this.clock.now();
    const voided = { at, reason, by: caller.personId };
    const present = await this.paymentViews.presenter([{ ...seen, voided }]);
    const deed: Deed<PaymentRecord> = {
      commit: async (session) => {
        const record = await this.payments.void(seen._id, voided, session);
        if (!record) throw new DomainError('CONFLICT');
        const how = { day: beirutDate(at), by: caller.personId };
        const taken = takenBackOf(record);
        const released = await this.releaseCredit.run(caller, taken, { ...body, day: how.day }, session);
        const owing = released.owedBack.map(({ amount }) => amount.currency);
        const unpaid = await this.bookPayment.takeBack(record, { ...how, owing }, session);
        const changes = accountChanges([...unpaid, ...released.reopened], released.credit);
        const line = { action: 'payment.voided', subject: 'payment', subjectId: id, caller };
        await this.audit.record({ ...line, after: { reason } }, session);
        await this.outbox.add(PaymentVoidedV1, { paymentId: id, clientId: record.clientId, changes }, session);
        return record;
      },
    };
    return presented(deed, present);
  }
}
