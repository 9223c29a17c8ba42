import type { Currency } from '@diwan/contracts/shared/money';
import { formatMoney } from '@diwan/mf-kit';
import { useTexts } from '../../../../texts.js';
import { useUnbilledTime } from '../api/unbilled.js';

/** Says that work waits which only an invoice in the other currency can charge for: its rate was agreed in that. */
export function TimeInOtherCurrency(of: { clientId: string; caseId: string; currency: Currency }) {
  const t = useTexts();
  const { data } = useUnbilledTime(of.clientId, of.caseId, of.currency);
  const total = data?.totals.find(({ currency }) => currency === of.currency);
  if (!total || data?.entries.length === 0) return null;
  return <p className="text-sm text-grey">{t('unbilled.otherCurrency', { amount: formatMoney(total) })}</p>;
}
