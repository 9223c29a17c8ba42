import type { InputOf } from '@diwan/contracts/http/endpoint';
import type { changePaymentWay, PaymentWay, PaymentWayFields } from '@diwan/contracts/money/payment-ways/http';
import { Clock } from '@diwan/service-kit/app/clock';
import { AuditLog } from '@diwan/service-kit/audit/audit';
import type { Deed } from '@diwan/service-kit/deeds/deed';
import { VersionedEdit } from '@diwan/service-kit/deeds/versioned-edit';
import { DomainError } from '@diwan/service-kit/http/domain-error';
import type { SignedInCaller } from '@diwan/service-kit/http/endpoint';
import { Injectable } from '@nestjs/common';
import { storedFields, toPaymentWay } from './payment-way.presenter.js';
import { MOST_WAYS, PaymentWayRepository } from './payment-way.repository.js';

/** Adds and changes ways to pay. Each is in the audit log: whoever could change an IBAN in silence could take clients' money. */
@Injectable()
export class EditPaymentWays {
  constructor(
    private readonly ways: PaymentWayRepository,
    private readonly versionedEdit: VersionedEdit,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  /** Throws CONFLICT when there are more than anybody needs. */
  add(caller: SignedInCaller, fields: PaymentWayFields): Deed<PaymentWay> {
    return {
      commit: async (session) => {
        if ((await this.ways.all(session)).length >= MOST_WAYS) throw new DomainError('CONFLICT');
        const after = storedFields(fields);
        const added = await this.ways.insert({ ...after, active: true, createdAt: this.clock.now() }, session);
        const line = { action: 'payment-way.added', subject: 'payment-way', subjectId: String(added._id), caller };
        await this.audit.record({ ...line, after }, session);
        return toPaymentWay(added);
      },
    };
  }

  /** Throws NOT_FOUND, CONFLICT. */
  async change(
    caller: SignedInCaller,
    { params: { id }, body }: InputOf<typeof changePaymentWay>,
  ): Promise<PaymentWay> {
    const edited = { action: 'payment-way.changed', subject: 'payment-way', id, caller };
    const written = await this.versionedEdit.run(edited, {
      read: (session) => this.ways.one(id, session),
      change: () => ({ ...storedFields(body.fields), active: body.active }),
      write: (change, _, session) => this.ways.change(id, body.version, change, session),
    });
    return toPaymentWay(written);
  }
}
