import type { InputOf } from '@diwan/contracts/http/endpoint';
import type { findOverlaps, Overlap } from '@diwan/contracts/matters/hearings/http';
import type { SignedInCaller } from '@diwan/service-kit/http/endpoint';
import { Injectable } from '@nestjs/common';
import { CourtRepository } from '../courts/court.repository.js';
import { HearingRepository } from './hearing.repository.js';
import { HearingReach } from './hearing-reach.js';
import { CLASH_WINDOW, clash } from './overlap.rules.js';
import { momentOf } from './wall-time.rules.js';

/** Which hearings of a lawyer cannot be attended beside one at a time and a court (HEAR-03). */
@Injectable()
export class FindOverlaps {
  constructor(
    private readonly hearings: HearingRepository,
    private readonly courts: CourtRepository,
    private readonly hearingReach: HearingReach,
  ) {}

  /** The time of the lawyer counts wherever it is spent; what it is spent on is told of the caller's own cases only. */
  async run(
    caller: SignedInCaller,
    { lawyerId, wallTime, courtId, except }: InputOf<typeof findOverlaps>['query'],
  ): Promise<Overlap[]> {
    const at = momentOf(wallTime);
    const [from, before] = [at.getTime() - CLASH_WINDOW, at.getTime() + CLASH_WINDOW];
    const near = (await this.hearings.nearOf(lawyerId, new Date(from), new Date(before))).filter(
      ({ _id }) => String(_id) !== except,
    );
    if (near.length === 0) return [];
    const [reached, courts] = await Promise.all([
      this.hearingReach.still(caller, near),
      this.courts.byId([courtId ?? null, ...near.map((hearing) => hearing.courtId)]),
    ]);
    const cityOf = (id: string | null | undefined) => courts.get(id ?? '')?.city ?? null;
    return near.flatMap((hearing) => {
      const { clashes, travel } = clash(
        { at, city: cityOf(courtId) },
        { at: hearing.at, city: cityOf(hearing.courtId) },
      );
      if (!clashes) return [];
      const known = reached.includes(hearing);
      const { title } = hearing;
      const row = {
        hearingId: known ? String(hearing._id) : null,
        title: known ? title : '',
        wallTime: hearing.wallTime,
      };
      return [{ ...row, travelMinutes: travel }];
    });
  }
}
