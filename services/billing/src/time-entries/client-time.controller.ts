import type { InputOf, ResponseOf } from '@diwan/contracts/http/endpoint';
import { getRateThatHolds } from '@diwan/contracts/money/billing-rates/http';
import { getTimeTerms, listUnbilledTime, setTimeTerms } from '@diwan/contracts/money/time-entries/clients.http';
import { getOwnBillableHours, listOwnTimeEntries } from '@diwan/contracts/money/time-entries/own.http';
import { dismissTimeSuggestion, listTimeSuggestions } from '@diwan/contracts/money/time-entries/suggestions.http';
import { beirutDate } from '@diwan/contracts/shared/beirut-time';
import { Clock } from '@diwan/service-kit/app/clock';
import { clientView } from '@diwan/service-kit/http/client-view';
import { Caller, Endpoint, Input, type SignedInCaller } from '@diwan/service-kit/http/endpoint';
import { Controller } from '@nestjs/common';
import { RatesThatHold } from '../billing-rates/rates-that-hold.js';
import { BilledCases } from '../legal-cases/billed-cases.js';
import { BillableHours } from './billable-hours.js';
import { caseOfWork, clientOfWork } from './case-of-work.js';
import { OwnTime } from './own-time.js';
import { TimeSuggestions } from './time-suggestions.js';
import { TimeTermsOfClients } from './time-terms.js';
import { UnbilledTime } from './unbilled-time.js';
import { totalsOf } from './unbilled-totals.js';

/** Time as clients and their bills see it, and what stands beside its form: suggestions and the rate. */
@Controller()
export class ClientTimeController {
  constructor(
    private readonly unbilledTime: UnbilledTime,
    private readonly terms: TimeTermsOfClients,
    private readonly ownTime: OwnTime,
    private readonly billableHours: BillableHours,
    private readonly clock: Clock,
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
    return { entries, ...totalsOf(entries) };
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

  @Endpoint(listOwnTimeEntries)
  listOwn(
    @Caller() caller: SignedInCaller,
    @Input() { query }: InputOf<typeof listOwnTimeEntries>,
  ): Promise<ResponseOf<typeof listOwnTimeEntries>> {
    return this.ownTime.page(caller, query);
  }

  @Endpoint(getOwnBillableHours)
  async ownHours(@Caller() caller: SignedInCaller): Promise<ResponseOf<typeof getOwnBillableHours>> {
    const { clientId, caseIds } = clientView(caller, 'billing');
    const { thisMonth, ever } = await this.billableHours.of(clientId, beirutDate(this.clock.now()), caseIds);
    return { thisMonthMinutes: thisMonth, everMinutes: ever };
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
