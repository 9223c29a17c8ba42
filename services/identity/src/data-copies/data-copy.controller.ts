import type { InputOf, ResponseOf } from '@diwan/contracts/http/endpoint';
import { askDataCopy, type DataCopy, listDataCopies, readDataCopy } from '@diwan/contracts/people/data-copies/http';
import type { Deed } from '@diwan/service-kit/deeds/deed';
import { Caller, Endpoint, Input, type SignedInCaller } from '@diwan/service-kit/http/endpoint';
import { Controller, Response } from '@nestjs/common';
import type { Response as HttpResponse } from 'express';
import { DataCopies } from './data-copies.js';

/** Copies of a person's own data. Nobody reads anybody else's. */
@Controller()
export class DataCopyController {
  constructor(private readonly copies: DataCopies) {}

  @Endpoint(listDataCopies)
  list(@Caller() caller: SignedInCaller): Promise<ResponseOf<typeof listDataCopies>> {
    return this.copies.own(caller);
  }

  @Endpoint(askDataCopy)
  ask(@Caller() caller: SignedInCaller): Promise<Deed<DataCopy>> {
    return this.copies.ask(caller);
  }

  @Endpoint(readDataCopy)
  async read(
    @Caller() caller: SignedInCaller,
    @Input() { params }: InputOf<typeof readDataCopy>,
    @Response() response: HttpResponse,
  ): Promise<void> {
    const bytes = await this.copies.archive(caller, params.id);
    response.set({
      'Content-Type': 'application/zip',
      'Content-Disposition': 'attachment; filename="my-data.zip"',
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'private, no-store',
      'Content-Security-Policy': "sandbox; default-src 'none'",
      'Cross-Origin-Resource-Policy': 'same-origin',
    });
    response.end(bytes);
  }
}
