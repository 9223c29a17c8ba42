import { DEMO_ARABIC_CLIENT, DEMO_OWNER } from '@diwan/contracts/demo/accounts';
import { moneyText } from '@diwan/contracts/shared/money-text';
import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import type { FundMovementRecord } from '../client-funds/fund-movement.schema.js';
import { readBankCsv } from '../fund-reconciliations/bank-file.rules.js';
import { EXPLAIN, TIE } from '../fund-reconciliations/bank-line.machine.js';
import { BankLineRepository } from '../fund-reconciliations/bank-line.repository.js';
import { digestOf, keysOf } from '../fund-reconciliations/bank-line-keys.js';
import { FundsAsOfDay } from '../fund-reconciliations/funds-as-of.js';
import { ReconcileFunds } from '../fund-reconciliations/reconcile-funds.js';
import { dayAfter } from '../payment-reminders/reminder.rules.js';

const CHARGES = 'Quarterly account charges';
const CHARGE = '-12.50';
/** The bank books what the Arabic client paid in so many days later, and names nobody. */
const LATE = 9;

/** The bank's side of the demo's client money, through the same doors as real files. */
@Injectable()
export class DemoBank {
  constructor(
    private readonly bankLines: BankLineRepository,
    private readonly fundsAsOf: FundsAsOfDay,
    private readonly reconcileFunds: ReconcileFunds,
  ) {}

  /** A line for each deposit, charges of the bank, and something that nobody knows yet. */
  async file(deposits: readonly FundMovementRecord[], today: string, session: ClientSession): Promise<void> {
    const rows = deposits.map(({ clientId, day, number, amount }) => {
      const isUnnamed = clientId === DEMO_ARABIC_CLIENT.id;
      const [on, words] = isUnnamed ? [dayAfter(day, LATE), 'Cash deposit, Hamra'] : [day, 'Transfer received'];
      return [on, isUnnamed ? '' : number, words, moneyText(amount)];
    });
    const others = [
      [dayAfter(today, -14), 'CHG', CHARGES, CHARGE],
      [dayAfter(today, -2), 'TT-77310', 'Transfer from abroad', '750.00'],
    ];
    const body = [...rows, ...others].map((row) => row.join(';')).join('\n');
    const text = `Date;Reference;Description;Amount\n${body}\n`;
    const { lines, faults } = readBankCsv(text, 'USD', today);
    if (faults.length > 0) throw new Error("a file of the demo's bank that cannot be read");
    const keys = keysOf('USD', lines);
    const fields = { fileName: 'client-account.csv', currency: 'USD', sha256: digestOf(text) } as const;
    const when = new Date(`${dayAfter(today, -1)}T09:10:00Z`);
    await this.bankLines.insert(
      { ...fields, lines: lines.length, by: DEMO_OWNER.id, at: when },
      lines.map(({ line: _, ...said }, place) => ({ ...said, key: keys[place] ?? '', currency: 'USD' })),
      session,
    );
  }

  /** Ties what the bank booked without a name to its deposit, and explains the charges. */
  async decide(deposits: readonly FundMovementRecord[], today: string, session: ClientSession): Promise<void> {
    for (const line of await this.bankLines.until('USD', today)) {
      const id = String(line._id);
      const meant = deposits.find(
        ({ clientId, day, amount }) =>
          clientId === DEMO_ARABIC_CLIENT.id &&
          dayAfter(day, LATE) === line.day &&
          amount.amountMinor === line.amountMinor,
      );
      if (meant) await this.bankLines.decide(id, TIE, { movementIds: [String(meant._id)] }, session);
      if (line.description === CHARGES)
        await this.bankLines.decide(id, EXPLAIN, { reason: 'Borne by the firm, which pays it back' }, session);
    }
  }

  /** The three ways on a day before the line that nobody knows: they differ by the charges, and somebody says so. */
  async reconcile(today: string, session: ClientSession): Promise<void> {
    const day = dayAfter(today, -7);
    const { sums } = await this.fundsAsOf.compared('USD', day);
    const said = {
      currency: 'USD' as const,
      ...{ day, bankMinor: sums.ledgerMinor + sums.onlyBankMinor - sums.onlyBooksMinor },
      ...{ reference: 'Statement of the client account', notes: 'Charges of the bank: the firm pays them back.' },
      ...{ by: DEMO_OWNER.id, at: new Date(`${dayAfter(today, -1)}T09:30:00Z`) },
    };
    await this.reconcileFunds.keep(said, sums, session);
  }
}
