import { nextHearingOfClient } from '@diwan/contracts/matters/hearings/questions';
import { Clock } from '@diwan/service-kit/app/clock';
import { fileOf } from '@diwan/service-kit/http/client-view';
import { Answers } from '@diwan/service-kit/rpc/rpc';
import { Injectable } from '@nestjs/common';
import type * as z from 'zod/mini';
import { CaseRepository } from '../cases/case.repository.js';
import { HearingRepository } from './hearing.repository.js';

type Question = z.output<typeof nextHearingOfClient.input>;

/** Tells which hearing a client is waiting for. */
@Injectable()
export class NextHearingAnswer {
  constructor(
    private readonly hearings: HearingRepository,
    private readonly cases: CaseRepository,
    private readonly clock: Clock,
  ) {}

  @Answers(nextHearingOfClient)
  async answer({ clientId }: Question): Promise<z.output<typeof nextHearingOfClient.output>> {
    const own = await this.cases.ownCases(fileOf(clientId));
    const open = own.filter(({ status }) => status !== 'closed').map(({ _id }) => String(_id));
    if (open.length === 0) return { hearingId: null };
    const [next] = await this.hearings.between({ cases: open, state: 'scheduled', from: this.clock.now() });
    return { hearingId: next ? String(next._id) : null };
  }
}
