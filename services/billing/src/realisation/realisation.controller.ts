import type { InputOf, ResponseOf } from '@diwan/contracts/http/endpoint';
import { getRealisation, listRealisedWork } from '@diwan/contracts/money/realisation/http';
import { Caller, Endpoint, Input, type SignedInCaller } from '@diwan/service-kit/http/endpoint';
import { Controller } from '@nestjs/common';
import { RealisationReports } from './realisation-reports.js';
import { RealisedWorkLists } from './realised-work-lists.js';

/** The report of realisation and collection, and the work behind it. */
@Controller()
export class RealisationController {
  constructor(
    private readonly realisationReports: RealisationReports,
    private readonly realisedWorkLists: RealisedWorkLists,
  ) {}

  @Endpoint(getRealisation)
  report(
    @Caller() caller: SignedInCaller,
    @Input() { query }: InputOf<typeof getRealisation>,
  ): Promise<ResponseOf<typeof getRealisation>> {
    return this.realisationReports.of(caller, query);
  }

  @Endpoint(listRealisedWork)
  work(
    @Caller() caller: SignedInCaller,
    @Input() { query }: InputOf<typeof listRealisedWork>,
  ): Promise<ResponseOf<typeof listRealisedWork>> {
    return this.realisedWorkLists.page(caller, query);
  }
}
