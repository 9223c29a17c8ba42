import { DataParts, dataRow } from '@diwan/service-kit/data-parts/data-parts';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { moneyOfRow } from '../data-parts/money-of-row.js';
import { CreditPayoutRepository } from './credit-payout.repository.js';

const PAGE = 100;

/** Credit that went back to a client, in a copy of their data (BILL-09, PORT-08). */
@Injectable()
export class DataOfPayouts implements OnModuleInit {
  constructor(
    private readonly payouts: CreditPayoutRepository,
    private readonly parts: DataParts,
  ) {}

  onModuleInit(): void {
    this.parts.add('creditPayouts', async (personId, after) => {
      const page = Number(after ?? 1);
      const { items } = await this.payouts.ofClient(personId, { page, limit: PAGE });
      const rows = items.map(({ number, day, amount, method, reference, reversed }) =>
        dataRow({
          ...{ number, day, method, reference },
          status: reversed ? 'reversed' : 'paid_out',
          amount: moneyOfRow(amount),
        }),
      );
      return { rows, next: items.length < PAGE ? null : String(page + 1) };
    });
  }
}
