import { minutesText } from '@diwan/contracts/money/time-entries/hours';
import { Loaded } from '@diwan/desk-kit/loaded';
import { Together } from '@diwan/desk-kit/together';
import { formatMoney, useShell } from '@diwan/mf-kit';
import { Ltr } from '@diwan/ui/bidi';
import type { RecordPartProps } from '../../../../frame/record/record-parts.js';
import { useTexts } from '../../../../texts.js';
import { useTimeTerms, useUnbilledTime } from '../api/client-time.js';
import { ApprovalTable } from '../approval-table.js';
import { TimeTermsForm } from './time-terms-form.js';

/** Time of a client: what can be billed, how it is shown and rounded, and all of it. */
export default function ClientTime({ record }: RecordPartProps<'client'>) {
  const t = useTexts();
  const { can } = useShell();
  const terms = useTimeTerms(record.id);
  const unbilled = useUnbilledTime(record.id);
  return (
    <div className="grid gap-8">
      <Together queries={[terms, unbilled]}>
        <section className="grid gap-2">
          <h2 className="text-lg">{t('time.unbilled')}</h2>
          <Loaded query={unbilled} failed={t('time.fetchFailed')}>
            {({ entries, minutes, totals }) =>
              entries.length === 0 ? (
                <p className="text-grey">{t('time.nothingUnbilled')}</p>
              ) : (
                <p className="flex flex-wrap gap-x-6 gap-y-1">
                  <span>{t('time.unbilledCount', { count: entries.length, hours: minutesText(minutes) })}</span>
                  {totals.map((total) => (
                    <Ltr key={total.currency} className="font-medium tabular-nums">
                      {formatMoney(total)}
                    </Ltr>
                  ))}
                </p>
              )
            }
          </Loaded>
        </section>
        {can('billing:write') && (
          <section className="grid gap-3">
            <h2 className="text-lg">{t('time.terms')}</h2>
            <Loaded query={terms} failed={t('time.fetchFailed')}>
              {(found) => <TimeTermsForm clientId={record.id} terms={found} />}
            </Loaded>
          </section>
        )}
        <section className="grid gap-3">
          <h2 className="text-lg">{t('time.all')}</h2>
          <ApprovalTable of={{ clientId: record.id }} />
        </section>
      </Together>
    </div>
  );
}
