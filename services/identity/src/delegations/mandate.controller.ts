import type { InputOf, ResponseOf } from '@diwan/contracts/http/endpoint';
import {
  acceptMandate,
  leaveMandate,
  listOwnMandates,
  lookFor,
  type Mandate,
  requestMandateCode,
} from '@diwan/contracts/people/delegations/http';
import { Caller, Endpoint, Input, type SignedInCaller } from '@diwan/service-kit/http/endpoint';
import { Controller, Request, Response } from '@nestjs/common';
import type { Request as ExpressRequest, Response as ExpressResponse } from 'express';
import { bindBrowser } from '../devices/browser.js';
import { AcceptMandate } from './accept-mandate.js';
import { DelegationRepository } from './delegation.repository.js';
import { EndDelegation } from './end-delegation.js';
import { LookFor } from './look-for.js';
import { Mandates } from './mandates.js';

/** A delegate and those who named them. */
@Controller()
export class MandateController {
  constructor(
    private readonly mandates: Mandates,
    private readonly delegations: DelegationRepository,
    private readonly acceptMandate: AcceptMandate,
    private readonly endDelegation: EndDelegation,
    private readonly lookFor: LookFor,
  ) {}

  @Endpoint(listOwnMandates)
  list(@Caller() caller: SignedInCaller): Promise<Mandate[]> {
    return this.mandates.list(caller);
  }

  @Endpoint(requestMandateCode)
  async sendCode(
    @Caller() caller: SignedInCaller,
    @Input() { params, body }: InputOf<typeof requestMandateCode>,
    @Request() request: ExpressRequest,
    @Response({ passthrough: true }) response: ExpressResponse,
  ): Promise<ResponseOf<typeof requestMandateCode>> {
    const { browser, cookie } = bindBrowser(request);
    const answer = await this.acceptMandate.request(params.id, body, { caller, request }, browser);
    if (cookie !== null) response.append('Set-Cookie', cookie);
    return answer;
  }

  @Endpoint(acceptMandate)
  accept(
    @Caller() caller: SignedInCaller,
    @Input() { params, body }: InputOf<typeof acceptMandate>,
    @Request() request: ExpressRequest,
  ): Promise<Mandate> {
    return this.acceptMandate.run(params.id, body, { caller, request });
  }

  @Endpoint(leaveMandate)
  async leave(@Caller() caller: SignedInCaller, @Input() { params }: InputOf<typeof leaveMandate>): Promise<Mandate> {
    const delegate = await this.mandates.delegateOf(caller);
    const left = await this.endDelegation.run(caller, 'delegate', (session) =>
      this.delegations.oneOfDelegate(delegate, params.id, session),
    );
    return this.mandates.shown(left);
  }

  @Endpoint(lookFor)
  async look(@Caller() caller: SignedInCaller, @Input() { body }: InputOf<typeof lookFor>): Promise<void> {
    await this.lookFor.run(caller, body.delegationId);
  }
}
