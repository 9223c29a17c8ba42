import type { InputOf, ResponseOf } from '@diwan/contracts/http/endpoint';
import { listCreditedLines, setLinesBillable } from '@diwan/contracts/money/credit-notes/credited-lines.http';
import { Caller, Endpoint, Input, type SignedInCaller } from '@diwan/service-kit/http/endpoint';
import { Controller } from '@nestjs/common';
import { CreditedLines } from './credited-lines.js';
import { SetLinesBillable } from './set-lines-billable.js';

/** Lines of invoices that were credited in full. */
@Controller()
export class CreditedLineController {
  constructor(
    private readonly creditedLines: CreditedLines,
    private readonly setBillable: SetLinesBillable,
  ) {}

  @Endpoint(listCreditedLines)
  list(
    @Caller() caller: SignedInCaller,
    @Input() { params }: InputOf<typeof listCreditedLines>,
  ): Promise<ResponseOf<typeof listCreditedLines>> {
    return this.creditedLines.list(caller, params.id);
  }

  @Endpoint(setLinesBillable)
  async set(
    @Caller() caller: SignedInCaller,
    @Input() { params, body }: InputOf<typeof setLinesBillable>,
  ): Promise<ResponseOf<typeof setLinesBillable>> {
    await this.setBillable.run(caller, params.id, body);
    return this.creditedLines.list(caller, params.id);
  }
}
