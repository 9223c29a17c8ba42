import { signedMinor } from '@diwan/contracts/money/client-funds/signed';
import { DataParts, dataRow } from '@diwan/service-kit/data-parts/data-parts';
import { fileOf } from '@diwan/service-kit/http/client-view';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { moneyOfRow } from '../data-parts/money-of-row.js';
import { FundMovementRepository } from './fund-movement.repository.js';

const PAGE = 100;

/** Money that the firm holds for a client, movement by movement, in a copy of their data (BILL-10, PORT-08). */
@Injectable()
export class DataOfFunds implements OnModuleInit {
  constructor(
    private readonly movements: FundMovementRepository,
    private readonly parts: DataParts,
  ) {}

  onModuleInit(): void {
    this.parts.add('clientFunds', async (personId, after) => {
      const page = Number(after ?? 1);
      const { items } = await this.movements.ownPage(fileOf(personId), { page, limit: PAGE });
      const rows = items.map((movement) => {
        const { number, day, kind, amount, balanceAfterMinor, method, reference, invoice } = movement;
        const others = [invoice?.number, movement.reverses?.number, movement.reversedBy?.number];
        return dataRow({
          ...{ number, day, method, reference },
          status: kind,
          amount: moneyOfRow({ amountMinor: signedMinor(movement), currency: amount.currency }),
          balance: moneyOfRow({ amountMinor: balanceAfterMinor, currency: amount.currency }),
          description: others.filter((one) => one !== undefined).join(' · '),
        });
      });
      return { rows, next: items.length < PAGE ? null : String(page + 1) };
    });
  }
}
