import { formatDate, useShell } from '@diwan/mf-kit';
import { DateInput, type DateInputProps } from '@diwan/ui/date-input';

/** The browser's date field, which speaks the language of the browser, with a line below that says the date in the person's own. */
export function DateField(field: DateInputProps & { value: string }) {
  const { language } = useShell();
  const reading = readDate(field.value, language);
  return (
    <>
      <DateInput {...field} />
      {reading && (
        <p className="mt-1 text-sm text-grey">
          <bdi>{reading}</bdi>
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
