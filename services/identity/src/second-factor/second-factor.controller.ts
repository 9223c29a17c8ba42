import type { InputOf, ResponseOf } from '@diwan/contracts/http/endpoint';
import {
  confirmByRecoveryCode,
  confirmSecondFactor,
  enrolSecondFactor,
  enterSetUpCode,
} from '@diwan/contracts/people/second-factor/http';
import { Caller, Endpoint, Input, type SignedInCaller } from '@diwan/service-kit/http/endpoint';
import { Controller, Response } from '@nestjs/common';
import type { Response as ExpressResponse } from 'express';
import { EnterSetUpCode } from './enter-set-up-code.js';
import { SecondFactorService } from './second-factor.service.js';

/** The authenticator of staff. */
@Controller()
export class SecondFactorController {
  constructor(
    private readonly secondFactor: SecondFactorService,
    private readonly enterCode: EnterSetUpCode,
  ) {}

  @Endpoint(enterSetUpCode)
  async enterSetUpCode(
    @Input() { body }: InputOf<typeof enterSetUpCode>,
    @Caller() caller: SignedInCaller,
  ): Promise<void> {
    await this.enterCode.run(caller, body.setUpCode);
  }

  @Endpoint(enrolSecondFactor)
  enrol(@Caller() caller: SignedInCaller): Promise<ResponseOf<typeof enrolSecondFactor>> {
    return this.secondFactor.enrol(caller);
  }

  @Endpoint(confirmSecondFactor)
  async confirm(
    @Input() { body }: InputOf<typeof confirmSecondFactor>,
    @Caller() caller: SignedInCaller,
    @Response({ passthrough: true }) response: ExpressResponse,
  ): Promise<ResponseOf<typeof confirmSecondFactor>> {
    const { person, cookie, recoveryCodes } = await this.secondFactor.confirm(caller, body.code);
    response.append('Set-Cookie', cookie);
    return { person, recoveryCodes };
  }

  @Endpoint(confirmByRecoveryCode)
  async recover(
    @Input() { body }: InputOf<typeof confirmByRecoveryCode>,
    @Caller() caller: SignedInCaller,
    @Response({ passthrough: true }) response: ExpressResponse,
  ): Promise<ResponseOf<typeof confirmByRecoveryCode>> {
    const { person, cookie, codesLeft } = await this.secondFactor.recover(caller, body.code);
    response.append('Set-Cookie', cookie);
    return { person, codesLeft };
  }
}
