import { Loaded } from '@diwan/desk-kit/loaded';
import { CardSection } from '../../../../frame/record/card-section.js';
import type { RecordPartProps } from '../../../../frame/record/record-parts.js';
import { useTexts } from '../../../../texts.js';
import { useReminderWish, useSetReminderWish } from '../api/payment-reminders.js';
import { ReminderSwitch } from '../reminder-switch.js';

/** Whether the client is reminded of invoices, on their billing page (BILL-17). */
export default function ReminderWishCard({ record }: RecordPartProps<'account'>) {
  const t = useTexts();
  const { id } = record.client;
  const set = useSetReminderWish(id);
  return (
    <CardSection title={t('reminders.title')}>
      <Loaded query={useReminderWish(id)} failed={t('reminders.failed')}>
        {({ isReminded, version }) => (
          <ReminderSwitch
            isReminded={isReminded}
            text={t(isReminded ? 'reminders.clientOn' : 'reminders.clientOff')}
            onChange={(wanted) => set({ isReminded: wanted, version })}
          />
        )}
      </Loaded>
    </CardSection>
  );
}
