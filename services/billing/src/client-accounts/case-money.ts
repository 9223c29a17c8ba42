import { sum } from '@diwan/contracts/money/amounts/rounding';
import type { CaseMoney } from '@diwan/contracts/money/client-accounts/http';
import { Currency } from '@diwan/contracts/shared/money';
import { clientView } from '@diwan/service-kit/http/client-view';
import { DomainError } from '@diwan/service-kit/http/domain-error';
import type { SignedInCaller } from '@diwan/service-kit/http/endpoint';
import { Injectable } from '@nestjs/common';
import { InvoiceRepository } from '../invoices/invoice.repository.js';
import { LedgerReader } from '../ledger/ledger-reader.js';
import { BilledCases } from '../legal-cases/billed-cases.js';

/** The money of one case: what its issued invoices say, as the ledger keeps their balances, and what is held for it. */
@Injectable()
export class CaseMoneyViews {
  constructor(
    private readonly invoices: InvoiceRepository,
    private readonly ledgerReader: LedgerReader,
    private readonly billedCases: BilledCases,
  ) {}

  /** For staff. Throws NOT_FOUND for a case that they may not know of, UNAVAILABLE. */
  async forStaff(caller: SignedInCaller, caseId: string): Promise<CaseMoney[]> {
    if (!(await this.billedCases.known(caller, [caseId])).has(caseId)) throw new DomainError('NOT_FOUND');
    return this.of(caseId, null);
  }

  /** For a client or their delegate: of their own bills. Throws NOT_FOUND for a case that is not theirs, UNAVAILABLE. */
  async forClient(caller: SignedInCaller, caseId: string): Promise<CaseMoney[]> {
    const { clientId, caseIds } = clientView(caller, 'billing');
    const found = (await this.billedCases.known(null, [caseId])).get(caseId);
    if (!found?.clientIds.includes(clientId) || (caseIds && !caseIds.includes(caseId)))
      throw new DomainError('NOT_FOUND');
    return this.of(caseId, clientId);
  }

  private async of(caseId: string, clientId: string | null): Promise<CaseMoney[]> {
    const [invoices, held] = await Promise.all([
      this.invoices.issuedOfCase(caseId, clientId),
      this.ledgerReader.heldForCase(caseId, clientId),
    ]);
    return Currency.options.flatMap((currency) => {
      const mine = invoices.filter((one) => one.currency === currency);
      const heldMinor = 0 - sum(held.filter((one) => one.currency === currency).map((one) => one.amountMinor));
      if (mine.length === 0 && heldMinor === 0) return [];
      return {
        currency,
        invoicedMinor: sum(mine.map(({ totalMinor, creditedMinor }) => totalMinor - creditedMinor)),
        paidMinor: sum(mine.map(({ paidMinor }) => paidMinor)),
        openMinor: sum(mine.map(({ balanceMinor }) => balanceMinor)),
        heldMinor,
      };
    });
  }
}
