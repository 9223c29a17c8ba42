import { DIFFERENCE_LIMIT_BP, isFar } from '@diwan/contracts/money/exchange-rates/difference';
import type { ExchangeRate } from '@diwan/contracts/money/exchange-rates/http';
import { converted } from '@diwan/contracts/money/exchange-rates/rate';
import type { Currency } from '@diwan/contracts/shared/money';
import { parseMoney } from '@diwan/contracts/shared/money-text';
import { formatMoney } from '@diwan/mf-kit';
import type { FormOf } from '@diwan/ui/form-of';
import { useWatch } from 'react-hook-form';
import { useTexts } from '../../../../texts.js';
import { type AcceptValues, OTHER } from './accept-values.js';

interface ByRateProps {
  form: FormOf<AcceptValues>;
  currency: Currency;
  rate: ExchangeRate | undefined;
}

/** What the rate of the day says of the amount, how far the money is from it, and whether that needs to be accepted at all. */
export function ByRate({ form, currency, rate }: ByRateProps) {
  const t = useTexts();
  const [typed, typedUsed] = useWatch({ control: form.control, name: ['amountMinor', 'usedMinor'] });
  if (!rate) return <p className="text-sm text-grey">{t('payments.noRate')}</p>;
  const amount = parseMoney(typed, currency);
  if (!amount) return null;
  const expected = converted(amount, rate);
  const used = parseMoney(typedUsed, OTHER[currency]);
  const differenceMinor = (used?.amountMinor ?? expected.amountMinor) - expected.amountMinor;
  const isNear = used !== null && !isFar(used.amountMinor, expected.amountMinor, DIFFERENCE_LIMIT_BP);
  return (
    <p className="text-sm text-grey" role="status">
      {t('payments.byRate', {
        expected: formatMoney(expected),
        difference: formatMoney({ amountMinor: differenceMinor, currency: expected.currency }),
      })}{' '}
      {isNear && t('accepted.notNeeded')}
    </p>
  );
}
