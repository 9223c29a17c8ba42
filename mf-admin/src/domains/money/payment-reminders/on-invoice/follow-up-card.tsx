import { Loaded } from '@diwan/desk-kit/loaded';
import { formatDate, formatDateTime, useShell } from '@diwan/mf-kit';
import { CardSection } from '../../../../frame/record/card-section.js';
import type { RecordPartProps } from '../../../../frame/record/record-parts.js';
import { useTexts } from '../../../../texts.js';
import { useFollowUp, useSetInvoiceReminders } from '../api/payment-reminders.js';
import { ReminderSwitch } from '../reminder-switch.js';

/** What became of asking for an issued invoice: reminders that went, and the day that its client promised. Nothing for drafts. */
export default function FollowUpCard({ record: invoice }: RecordPartProps<'invoice'>) {
  if (invoice.state === 'draft' || invoice.state === 'void') return null;
  return <FollowUp id={invoice.id} isOpen={invoice.balanceMinor > 0} />;
}

function FollowUp({ id, isOpen }: { id: string; isOpen: boolean }) {
  const t = useTexts();
  const { language } = useShell();
  const set = useSetInvoiceReminders(id);
  return (
    <CardSection title={t('reminders.followUp')}>
      <Loaded query={useFollowUp(id)} failed={t('reminders.failed')}>
        {({ promisedFor, promisedAt, told, isReminded }) => (
          <div className="grid gap-3">
            {promisedFor && promisedAt && (
              <p>
                {t('reminders.promised', {
                  day: formatDate(promisedFor, language),
                  at: formatDate(promisedAt, language),
                })}
              </p>
            )}
            {told.length === 0 ? (
              <p className="text-grey">{t('reminders.noneTold')}</p>
            ) : (
              <ul className="divide-y divide-line border-y border-line">
                {[...told].reverse().map(({ step, at }) => (
                  <li key={`${step} ${at}`} className="flex flex-wrap justify-between gap-x-4 py-2">
                    <span>{t(`reminderStep.${step}`)}</span>
                    <span className="text-sm text-grey">{formatDateTime(at, language)}</span>
                  </li>
                ))}
              </ul>
            )}
            {isOpen && (
              <ReminderSwitch
                isReminded={isReminded}
                text={t(isReminded ? 'reminders.invoiceOn' : 'reminders.invoiceOff')}
                onChange={set}
              />
            )}
          </div>
        )}
      </Loaded>
    </CardSection>
  );
}
