import { DataParts, dataRow } from '@diwan/service-kit/data-parts/data-parts';
import { fileOf } from '@diwan/service-kit/http/client-view';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { moneyOfRow } from '../data-parts/money-of-row.js';
import { PaymentRepository } from './payment.repository.js';

const PAGE = 100;

/** What a client paid, in a copy of their data: as their own list shows it (PORT-08). */
@Injectable()
export class DataOfPayments implements OnModuleInit {
  constructor(
    private readonly payments: PaymentRepository,
    private readonly parts: DataParts,
  ) {}

  onModuleInit(): void {
    this.parts.add('payments', async (personId, after) => {
      const page = Number(after ?? 1);
      const { items } = await this.payments.ownPage(fileOf(personId), { page, limit: PAGE });
      const rows = items.map(({ number, day, amount, method, reference, isVoid, allocations }) =>
        dataRow({
          ...{ number, day, method, reference },
          amount: moneyOfRow(amount),
          status: isVoid ? 'void' : 'received',
          description: allocations.map(({ invoiceNumber }) => invoiceNumber).join(' · '),
        }),
      );
      return { rows, next: items.length < PAGE ? null : String(page + 1) };
    });
  }
}
