import type { InputOf, ResponseOf } from '@diwan/contracts/http/endpoint';
import { getOwnInvoice, listOwnInvoices } from '@diwan/contracts/money/invoices/own.http';
import { beirutDate } from '@diwan/contracts/shared/beirut-time';
import { Clock } from '@diwan/service-kit/app/clock';
import { clientView, ofCase } from '@diwan/service-kit/http/client-view';
import { DomainError } from '@diwan/service-kit/http/domain-error';
import { Caller, Endpoint, Input, type SignedInCaller } from '@diwan/service-kit/http/endpoint';
import { Controller } from '@nestjs/common';
import { BilledCases } from '../legal-cases/billed-cases.js';
import { InvoiceRepository } from './invoice.repository.js';
import { LineSources } from './line-sources.js';
import { toOwnInvoice, toOwnInvoiceRow } from './own-invoice.presenter.js';

/** Invoices as their client, or who looks for them, sees them. */
@Controller()
export class OwnInvoiceController {
  constructor(
    private readonly invoices: InvoiceRepository,
    private readonly billedCases: BilledCases,
    private readonly lineSources: LineSources,
    private readonly clock: Clock,
  ) {}

  @Endpoint(listOwnInvoices)
  async list(
    @Caller() caller: SignedInCaller,
    @Input() { query }: InputOf<typeof listOwnInvoices>,
  ): Promise<ResponseOf<typeof listOwnInvoices>> {
    const page = await this.invoices.ownPage(ofCase(clientView(caller, 'billing'), query.caseId), query);
    const ids = page.items.map(({ caseId }) => caseId);
    const cases = await this.billedCases.named(null, ids);
    const today = beirutDate(this.clock.now());
    const titleOf = (id: string | null) => (id === null ? null : (cases.get(id)?.title ?? null));
    return { ...page, items: page.items.map((record) => toOwnInvoiceRow(record, titleOf(record.caseId), today)) };
  }

  @Endpoint(getOwnInvoice)
  async get(
    @Caller() caller: SignedInCaller,
    @Input() { params }: InputOf<typeof getOwnInvoice>,
  ): Promise<ResponseOf<typeof getOwnInvoice>> {
    const view = clientView(caller, 'billing');
    const record = await this.invoices.own(view, params.id);
    if (!record) throw new DomainError('NOT_FOUND');
    const now = this.clock.now();
    // That a delegate looked says nothing of the client.
    if (record.viewedAt === null && !view.isDelegate) await this.invoices.noteView(record._id, now);
    const cases = await this.billedCases.named(null, [record.caseId]);
    const title = record.caseId === null ? null : (cases.get(record.caseId)?.title ?? null);
    return toOwnInvoice(record, title, beirutDate(now), await this.lineSources.workOn(record));
  }
}
