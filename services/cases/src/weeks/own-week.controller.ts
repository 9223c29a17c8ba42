import type { ResponseOf } from '@diwan/contracts/http/endpoint';
import { getOwnWeek } from '@diwan/contracts/matters/weeks/http';
import { clientView, mayReadPart } from '@diwan/service-kit/http/client-view';
import { Caller, Endpoint, type SignedInCaller } from '@diwan/service-kit/http/endpoint';
import { Controller } from '@nestjs/common';
import { kindsShownTo } from '../case-timeline/kinds-shown-to.js';
import { WeekLines } from './week-lines.js';

/** A client's own week, and what a delegate may know of it: the session says whose, never the request (D-074, PORT-10). */
@Controller()
export class OwnWeekController {
  constructor(private readonly weekLines: WeekLines) {}

  @Endpoint(getOwnWeek)
  async own(@Caller() caller: SignedInCaller): Promise<ResponseOf<typeof getOwnWeek>> {
    const told = { kinds: kindsShownTo(caller), hearings: mayReadPart(caller, 'hearings') };
    const { since, lines } = await this.weekLines.of(clientView(caller, 'cases'), told);
    return { since: since.toISOString(), cases: lines };
  }
}
