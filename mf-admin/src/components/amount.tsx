import type { Money } from '@diwan/contracts/shared/money';
import { formatMoney } from '@diwan/mf-kit';
import { Ltr } from '@diwan/ui/bidi';

/** `USD 1,250.00`, read left to right in every language and never broken over lines. */
export function Amount({ className, ...money }: Money & { className?: string }) {
  return <Ltr className={className ? `whitespace-nowrap ${className}` : 'whitespace-nowrap'}>{formatMoney(money)}</Ltr>;
}
