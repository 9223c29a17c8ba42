import type { InputOf, ResponseOf } from '@diwan/contracts/http/endpoint';
import { putReceipt, readReceipt } from '@diwan/contracts/money/expenses/http';
import { Caller, Endpoint, Input, readMultipart, type SignedInCaller } from '@diwan/service-kit/http/endpoint';
import { Controller, Request, Response } from '@nestjs/common';
import type { Request as ExpressRequest, Response as ExpressResponse } from 'express';
import { AttachReceipt } from './attach-receipt.js';
import { ServeReceipt } from './serve-receipt.js';

/** Photos and PDFs of receipts. */
@Controller()
export class ReceiptController {
  constructor(
    private readonly attachReceipt: AttachReceipt,
    private readonly serveReceipt: ServeReceipt,
  ) {}

  @Endpoint(putReceipt)
  async put(
    @Caller() caller: SignedInCaller,
    @Input() { params }: InputOf<typeof putReceipt>,
    @Request() request: ExpressRequest,
  ): Promise<ResponseOf<typeof putReceipt>> {
    const { file } = await readMultipart(request, putReceipt);
    return this.attachReceipt.run(caller, params.id, file);
  }

  @Endpoint(readReceipt)
  read(
    @Caller() caller: SignedInCaller,
    @Input() { params }: InputOf<typeof readReceipt>,
    @Response() response: ExpressResponse,
  ): Promise<void> {
    return this.serveReceipt.run(caller, params.id, response);
  }
}
