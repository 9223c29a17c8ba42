import type { InputOf } from '@diwan/contracts/http/endpoint';
import type { BilledCase } from '@diwan/contracts/matters/cases/questions';
import type { changeTimeEntry } from '@diwan/contracts/money/time-entries/http';
import { beirutDate } from '@diwan/contracts/shared/beirut-time';
import { Clock } from '@diwan/service-kit/app/clock';
import { DomainError } from '@diwan/service-kit/http/domain-error';
import { Injectable } from '@nestjs/common';
import { RatesThatHold } from '../billing-rates/rates-that-hold.js';
import { ServiceTypeRepository } from '../service-types/service-type.repository.js';
import { clientOfWork } from './case-of-work.js';
import type { TimeEntryRecord } from './time-entry.schema.js';

/** What somebody wrote of their work. */
export type TimeInput = Omit<InputOf<typeof changeTimeEntry>['body'], 'version' | 'saysDuration'>;

/** What an entry keeps of it. */
export type TimeFieldsKept = Pick<
  TimeEntryRecord,
  | 'clientId'
  | 'caseId'
  | 'serviceTypeId'
  | 'description'
  | 'note'
  | 'dateWorked'
  | 'minutes'
  | 'timerMinutes'
  | 'rate'
  | 'rateFrom'
  | 'billable'
>;

/** How what somebody wrote becomes an entry: its client, and the rate that holds now (BILL-16). Asks identity. */
@Injectable()
export class TimeFields {
  constructor(
    private readonly rates: RatesThatHold,
    private readonly serviceTypes: ServiceTypeRepository,
    private readonly clock: Clock,
  ) {}

  /** Throws DomainError VALIDATION (a day to come, an unknown kind of work, a client of another case), UNAVAILABLE. */
  async of(
    personId: string,
    legalCase: BilledCase,
    input: TimeInput,
    stored?: Pick<TimeEntryRecord, 'serviceTypeId'>,
  ): Promise<TimeFieldsKept> {
    if (input.dateWorked > beirutDate(this.clock.now()))
      throw new DomainError('VALIDATION', { fieldErrors: { dateWorked: 'too_large' } });
    const { caseId, serviceTypeId } = input;
    await this.refuseUnknownType(serviceTypeId, stored?.serviceTypeId ?? null);
    const clientId = clientOfWork(legalCase, input.clientId);
    const { rate, rateFrom } = await this.rates.of({ personId, clientId, caseId, serviceTypeId });
    return { ...input, timerMinutes: null, clientId, rate, rateFrom };
  }

  /** One that was put aside is taken only where it stands already. */
  private async refuseUnknownType(wanted: string | null, stands: string | null): Promise<void> {
    if (wanted === null || wanted === stands) return;
    const found = await this.serviceTypes.one(wanted);
    if (!found?.active) throw new DomainError('VALIDATION', { fieldErrors: { serviceTypeId: 'invalid_choice' } });
  }
}
