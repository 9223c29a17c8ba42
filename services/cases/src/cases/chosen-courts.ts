import { DomainError } from '@diwan/service-kit/http/domain-error';
import { Injectable } from '@nestjs/common';
import { CourtRepository } from '../courts/court.repository.js';
import type { CourtRecord } from '../courts/court.schema.js';

/** A court of the directory as somebody chose it, and the field in which they did. */
interface Choice {
  field: string;
  courtId: string | null;
}

/** Lets people choose courts of the directory for a case. */
@Injectable()
export class ChosenCourts {
  constructor(private readonly courts: CourtRepository) {}

  /** What was chosen, by id. Throws DomainError VALIDATION for a court that is not there or was retired; those of `standing` may stay. */
  async of(choices: readonly Choice[], standing: readonly (string | null)[] = []): Promise<Map<string, CourtRecord>> {
    const found = await this.courts.byId(choices.map(({ courtId }) => courtId));
    const unknown = choices.filter(({ courtId }) => {
      if (courtId === null || standing.includes(courtId)) return false;
      return found.get(courtId)?.archived !== false;
    });
    if (unknown.length > 0) {
      const fieldErrors = Object.fromEntries(unknown.map(({ field }) => [field, 'unknown_court']));
      throw new DomainError('VALIDATION', { fieldErrors });
    }
    return found;
  }
}
