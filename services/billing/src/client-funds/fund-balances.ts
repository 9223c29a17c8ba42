import type { FundBalance } from '@diwan/contracts/money/client-funds/http';
import type { SignedInCaller } from '@diwan/service-kit/http/endpoint';
import { Injectable } from '@nestjs/common';
import { Ledger } from '../ledger/ledger.js';
import { BilledCases } from '../legal-cases/billed-cases.js';
import { KeptCases } from '../walls/kept-cases.js';

/** What the firm holds of clients, as the ledger says. */
@Injectable()
export class FundBalances {
  constructor(
    private readonly ledger: Ledger,
    private readonly billedCases: BilledCases,
    private readonly keptCases: KeptCases,
  ) {}

  /** Case by case and currency by currency, as far as anything is held; what is for no case comes first. */
  async of(caller: SignedInCaller, clientId: string): Promise<FundBalance[]> {
    const rows = await this.ledger.balancesOf(clientId);
    const kept = await this.keptCases.of(caller);
    const held = rows.filter(
      ({ account, amountMinor, caseId }) => account === 'client_funds' && amountMinor < 0 && !kept.includes(caseId),
    );
    const cases = await this.billedCases.named(
      caller,
      held.map(({ caseId }) => caseId || null),
    );
    return held
      .sort((one, other) => one.caseId.localeCompare(other.caseId) || one.currency.localeCompare(other.currency))
      .map(({ caseId, currency, amountMinor }) => {
        const known = cases.get(caseId);
        return {
          caseId: caseId || null,
          legalCase: known ? { id: known.id, title: known.title, caseNumber: known.caseNumber } : null,
          ...{ currency, balanceMinor: 0 - amountMinor },
        };
      });
  }
}
