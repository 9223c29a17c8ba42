import type { InputOf } from '@diwan/contracts/http/endpoint';
import type { createServiceType } from '@diwan/contracts/money/service-types/http';
import { Clock } from '@diwan/service-kit/app/clock';
import { AuditLog } from '@diwan/service-kit/audit/audit';
import type { Deed } from '@diwan/service-kit/deeds/deed';
import type { SignedInCaller } from '@diwan/service-kit/http/endpoint';
import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import { nameKey } from './name-key.js';
import { type ServiceTypeShown, toServiceType } from './service-type.presenter.js';
import { ServiceTypeRepository } from './service-type.repository.js';
import { refuseNegativeRate, refuseTakenName } from './service-type.rules.js';

type NewServiceType = Parameters<ServiceTypeRepository['create']>[0];

/** Adds a kind of work with its usual rate (D-112). */
@Injectable()
export class CreateServiceType {
  constructor(
    private readonly serviceTypes: ServiceTypeRepository,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  /** Throws VALIDATION for a rate below nothing and DUPLICATE when one of the names is taken, whatever its case. */
  run({ name, hourlyRate }: InputOf<typeof createServiceType>['body'], caller: SignedInCaller): Deed<ServiceTypeShown> {
    refuseNegativeRate(hourlyRate);
    const fields = { name, nameKey: nameKey(name), hourlyRate, active: true, version: 1, createdAt: this.clock.now() };
    return { commit: (session) => this.write(fields, caller, session).catch(refuseTakenName) };
  }

  private async write(
    fields: NewServiceType,
    caller: SignedInCaller,
    session: ClientSession,
  ): Promise<ServiceTypeShown> {
    const added = toServiceType(await this.serviceTypes.create(fields, session));
    await this.audit.record(
      { action: 'service-type.added', subject: 'service-type', subjectId: added.id, after: added, caller },
      session,
    );
    return added;
  }
}
