import { invoiceState } from '@diwan/contracts/money/invoices/state';
import { beirutDate } from '@diwan/contracts/shared/beirut-time';
import { Clock } from '@diwan/service-kit/app/clock';
import { DataParts, dataRow } from '@diwan/service-kit/data-parts/data-parts';
import { fileOf } from '@diwan/service-kit/http/client-view';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { moneyOfRow } from '../data-parts/money-of-row.js';
import { InvoiceRepository } from './invoice.repository.js';

const PAGE = 100;

/** A client's invoices in a copy of their data: as their own list shows them, never a draft (D-080, PORT-08). */
@Injectable()
export class DataOfInvoices implements OnModuleInit {
  constructor(
    private readonly invoices: InvoiceRepository,
    private readonly clock: Clock,
    private readonly parts: DataParts,
  ) {}

  onModuleInit(): void {
    this.parts.add('invoices', async (personId, after) => {
      const page = Number(after ?? 1);
      const { items } = await this.invoices.ownPage(fileOf(personId), { page, limit: PAGE });
      const today = beirutDate(this.clock.now());
      const rows = items.map((invoice) => {
        const { currency, totalMinor, paidMinor, balanceMinor } = invoice;
        const money = (amountMinor: number) => moneyOfRow({ amountMinor, currency });
        return dataRow({
          number: invoice.number,
          day: invoice.issueDate,
          dueOn: invoice.dueDate,
          status: invoiceState(invoice, today),
          amount: money(totalMinor),
          paid: money(paidMinor),
          balance: money(balanceMinor),
          description: invoice.lines.map(({ description }) => description).join(' · '),
          message: invoice.notes,
        });
      });
      return { rows, next: items.length < PAGE ? null : String(page + 1) };
    });
  }
}
