import { staffWithPermission } from '@diwan/contracts/people/staff/questions';
import type { Money } from '@diwan/contracts/shared/money';
import { Clock } from '@diwan/service-kit/app/clock';
import { AuditLog } from '@diwan/service-kit/audit/audit';
import { DomainError, isDuplicateKey } from '@diwan/service-kit/http/domain-error';
import type { SignedInCaller } from '@diwan/service-kit/http/endpoint';
import { RpcClient } from '@diwan/service-kit/rpc/rpc';
import { InTransaction } from '@diwan/service-kit/store/database';
import { Injectable } from '@nestjs/common';
import { BilledCases } from '../legal-cases/billed-cases.js';
import { BillingRateRepository, FIRM, type RateOf } from './billing-rate.repository.js';

/** What somebody writes of a rate; `version` is the one they saw. */
export interface RateInput {
  rate: Money | null;
  version: number;
}

/** A rate with the version to change it by. */
export interface RateShown {
  rate: Money | null;
  version: number;
}

/** Writes rates for an hour, or takes them away so that what stands above holds (BILL-16). Recorded time keeps the rate it had. */
@Injectable()
export class SetRate {
  constructor(
    private readonly rates: BillingRateRepository,
    private readonly billedCases: BilledCases,
    private readonly rpc: RpcClient,
    private readonly inTransaction: InTransaction,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  /** Throws DomainError CONFLICT (somebody else wrote it meanwhile). */
  ofFirm(caller: SignedInCaller, input: RateInput): Promise<RateShown> {
    return this.write(caller, FIRM, input);
  }

  /** Throws DomainError NOT_FOUND (nobody who records time), CONFLICT, UNAVAILABLE. */
  async ofLawyer(caller: SignedInCaller, personId: string, input: RateInput): Promise<RateShown> {
    const recording = await this.rpc.ask(staffWithPermission, { permission: 'time:write' });
    if (!recording.includes(personId)) throw new DomainError('NOT_FOUND');
    return this.write(caller, { scope: 'lawyer', subjectId: personId }, input);
  }

  /** Throws DomainError NOT_FOUND, CONFLICT, UNAVAILABLE. */
  async ofCase(caller: SignedInCaller, caseId: string, input: RateInput): Promise<RateShown> {
    await this.refuseStranger(caller, caseId);
    return this.write(caller, { scope: 'case', subjectId: caseId }, input);
  }

  /** The rate of a case as it stands. Throws DomainError NOT_FOUND, UNAVAILABLE. */
  async caseRate(caller: SignedInCaller, caseId: string): Promise<RateShown> {
    await this.refuseStranger(caller, caseId);
    const found = await this.rates.one({ scope: 'case', subjectId: caseId });
    return found ? { rate: found.rate, version: found.version } : { rate: null, version: 0 };
  }

  private async refuseStranger(caller: SignedInCaller, caseId: string): Promise<void> {
    const found = await this.billedCases.known(caller, [caseId]);
    if (!found.has(caseId)) throw new DomainError('NOT_FOUND');
  }

  private write(caller: SignedInCaller, of: RateOf, { rate, version }: RateInput): Promise<RateShown> {
    return this.inTransaction
      .run(async (session) => {
        const before = (await this.rates.one(of, session))?.rate ?? null;
        const written = await this.rates.set(of, version, rate, this.clock.now(), session);
        if (!written) throw new DomainError('CONFLICT');
        const line = {
          subject: `${of.scope}-rate`,
          subjectId: of.subjectId,
          before: { rate: before },
          after: { rate },
        };
        await this.audit.record({ action: 'billing-rate.set', ...line, caller }, session);
        return { rate: written.rate, version: written.version };
      })
      .catch((fault: unknown) => {
        throw isDuplicateKey(fault) ? new DomainError('CONFLICT', { cause: fault }) : fault;
      });
  }
}
