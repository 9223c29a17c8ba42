import { WEEKDAYS } from '@diwan/contracts/site/office/office-profile';
import { useTexts } from '../../../texts.js';
import type { LocalizedFieldsProps } from './localized-fields.js';
import { OpeningDay } from './opening-day.js';

/** Opening hours per weekday, by the clock in Beirut. */
export function OpeningHours({ control }: Pick<LocalizedFieldsProps, 'control'>) {
  const t = useTexts();
  return (
    <section className="grid gap-2" aria-labelledby="opening-hours">
      <h2 id="opening-hours" className="text-xl">
        {t('office.openingHours')}
      </h2>
      <p className="text-sm text-grey">{t('office.openingHoursHint')}</p>
      <div className="divide-y divide-line border-y border-line">
        {WEEKDAYS.map((day, index) => (
          <OpeningDay key={day} day={day} index={index} control={control} />
        ))}
      </div>
    </section>
  );
}
