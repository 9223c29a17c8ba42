import { formatDate, useShell } from '@diwan/mf-kit';
import { DateInput, type DateInputProps } from '@diwan/ui/date-input';
import { useTexts } from '../texts.js';
import { comesTwice } from './local-time.js';

/**
 * The browser's date field, which speaks the language of the browser, with a line below that says the date in the person's own, and of a
 * time that comes twice when clocks in Beirut are set back which one is meant.
 */
export function DateField(field: DateInputProps & { value: string }) {
  const t = useTexts();
  const { language } = useShell();
  const reading = readDate(field.value, language);
  return (
    <>
      <DateInput {...field} />
      {reading && (
        <p className="mt-1 text-sm text-grey">
          <bdi>{reading}</bdi>
          {comesTwice(field.value) && <> · {t('date.comesTwice')}</>}
        </p>
      )}
    </>
  );
}

/** `12 May 2026` or `12 May 2026, 14:30`, from what a date field holds; nothing while it is not whole. */
export function readDate(value: string, language: 'en' | 'ar'): string {
  const [, date, time] = /^(\d{4}-\d{2}-\d{2})(?:T(\d{2}:\d{2}))?/.exec(value) ?? [];
  if (!date) return '';
  const day = formatDate(date, language);
  return time ? `${day}${language === 'ar' ? '،' : ','} ${time}` : day;
}
