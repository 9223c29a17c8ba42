import { minutesText } from '@diwan/contracts/money/time-entries/hours';
import type { TimeTotals as Totals } from '@diwan/contracts/money/time-entries/http';
import { formatMoney } from '@diwan/mf-kit';
import { Ltr } from '@diwan/ui/bidi';
import { useTexts } from '../../../texts.js';

/** What a list of time comes to: hours, and one amount per currency. */
export function TimeTotals({ minutes, billableMinutes, amounts }: Totals) {
  const t = useTexts();
  return (
    <p className="flex flex-wrap gap-x-6 gap-y-1 text-sm" role="status">
      <span>{t('time.totalHours', { hours: minutesText(minutes) })}</span>
      <span>{t('time.totalBillable', { hours: minutesText(billableMinutes) })}</span>
      {amounts.map((amount) => (
        <Ltr key={amount.currency} className="font-medium tabular-nums">
          {formatMoney(amount)}
        </Ltr>
      ))}
    </p>
  );
}
