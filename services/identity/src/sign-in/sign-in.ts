import type { InputOf } from '@diwan/contracts/http/endpoint';
import type { verifyCode } from '@diwan/contracts/people/sign-in/http';
import { Injectable } from '@nestjs/common';
import type { Arrival } from '../arrivals/welcome.js';
import { VerifyCode } from '../codes/verify-code.js';
import { AdmitPhone, type SignInResult } from './admit-phone.js';

/** Signs in with a one-time code. */
@Injectable()
export class SignIn {
  constructor(
    private readonly codes: VerifyCode,
    private readonly admit: AdmitPhone,
  ) {}

  async run({ challengeId, code, mode }: InputOf<typeof verifyCode>['body'], arrival: Arrival): Promise<SignInResult> {
    const phone = await this.codes.run({ challengeId, code, purpose: 'sign-in', arrival });
    return this.admit.run(phone, mode, arrival);
  }
}
