import type { InputOf, ResponseOf } from '@diwan/contracts/http/endpoint';
import { sum } from '@diwan/contracts/money/amounts/rounding';
import { getRateThatHolds } from '@diwan/contracts/money/billing-rates/http';
import { getTimeTerms, listUnbilledTime, setTimeTerms } from '@diwan/contracts/money/time-entries/clients.http';
import { dismissTimeSuggestion, listTimeSuggestions } from '@diwan/contracts/money/time-entries/suggestions.http';
import { Caller, Endpoint, Input, type SignedInCaller } from '@diwan/service-kit/http/endpoint';
import { Controller } from '@nestjs/common';
import { RatesThatHold } from '../billing-rates/rates-that-hold.js';
import { BilledCases } from '../legal-cases/billed-cases.js';
import { caseOfWork, clientOfWork } from './case-of-work.js';
import { TimeSuggestions } from './time-suggestions.js';
import { TimeTermsOfClients } from './time-terms.js';
import { UnbilledTime } from './unbilled-time.js';
import { worthByCurrency } from './worth-by-currency.js';

/** Time as bills see it, and what stands beside its form: suggestions and the rate. */
@Controller()
export class ClientTimeController {
  constructor(
    private readonly unbilledTime: UnbilledTime,
    private readonly terms: TimeTermsOfClients,
    private readonly suggestions: TimeSuggestions,
    private readonly cases: BilledCases,
    private readonly rates: RatesThatHold,
  ) {}

  @Endpoint(listUnbilledTime)
  async listUnbilled(
    @Caller() caller: SignedInCaller,
    @Input() { params, query }: InputOf<typeof listUnbilledTime>,
  ): Promise<ResponseOf<typeof listUnbilledTime>> {
    const entries = await this.unbilledTime.list(caller, { clientId: params.id, ...query });
    const billed = entries.map(({ billedMinutes, unitPriceMinor, currency }) => ({
      ...{ minutes: billedMinutes, rateMinor: unitPriceMinor, currency },
    }));
    return { entries, minutes: sum(billed.map(({ minutes }) => minutes)), totals: worthByCurrency(billed) };
  }

  @Endpoint(getTimeTerms)
  getTerms(@Input() { params }: InputOf<typeof getTimeTerms>): Promise<ResponseOf<typeof getTimeTerms>> {
    return this.terms.of(params.id);
  }

  @Endpoint(setTimeTerms)
  setTerms(
    @Caller() caller: SignedInCaller,
    @Input() { params, body }: InputOf<typeof setTimeTerms>,
  ): Promise<ResponseOf<typeof setTimeTerms>> {
    return this.terms.set(caller, params.id, body);
  }

  @Endpoint(listTimeSuggestions)
  listSuggestions(@Caller() caller: SignedInCaller): Promise<ResponseOf<typeof listTimeSuggestions>> {
    return this.suggestions.open(caller);
  }

  @Endpoint(dismissTimeSuggestion)
  dismiss(@Caller() caller: SignedInCaller, @Input() { params }: InputOf<typeof dismissTimeSuggestion>): Promise<void> {
    return this.suggestions.dismiss(caller, params.id);
  }

  @Endpoint(getRateThatHolds)
  async rate(
    @Caller() caller: SignedInCaller,
    @Input() { query }: InputOf<typeof getRateThatHolds>,
  ): Promise<ResponseOf<typeof getRateThatHolds>> {
    const legalCase = await caseOfWork(this.cases, caller, query.caseId);
    const clientId = clientOfWork(legalCase, query.clientId ?? null);
    const work = { personId: caller.personId, caseId: query.caseId, serviceTypeId: query.serviceTypeId ?? null };
    return this.rates.of({ ...work, clientId });
  }
}
