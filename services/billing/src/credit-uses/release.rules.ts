import type { Currency, Money } from '@diwan/contracts/shared/money';
import type { CreditChange } from './account-changes.rules.js';

/** Credit that was used for an invoice and stands. */
export interface StandingUse {
  id: string;
  invoiceId: string;
  invoiceNumber: string;
  caseId: string | null;
  day: string;
  amount: Money;
}

/** A use that is taken back, and what comes back of it: what a credit note made credit of already does not, in minor units. */
interface TakenUse extends StandingUse {
  backMinor: number;
}

/** Credit that goes from a client, and what they have of it. In minor units. */
export interface CreditNeed {
  clientId: string;
  currency: Currency;
  neededMinor: number;
  /** Less than nothing where they owe some back already. */
  availableMinor: number;
  /** From where it could come back, the latest first. */
  uses: readonly StandingUse[];
}

/** Which uses of credit are taken back so that there is enough, and what is owed back, in all, where there is not. */
export interface Release {
  uses: TakenUse[];
  owedBack: OwedBack[];
  /** Whose credit goes. */
  credit: CreditChange[];
}

/** Credit that a client owes. */
export interface OwedBack {
  clientId: string;
  amount: Money;
}

/** Takes uses back, the latest first, until there is as much credit as goes. `paid`: what of each invoice counts as paid. */
export function released(needs: readonly CreditNeed[], paid: ReadonlyMap<string, number>): Release {
  const left = new Map(paid);
  const release: Release = { uses: [], owedBack: [], credit: [] };
  for (const { clientId, currency, neededMinor, availableMinor, uses } of needs) {
    release.credit.push({ clientId, currency });
    let shortMinor = neededMinor - availableMinor;
    for (const use of uses) {
      const standing = left.get(use.invoiceId) ?? 0;
      const backMinor = Math.min(use.amount.amountMinor, standing);
      if (shortMinor <= 0 || backMinor === 0) continue;
      left.set(use.invoiceId, standing - backMinor);
      release.uses.push({ ...use, backMinor });
      shortMinor -= backMinor;
    }
    if (shortMinor > 0) release.owedBack.push({ clientId, amount: { amountMinor: shortMinor, currency } });
  }
  return release;
}

/** What somebody saw of it before they decided. */
export interface Agreed {
  takeBack: readonly string[];
  owedBack: readonly OwedBack[];
}

/** Whether nothing more is taken back, and no more is owed, than was agreed to. */
export const isAgreed = ({ uses, owedBack }: Pick<Release, 'uses' | 'owedBack'>, agreed: Agreed): boolean =>
  uses.every(({ id }) => agreed.takeBack.includes(id)) &&
  owedBack.every(({ clientId, amount: { amountMinor, currency } }) =>
    agreed.owedBack.some(
      ({ clientId: who, amount }) =>
        who === clientId && amount.currency === currency && amount.amountMinor >= amountMinor,
    ),
  );
