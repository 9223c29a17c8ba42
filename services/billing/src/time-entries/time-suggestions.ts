import type { TimeSuggestion } from '@diwan/contracts/money/time-entries/suggestions.http';
import { beirutDate } from '@diwan/contracts/shared/beirut-time';
import { Clock } from '@diwan/service-kit/app/clock';
import { DomainError } from '@diwan/service-kit/http/domain-error';
import type { SignedInCaller } from '@diwan/service-kit/http/endpoint';
import { Injectable } from '@nestjs/common';
import { BilledCases } from '../legal-cases/billed-cases.js';
import { TimeSuggestionRepository } from './time-suggestion.repository.js';

/** What lies further back is not asked about any more, in milliseconds. */
const OFFERED_FOR = 30 * 24 * 3600 * 1000;

/** What the caller did and may record time for. */
@Injectable()
export class TimeSuggestions {
  constructor(
    private readonly suggestions: TimeSuggestionRepository,
    private readonly cases: BilledCases,
    private readonly clock: Clock,
  ) {}

  /** Of cases that they still work on. Throws DomainError UNAVAILABLE. */
  async open(caller: SignedInCaller): Promise<TimeSuggestion[]> {
    const since = beirutDate(new Date(this.clock.now().getTime() - OFFERED_FOR));
    const found = await this.suggestions.openOf(caller.personId, since);
    if (found.length === 0) return [];
    const cases = await this.cases.known(
      caller,
      found.map(({ caseId }) => caseId),
    );
    return found.flatMap(({ _id, kind, caseId, day }) => {
      const legalCase = cases.get(caseId);
      if (!legalCase) return [];
      const { title, caseNumber } = legalCase;
      return { id: String(_id), kind, legalCase: { id: caseId, title, caseNumber }, day };
    });
  }

  /** Throws DomainError NOT_FOUND. */
  async dismiss(caller: SignedInCaller, id: string): Promise<void> {
    if (!(await this.suggestions.dismiss(id, caller.personId))) throw new DomainError('NOT_FOUND');
  }
}
