import type { InputOf } from '@diwan/contracts/http/endpoint';
import { sum } from '@diwan/contracts/money/amounts/rounding';
import type { setBankBalance, ThreeWays } from '@diwan/contracts/money/client-funds/http';
import { beirutDate } from '@diwan/contracts/shared/beirut-time';
import { Currency } from '@diwan/contracts/shared/money';
import { Clock } from '@diwan/service-kit/app/clock';
import { AuditLog } from '@diwan/service-kit/audit/audit';
import { DomainError } from '@diwan/service-kit/http/domain-error';
import type { SignedInCaller } from '@diwan/service-kit/http/endpoint';
import { People } from '@diwan/service-kit/people/people.service';
import { InTransaction } from '@diwan/service-kit/store/database';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, trusted } from 'mongoose';
import { LedgerReader } from '../ledger/ledger-reader.js';
import type { BankBalanceRecord } from './fund-movement.schema.js';

/** Client money by ledger, by clients and by bank: the three must be one (BILL-10). */
@Injectable()
export class Reconciliation {
  constructor(
    @InjectModel('BankBalance') private readonly bankBalances: Model<BankBalanceRecord>,
    private readonly ledgerReader: LedgerReader,
    private readonly people: People,
    private readonly inTransaction: InTransaction,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  async run(): Promise<ThreeWays[]> {
    const [held, owed, banks] = await Promise.all([
      this.ledgerReader.sumsOf('trust_money'),
      this.ledgerReader.balancesOn('client_funds'),
      this.bankBalances.find({ _id: trusted({ $in: [...Currency.options] }) }).lean<BankBalanceRecord[]>(),
    ]);
    const clients = new Map<string, number>();
    for (const { clientId, currency, amountMinor } of owed)
      clients.set(`${clientId}|${currency}`, (clients.get(`${clientId}|${currency}`) ?? 0) - amountMinor);
    const names = await this.people.namesOf([...owed.map(({ clientId }) => clientId), ...banks.map(({ by }) => by)]);
    return Currency.options.map((currency) => {
      const mine = [...clients].filter(([key, balance]) => key.endsWith(`|${currency}`) && balance !== 0);
      const bank = banks.find(({ _id }) => _id === currency);
      return {
        currency,
        ledgerMinor: held.get(currency) ?? 0,
        clientsMinor: sum(mine.map(([, balance]) => balance)),
        clients: mine.map(([key, balanceMinor]) => {
          const [id = ''] = key.split('|');
          return { client: { id, name: names.get(id) ?? '' }, balanceMinor };
        }),
        bank: bank
          ? {
              day: bank.day,
              balanceMinor: bank.balanceMinor,
              byName: names.get(bank.by) ?? '',
              at: bank.at.toISOString(),
            }
          : null,
      };
    });
  }

  /** Throws VALIDATION for a day to come. */
  async setBank(caller: SignedInCaller, { params, body }: InputOf<typeof setBankBalance>): Promise<void> {
    const at = this.clock.now();
    if (body.day > beirutDate(at)) throw new DomainError('VALIDATION', { fieldErrors: { day: 'too_large' } });
    await this.inTransaction.run(async (session) => {
      const $set = { ...body, by: caller.personId, at };
      await this.bankBalances.updateOne({ _id: params.currency }, { $set }, { session, upsert: true });
      const line = { action: 'bank-balance.set', subject: 'bank-balance', subjectId: params.currency, caller };
      await this.audit.record({ ...line, after: body }, session);
    });
  }
}
