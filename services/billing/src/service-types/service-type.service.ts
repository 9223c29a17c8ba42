import type { InputOf } from '@diwan/contracts/http/endpoint';
import type { createServiceType, ServiceType } from '@diwan/contracts/money/service-types/http';
import { AuditLog } from '@diwan/service-kit/audit';
import { Clock } from '@diwan/service-kit/clock';
import type { Deed } from '@diwan/service-kit/deed';
import { DomainError, isDuplicateKey } from '@diwan/service-kit/domain-error';
import type { SignedInCaller } from '@diwan/service-kit/endpoint';
import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import type * as z from 'zod/mini';
import { nameKey } from './name-key.js';
import { ServiceTypeRepository } from './service-type.repository.js';
import type { ServiceTypeRecord } from './service-type.schema.js';

type NewServiceType = Parameters<ServiceTypeRepository['create']>[0];
type ServiceTypeAnswer = z.output<typeof ServiceType>;

/** Kinds of work and their usual rates (D-112). */
@Injectable()
export class ServiceTypeService {
  constructor(
    private readonly serviceTypes: ServiceTypeRepository,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  async list(): Promise<ServiceTypeAnswer[]> {
    return (await this.serviceTypes.list()).map(shown);
  }

  /** Throws VALIDATION for a rate below nothing and DUPLICATE when one of the names is taken, whatever its case. */
  create(
    { name, hourlyRate }: InputOf<typeof createServiceType>['body'],
    caller: SignedInCaller,
  ): Deed<ServiceTypeAnswer> {
    if (hourlyRate.amountMinor < 0) {
      throw new DomainError('VALIDATION', { fieldErrors: { 'hourlyRate.amountMinor': 'too_small' } });
    }
    const fields = { name, nameKey: nameKey(name), hourlyRate, active: true, createdAt: this.clock.now() };
    return { commit: (session) => this.write(fields, caller, session).catch(refuseTakenName) };
  }

  private async write(
    fields: NewServiceType,
    caller: SignedInCaller,
    session: ClientSession,
  ): Promise<ServiceTypeAnswer> {
    const added = shown(await this.serviceTypes.create(fields, session));
    await this.audit.record(
      { action: 'service-type.added', subject: 'service-type', subjectId: added.id, after: added, caller },
      session,
    );
    return added;
  }
}

/** The names are the only unique values of a kind of work. */
function refuseTakenName(error: unknown): never {
  throw isDuplicateKey(error) ? new DomainError('DUPLICATE', { cause: error }) : error;
}

function shown({ _id, name, hourlyRate, active }: ServiceTypeRecord): ServiceTypeAnswer {
  return { id: _id.toHexString(), name, hourlyRate, active };
}
