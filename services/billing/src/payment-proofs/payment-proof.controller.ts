import type { InputOf, ResponseOf } from '@diwan/contracts/http/endpoint';
import {
  getProof,
  listProofs,
  matchProof,
  readProof,
  recordProvenDeposit,
  recordProvenPayment,
  refuseProof,
} from '@diwan/contracts/money/payment-proofs/http';
import {
  listOwnDepositProofs,
  listOwnProofs,
  sendDepositProof,
  sendProof,
} from '@diwan/contracts/money/payment-proofs/own.http';
import type { Deed } from '@diwan/service-kit/deeds/deed';
import { Caller, Endpoint, Input, type SignedInCaller } from '@diwan/service-kit/http/endpoint';
import { readMultipart } from '@diwan/service-kit/http/multipart';
import { Controller, Request, Response } from '@nestjs/common';
import type { Request as HttpRequest, Response as HttpResponse } from 'express';
import { KeptCases } from '../walls/kept-cases.js';
import { DecideProof } from './decide-proof.js';
import { toOwnProof } from './payment-proof.presenter.js';
import { PaymentProofRepository } from './payment-proof.repository.js';
import { PaymentProofViews } from './payment-proof-views.js';
import { Proven } from './proven.js';
import { RecordProven } from './record-proven.js';
import { SendProof } from './send-proof.js';
import { ServeProof } from './serve-proof.js';

/** Proofs of payment, of clients and for staff. */
@Controller()
export class PaymentProofController {
  constructor(
    private readonly proofs: PaymentProofRepository,
    private readonly proven: Proven,
    private readonly paymentProofViews: PaymentProofViews,
    private readonly sendProof: SendProof,
    private readonly decideProof: DecideProof,
    private readonly recordProven: RecordProven,
    private readonly serveProof: ServeProof,
    private readonly keptCases: KeptCases,
  ) {}

  @Endpoint(listOwnProofs)
  async own(
    @Caller() caller: SignedInCaller,
    @Input() { params }: InputOf<typeof listOwnProofs>,
  ): Promise<ResponseOf<typeof listOwnProofs>> {
    await this.proven.inView(caller, 'invoice', params.id);
    return (await this.proofs.of('invoice', params.id)).map(toOwnProof);
  }

  @Endpoint(sendProof)
  async send(
    @Caller() caller: SignedInCaller,
    @Input() { params }: InputOf<typeof sendProof>,
    @Request() request: HttpRequest,
  ): Promise<ResponseOf<typeof sendProof>> {
    const { fields, file } = await readMultipart(request, sendProof);
    return this.sendProof.run(caller, { kind: 'invoice', id: params.id }, fields, file);
  }

  @Endpoint(listOwnDepositProofs)
  async ownOfDeposit(
    @Caller() caller: SignedInCaller,
    @Input() { params }: InputOf<typeof listOwnDepositProofs>,
  ): Promise<ResponseOf<typeof listOwnDepositProofs>> {
    await this.proven.inView(caller, 'fund_request', params.id);
    return (await this.proofs.of('fund_request', params.id)).map(toOwnProof);
  }

  @Endpoint(sendDepositProof)
  async sendOfDeposit(
    @Caller() caller: SignedInCaller,
    @Input() { params }: InputOf<typeof sendDepositProof>,
    @Request() request: HttpRequest,
  ): Promise<ResponseOf<typeof sendDepositProof>> {
    const { fields, file } = await readMultipart(request, sendDepositProof);
    return this.sendProof.run(caller, { kind: 'fund_request', id: params.id }, fields, file);
  }

  @Endpoint(listProofs)
  async list(
    @Caller() caller: SignedInCaller,
    @Input() { query }: InputOf<typeof listProofs>,
  ): Promise<ResponseOf<typeof listProofs>> {
    const page = await this.proofs.page(query, await this.keptCases.from(caller));
    return { ...page, items: await this.paymentProofViews.some(page.items) };
  }

  @Endpoint(getProof)
  async get(@Input() { params }: InputOf<typeof getProof>): Promise<ResponseOf<typeof getProof>> {
    return this.paymentProofViews.one(await this.proofs.one(params.id));
  }

  @Endpoint(readProof)
  read(
    @Caller() caller: SignedInCaller,
    @Input() { params }: InputOf<typeof readProof>,
    @Response() response: HttpResponse,
  ): Promise<void> {
    return this.serveProof.run(caller, params.id, response);
  }

  @Endpoint(matchProof)
  match(
    @Caller() caller: SignedInCaller,
    @Input() { params, body }: InputOf<typeof matchProof>,
  ): Promise<ResponseOf<typeof matchProof>> {
    return this.decideProof.match(caller, params.id, body.receiptId);
  }

  @Endpoint(recordProvenPayment)
  payment(
    @Caller() caller: SignedInCaller,
    @Input() { params, body }: InputOf<typeof recordProvenPayment>,
  ): Promise<Deed<ResponseOf<typeof recordProvenPayment>>> {
    return this.recordProven.payment(caller, params.id, body);
  }

  @Endpoint(recordProvenDeposit)
  deposit(
    @Caller() caller: SignedInCaller,
    @Input() { params, body }: InputOf<typeof recordProvenDeposit>,
  ): Promise<Deed<ResponseOf<typeof recordProvenDeposit>>> {
    return this.recordProven.deposit(caller, params.id, body);
  }

  @Endpoint(refuseProof)
  refuse(
    @Caller() caller: SignedInCaller,
    @Input() { params, body }: InputOf<typeof refuseProof>,
  ): Promise<ResponseOf<typeof refuseProof>> {
    return this.decideProof.refuse(caller, params.id, body.reason);
  }
}
