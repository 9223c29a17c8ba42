import type { InputOf, ResponseOf } from '@diwan/contracts/http/endpoint';
import type { listInvoices } from '@diwan/contracts/money/invoices/http';
import { beirutDate } from '@diwan/contracts/shared/beirut-time';
import { Clock } from '@diwan/service-kit/app/clock';
import type { SignedInCaller } from '@diwan/service-kit/http/endpoint';
import { Injectable } from '@nestjs/common';
import { KeptCases } from '../walls/kept-cases.js';
import { InvoiceRepository } from './invoice.repository.js';
import { InvoiceViews } from './invoice-views.js';

/** Finds invoices by what staff look for. */
@Injectable()
export class FindInvoices {
  constructor(
    private readonly invoices: InvoiceRepository,
    private readonly invoiceViews: InvoiceViews,
    private readonly keptCases: KeptCases,
    private readonly clock: Clock,
  ) {}

  /** Throws DomainError UNAVAILABLE. */
  async run(
    caller: SignedInCaller,
    query: InputOf<typeof listInvoices>['query'],
  ): Promise<ResponseOf<typeof listInvoices>> {
    const page = await this.invoices.page(query, beirutDate(this.clock.now()), await this.keptCases.of(caller));
    return { ...page, items: await this.invoiceViews.rows(caller, page.items) };
  }
}
