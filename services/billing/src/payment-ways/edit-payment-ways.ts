import type { InputOf } from '@diwan/contracts/http/endpoint';
import { PaymentWayChangedV1 } from '@diwan/contracts/money/payment-ways/events';
import type { changePaymentWay, PaymentWay, PaymentWayFields } from '@diwan/contracts/money/payment-ways/http';
import { Clock } from '@diwan/service-kit/app/clock';
import { AuditLog } from '@diwan/service-kit/audit/audit';
import type { Deed } from '@diwan/service-kit/deeds/deed';
import { VersionedEdit } from '@diwan/service-kit/deeds/versioned-edit';
import { Outbox } from '@diwan/service-kit/events/outbox';
import { DomainError } from '@diwan/service-kit/http/domain-error';
import type { SignedInCaller } from '@diwan/service-kit/http/endpoint';
import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import { storedFields, toPaymentWay } from './payment-way.presenter.js';
import { MOST_WAYS, PaymentWayRepository } from './payment-way.repository.js';
import { endingOf, isNewToClients } from './payment-way.rules.js';
import type { PaymentWayRecord } from './payment-way.schema.js';

/**
 * Adds and changes ways to pay. Whoever could change an IBAN in silence could take clients' money: the person proves themselves anew, each
 * change is in the audit log and told to the owners, and clients are told for a while that it is new.
 */
@Injectable()
export class EditPaymentWays {
  constructor(
    private readonly ways: PaymentWayRepository,
    private readonly versionedEdit: VersionedEdit,
    private readonly outbox: Outbox,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  /** The deed throws CONFLICT when there are more than anybody needs. */
  add(caller: SignedInCaller, fields: PaymentWayFields): Deed<PaymentWay> {
    const now = this.clock.now();
    return {
      commit: async (session) => {
        if ((await this.ways.all(session)).length >= MOST_WAYS) throw new DomainError('CONFLICT');
        const after = storedFields(fields);
        const added = await this.ways.insert({ ...after, active: true, createdAt: now, changedAt: now }, session);
        const line = { action: 'payment-way.added', subject: 'payment-way', subjectId: String(added._id), caller };
        await this.audit.record({ ...line, after }, session);
        await this.tell(caller, null, added, session);
        return toPaymentWay(added, now);
      },
    };
  }

  /** Throws NOT_FOUND, CONFLICT. */
  async change(
    caller: SignedInCaller,
    { params: { id }, body }: InputOf<typeof changePaymentWay>,
  ): Promise<PaymentWay> {
    const now = this.clock.now();
    const edited = { action: 'payment-way.changed', subject: 'payment-way', id, caller };
    const written = await this.versionedEdit.run(edited, {
      read: (session) => this.ways.one(id, session),
      change: () => ({ ...storedFields(body.fields), active: body.active }),
      write: (change, stored, session) => {
        const changedAt = isNewToClients(stored, change) ? now : stored.changedAt;
        return this.ways.change(id, body.version, { ...change, changedAt }, session);
      },
      also: (record, stored, session) => this.tell(caller, stored, record, session),
    });
    return toPaymentWay(written, now);
  }

  private async tell(
    { personId }: SignedInCaller,
    before: PaymentWayRecord | null,
    after: PaymentWayRecord,
    session: ClientSession,
  ): Promise<void> {
    const brief = (way: PaymentWayRecord) => ({ kind: way.kind, ending: endingOf(way), active: way.active });
    const told = {
      paymentWayId: String(after._id),
      version: after.version,
      personId,
      at: this.clock.now().toISOString(),
      before: before && brief(before),
      after: brief(after),
    };
    await this.outbox.add(PaymentWayChangedV1, told, session);
  }
}
