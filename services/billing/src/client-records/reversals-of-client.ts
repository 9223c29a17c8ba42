import type { ClientPart, Move, Writing } from '@diwan/service-kit/client-parts/client-part';
import { Injectable } from '@nestjs/common';
import { FundMovementRepository } from '../client-funds/fund-movement.repository.js';

/** A reversal belongs to whom what it reverses belongs to, also where it was recorded while two records were one. */
@Injectable()
export class ReversalsOfClient implements ClientPart<string> {
  readonly kind = null;

  constructor(private readonly movements: FundMovementRepository) {}

  /** They are counted among the movements. */
  count(): Promise<number> {
    return Promise.resolve(0);
  }

  /** Moves nothing: movements go over by themselves. Remembers which they are. */
  async move({ from }: Move): Promise<Writing<string[]>> {
    return (session) => this.movements.idsOf(from, session);
  }

  async restore(ids: string[], { from, to }: Move): Promise<Writing<void>> {
    return (session) => this.movements.giveReversals(ids, { from, to }, session);
  }
}
