import type { InputOf } from '@diwan/contracts/http/endpoint';
import { isFar, RATE_LIMIT_BP } from '@diwan/contracts/money/exchange-rates/difference';
import type { ExchangeRate, setExchangeRate } from '@diwan/contracts/money/exchange-rates/http';
import { beirutDate } from '@diwan/contracts/shared/beirut-time';
import { Clock } from '@diwan/service-kit/app/clock';
import { AuditLog } from '@diwan/service-kit/audit/audit';
import { DomainError } from '@diwan/service-kit/http/domain-error';
import { callerCan, type SignedInCaller } from '@diwan/service-kit/http/endpoint';
import { InTransaction } from '@diwan/service-kit/store/database';
import { Injectable } from '@nestjs/common';
import { ExchangeRates } from './exchange-rates.js';

/** Enters the rate of a day. Documents keep the rate they were written with. */
@Injectable()
export class SetExchangeRate {
  constructor(
    private readonly exchangeRates: ExchangeRates,
    private readonly inTransaction: InTransaction,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  /** Throws VALIDATION for a day to come, and for a rate far from the last one unless the caller may accept differences. */
  run(caller: SignedInCaller, { params: { day }, body }: InputOf<typeof setExchangeRate>): Promise<ExchangeRate> {
    const now = this.clock.now();
    if (day > beirutDate(now)) throw new DomainError('VALIDATION', { fieldErrors: { day: 'too_large' } });
    return this.inTransaction.run(async (session) => {
      const before = await this.exchangeRates.one(day, session);
      const last = await this.exchangeRates.lastBefore(day, session);
      const { lbpPerUsdHundredths } = body;
      const isOdd = last !== null && isFar(lbpPerUsdHundredths, last.lbpPerUsdHundredths, RATE_LIMIT_BP);
      if (isOdd && !callerCan(caller, 'difference:accept'))
        throw new DomainError('VALIDATION', { fieldErrors: { lbpPerUsdHundredths: 'far_from_last' } });
      await this.exchangeRates.set({ _id: day, ...body, setBy: caller.personId, setAt: now }, session);
      const line = { action: 'exchange-rate.set', subject: 'exchange-rate', subjectId: day, caller };
      const was = before && { lbpPerUsdHundredths: before.lbpPerUsdHundredths, source: before.source };
      await this.audit.record({ ...line, before: was, after: body }, session);
      return { day, ...body, setByName: caller.name, setAt: now.toISOString() };
    });
  }
}
