import type { InputOf, ResponseOf } from '@diwan/contracts/http/endpoint';
import {
  acceptAmount,
  changeInvoice,
  createInvoice,
  deleteDraft,
  getInvoice,
  issueInvoice,
  listInvoices,
  voidInvoice,
  withdrawAcceptedAmount,
} from '@diwan/contracts/money/invoices/http';
import type { Deed } from '@diwan/service-kit/deeds/deed';
import { DomainError } from '@diwan/service-kit/http/domain-error';
import { Caller, Endpoint, Input, type SignedInCaller } from '@diwan/service-kit/http/endpoint';
import { Controller } from '@nestjs/common';
import { AcceptAmount } from './accept-amount.js';
import { ChangeDraft } from './change-draft.js';
import { DeleteDraft } from './delete-draft.js';
import { FindInvoices } from './find-invoices.js';
import { InvoiceRepository } from './invoice.repository.js';
import { InvoiceViews } from './invoice-views.js';
import { IssueInvoice } from './issue-invoice.js';
import { VoidInvoice } from './void-invoice.js';
import { WriteDraft } from './write-draft.js';

/** Invoices as staff write, issue and void them. */
@Controller()
export class InvoiceController {
  constructor(
    private readonly invoices: InvoiceRepository,
    private readonly invoiceViews: InvoiceViews,
    private readonly findInvoices: FindInvoices,
    private readonly writeDraft: WriteDraft,
    private readonly changeDraft: ChangeDraft,
    private readonly deleteDraft: DeleteDraft,
    private readonly issueInvoice: IssueInvoice,
    private readonly voidInvoice: VoidInvoice,
    private readonly acceptAmount: AcceptAmount,
  ) {}

  @Endpoint(listInvoices)
  list(
    @Caller() caller: SignedInCaller,
    @Input() { query }: InputOf<typeof listInvoices>,
  ): Promise<ResponseOf<typeof listInvoices>> {
    return this.findInvoices.run(caller, query);
  }

  @Endpoint(getInvoice)
  async get(
    @Caller() caller: SignedInCaller,
    @Input() { params }: InputOf<typeof getInvoice>,
  ): Promise<ResponseOf<typeof getInvoice>> {
    const record = await this.invoices.one(params.id);
    if (!record) throw new DomainError('NOT_FOUND');
    return this.invoiceViews.whole(caller, record);
  }

  @Endpoint(createInvoice)
  create(
    @Caller() caller: SignedInCaller,
    @Input() { body }: InputOf<typeof createInvoice>,
  ): Promise<Deed<ResponseOf<typeof createInvoice>>> {
    return this.writeDraft.run(caller, body);
  }

  @Endpoint(changeInvoice)
  change(
    @Caller() caller: SignedInCaller,
    @Input() { params, body }: InputOf<typeof changeInvoice>,
  ): Promise<ResponseOf<typeof changeInvoice>> {
    return this.changeDraft.run(caller, params.id, body);
  }

  @Endpoint(deleteDraft)
  delete(@Caller() caller: SignedInCaller, @Input() { params }: InputOf<typeof deleteDraft>): Promise<void> {
    return this.deleteDraft.run(caller, params.id);
  }

  @Endpoint(issueInvoice)
  issue(
    @Caller() caller: SignedInCaller,
    @Input() { params, body }: InputOf<typeof issueInvoice>,
  ): Promise<Deed<ResponseOf<typeof issueInvoice>>> {
    return this.issueInvoice.run(caller, params.id, body);
  }

  @Endpoint(voidInvoice)
  void(
    @Caller() caller: SignedInCaller,
    @Input() { params, body }: InputOf<typeof voidInvoice>,
  ): Promise<Deed<ResponseOf<typeof voidInvoice>>> {
    return this.voidInvoice.run(caller, params.id, body.reason);
  }

  @Endpoint(acceptAmount)
  accept(
    @Caller() caller: SignedInCaller,
    @Input() { params, body }: InputOf<typeof acceptAmount>,
  ): Promise<ResponseOf<typeof acceptAmount>> {
    return this.acceptAmount.accept(caller, params.id, body);
  }

  @Endpoint(withdrawAcceptedAmount)
  withdrawAccepted(
    @Caller() caller: SignedInCaller,
    @Input() { params }: InputOf<typeof withdrawAcceptedAmount>,
  ): Promise<ResponseOf<typeof withdrawAcceptedAmount>> {
    return this.acceptAmount.withdraw(caller, params.id);
  }
}
