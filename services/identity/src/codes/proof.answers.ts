import { checkProof, requestProof } from '@diwan/contracts/people/codes/questions';
import { correlationId } from '@diwan/service-kit/app/correlation';
import { Answers } from '@diwan/service-kit/rpc/rpc';
import { Injectable } from '@nestjs/common';
import type * as z from 'zod/mini';
import type { Arrival } from '../arrivals/welcome.js';
import { RequestCode } from './request-code.js';
import { PROOF_BROWSER, VerifyCode } from './verify-code.js';

/** Whoever stands behind the asking service, known by their network address alone. */
const arrivalFrom = (address: string): Arrival => ({
  caller: {
    personId: null,
    roles: [],
    sessionKey: null,
    confirmedAt: null,
    secondFactor: 'none',
    address,
    correlationId: correlationId(),
  },
  request: { headers: {} },
});

/** Lets other services prove a phone or an e-mail address by the same codes, under the same limits, as signing in does. */
@Injectable()
export class ProofAnswers {
  constructor(
    private readonly requests: RequestCode,
    private readonly codes: VerifyCode,
  ) {}

  @Answers(requestProof)
  async request({
    to,
    language,
    address,
  }: z.output<typeof requestProof.input>): Promise<z.output<typeof requestProof.output>> {
    const wish = { phone: to, language, purpose: 'proof' } as const;
    const { challengeId, resendAfterSeconds } = await this.requests.issue(wish, arrivalFrom(address), PROOF_BROWSER);
    return { challengeId, resendAfterSeconds };
  }

  /** A code for signing in proves nothing here, and one of these opens no session: the purpose is part of its hash. */
  @Answers(checkProof)
  async check({
    challengeId,
    code,
    address,
  }: z.output<typeof checkProof.input>): Promise<z.output<typeof checkProof.output>> {
    return { to: await this.codes.run({ challengeId, code, purpose: 'proof', arrival: arrivalFrom(address) }) };
  }
}
