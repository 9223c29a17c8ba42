import type { Currency, Money } from '@diwan/contracts/shared/money';
import { formatMoney } from '@diwan/mf-kit';
import { Ltr } from '@diwan/ui/bidi';

/** An amount; it reads from the left in both languages. */
export function Amount({ minor, currency }: { minor: number; currency: Currency }) {
  return <Ltr className="tabular-nums">{formatMoney({ amountMinor: minor, currency })}</Ltr>;
}

/**
 * Amounts of several currencies, one below the other and never added (BILL-06); `none` where there is none. Nothing in one currency is said
 * only where there is nothing in the other either.
 */
export function Amounts({ of, none }: { of: readonly Money[]; none: string }) {
  const [first] = of;
  if (!first) return <>{none}</>;
  const telling = of.filter(({ amountMinor }) => amountMinor !== 0);
  return (telling.length > 0 ? telling : [first]).map(({ amountMinor, currency }) => (
    <span key={currency} className="block">
      <Amount minor={amountMinor} currency={currency} />
    </span>
  ));
}
