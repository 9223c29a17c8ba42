import type { InputOf, ResponseOf } from '@diwan/contracts/http/endpoint';
import { countRestricted, getWall, setWall } from '@diwan/contracts/matters/walls/http';
import { Caller, Endpoint, Input, type SignedInCaller } from '@diwan/service-kit/http/endpoint';
import { Controller } from '@nestjs/common';
import { CaseRepository } from './case.repository.js';
import { WallCase } from './wall-case.js';

/** Walls around cases: set by owners and admins, and closed to those they keep away. */
@Controller()
export class CaseWallController {
  constructor(
    private readonly wallCase: WallCase,
    private readonly cases: CaseRepository,
  ) {}

  @Endpoint(getWall)
  wall(
    @Caller() caller: SignedInCaller,
    @Input() { params }: InputOf<typeof getWall>,
  ): Promise<ResponseOf<typeof getWall>> {
    return this.wallCase.of(caller, params.id);
  }

  @Endpoint(setWall)
  setWall(
    @Caller() caller: SignedInCaller,
    @Input() { params, body }: InputOf<typeof setWall>,
  ): Promise<ResponseOf<typeof setWall>> {
    return this.wallCase.run(caller, params.id, body);
  }

  @Endpoint(countRestricted)
  async restricted(@Caller() caller: SignedInCaller): Promise<ResponseOf<typeof countRestricted>> {
    return { count: await this.cases.countWalledOff(caller.personId) };
  }
}
