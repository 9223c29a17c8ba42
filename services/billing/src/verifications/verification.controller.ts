import type { InputOf, ResponseOf } from '@diwan/contracts/http/endpoint';
import { getVerification } from '@diwan/contracts/money/paper/http';
import { Caller, Endpoint, Input } from '@diwan/service-kit/http/endpoint';
import { Controller } from '@nestjs/common';
import { VerifyPaper } from './verify-paper.js';

/** What anybody may ask of a document that they hold. */
@Controller()
export class VerificationController {
  constructor(private readonly verifyPaper: VerifyPaper) {}

  @Endpoint(getVerification)
  get(
    @Caller() caller: Caller,
    @Input() { params }: InputOf<typeof getVerification>,
  ): Promise<ResponseOf<typeof getVerification>> {
    return this.verifyPaper.run(params.token, caller.address);
  }
}
