import type { InputOf } from '@diwan/contracts/http/endpoint';
import type { postponeHearing, updateHearing } from '@diwan/contracts/matters/hearings/http';
import { DomainError } from '@diwan/service-kit/http/domain-error';
import { Injectable } from '@nestjs/common';
import type { CaseRecord } from '../cases/case.schema.js';
import { CourtRepository } from '../courts/court.repository.js';
import type { HearingChange } from './hearing.repository.js';
import { isRealDay, isSkipped, momentOf } from './wall-time.rules.js';

type PlaceInput = Omit<InputOf<typeof postponeHearing>['body'], 'reason' | 'version'>;
type DetailsInput = Omit<
  InputOf<typeof updateHearing>['body'],
  'version' | 'outcome' | 'judgment' | 'nextAction' | 'nextActionDue' | 'outcomeSummary' | 'outcomeFor'
>;

/** Time and place of a hearing, as they are stored. */
export type Place = Required<Pick<HearingChange, 'wallTime' | 'at' | 'location' | 'courtId' | 'judge' | 'courtRoom'>>;
export type Details = Place &
  Required<Pick<HearingChange, 'title' | 'description' | 'type' | 'opposingCounsel' | 'preparationNotes' | 'lawyerId'>>;

/** What stands already and need not be right any more: the time of a hearing that is over, a court archived since, a lawyer who left. */
export interface Standing {
  wallTime?: string;
  courtId?: string | null;
  lawyerId?: string | null;
}

/** Makes of what staff filled in what is stored. */
@Injectable()
export class HearingFields {
  constructor(private readonly courts: CourtRepository) {}

  /** Throws DomainError VALIDATION: no such day, a time that clocks skip (I18-06), a past one that was not confirmed (D-154), a court that cannot be chosen. */
  async place(input: PlaceInput, now: Date, standing: Standing = {}): Promise<Place> {
    const { wallTime, location, courtId, judge, courtRoom, confirmPast } = input;
    const at = momentOf(wallTime);
    const fieldErrors: Record<string, string> = {};
    const isNew = wallTime !== standing.wallTime;
    if (!isRealDay(wallTime)) fieldErrors.wallTime = 'invalid';
    // One that rules announced later skip still stands, and is held when clocks have been set forward.
    else if (isNew && isSkipped(wallTime)) fieldErrors.wallTime = 'skipped_time';
    else if (isNew && at <= now && !confirmPast) fieldErrors.wallTime = 'in_the_past';
    if (courtId !== null && courtId !== standing.courtId) {
      const court = await this.courts.one(courtId);
      if (!court || court.archived) fieldErrors.courtId = 'unknown_court';
    }
    if (Object.keys(fieldErrors).length > 0) throw new DomainError('VALIDATION', { fieldErrors });
    return { wallTime, at, location, courtId, judge, courtRoom };
  }

  /** The same and everything else but what came of it. Throws DomainError VALIDATION, also for a lawyer who is not of the case's team. */
  async details(input: DetailsInput, legalCase: CaseRecord, now: Date, standing: Standing = {}): Promise<Details> {
    const { title, description, type, opposingCounsel, preparationNotes, lawyerId } = input;
    if (lawyerId !== null && lawyerId !== standing.lawyerId && !legalCase.team.includes(lawyerId))
      throw new DomainError('VALIDATION', { fieldErrors: { lawyerId: 'unknown_staff' } });
    const place = await this.place(input, now, standing);
    return { ...place, title, description, type, opposingCounsel, preparationNotes, lawyerId };
  }
}
