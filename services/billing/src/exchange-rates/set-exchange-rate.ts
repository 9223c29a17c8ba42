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
import type { ExchangeRateRecord } from './exchange-rate.schema.js';
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

  /**
   * Throws VALIDATION for a day to come; and unless the caller may accept differences, for a rate far from one of the month around it, for one
   * that there is nothing to compare with, and for a day whose rate somebody entered before: by it money could be taken that is far from any.
   */
  run(caller: SignedInCaller, { params: { day }, body }: InputOf<typeof setExchangeRate>): Promise<ExchangeRate> {
    const now = this.clock.now();
    if (day > beirutDate(now)) throw refused('day', 'too_large');
    return this.inTransaction.run(async (session) => {
      const before = await this.exchangeRates.one(day, session);
      const isAnchor = callerCan(caller, 'difference:accept');
      if (!isAnchor) {
        if (before) throw refused('day', 'rate_stands');
        const fault = faultOf(body, { around: await this.exchangeRates.around(day, session), day });
        if (fault) throw refused('lbpPerUsdHundredths', fault);
      }
      await this.exchangeRates.set({ _id: day, ...body, setBy: caller.personId, setAt: now, isAnchor }, session);
      const line = { action: 'exchange-rate.set', subject: 'exchange-rate', subjectId: day, caller };
      const was = before && { lbpPerUsdHundredths: before.lbpPerUsdHundredths, source: before.source };
      await this.audit.record({ ...line, before: was, after: body }, session);
      return { day, ...body, setByName: caller.name, setAt: now.toISOString() };
    });
  }
}

function faultOf(
  { lbpPerUsdHundredths }: { lbpPerUsdHundredths: number },
  { around, day }: { around: readonly ExchangeRateRecord[]; day: string },
): 'far_from_last' | 'no_rate_before' | undefined {
  if (!around.some(({ _id }) => _id < day)) return 'no_rate_before';
  const isFarFrom = (one: ExchangeRateRecord) => isFar(lbpPerUsdHundredths, one.lbpPerUsdHundredths, RATE_LIMIT_BP);
  return around.some(isFarFrom) ? 'far_from_last' : undefined;
}

const refused = (field: string, fault: string): DomainError =>
  new DomainError('VALIDATION', { fieldErrors: { [field]: fault } });
