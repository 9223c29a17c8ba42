import type { ReleasePreview } from '@diwan/contracts/money/payments/release';
import type { SignedInCaller } from '@diwan/service-kit/http/endpoint';
import { People } from '@diwan/service-kit/people/people.service';
import { Injectable } from '@nestjs/common';
import { KeptCases } from '../walls/kept-cases.js';
import { CreditRelease, type TakenBack } from './credit-release.js';

/** Tells what else would be taken back, before anybody does it. */
@Injectable()
export class PreviewRelease {
  constructor(
    private readonly creditRelease: CreditRelease,
    private readonly keptCases: KeptCases,
    private readonly people: People,
  ) {}

  /** Null: nothing is taken back. Invoices of cases that are kept from who asks are not named. */
  async of(caller: SignedInCaller, taken: TakenBack | null): Promise<ReleasePreview> {
    if (taken === null) return { uses: [], owedBack: [] };
    const kept = await this.keptCases.of(caller);
    const { uses, owedBack } = await this.creditRelease.plan(taken);
    const names = await this.people.namesOf(owedBack.map(({ clientId }) => clientId));
    return {
      uses: uses.map(({ id, invoiceId, invoiceNumber, caseId, amount, backMinor }) => ({
        id,
        invoice: caseId !== null && kept.includes(caseId) ? null : { id: invoiceId, number: invoiceNumber },
        amount: { amountMinor: backMinor, currency: amount.currency },
      })),
      owedBack: owedBack.map(({ clientId, amount }) => ({
        client: { id: clientId, name: names.get(clientId) ?? '' },
        amount,
      })),
    };
  }
}
