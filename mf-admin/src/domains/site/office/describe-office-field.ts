import { bothOf } from '../../../components/both-of.js';
import type { Texts } from '../../../texts.js';
import type { DayValues, OfficeValues } from './office-values.js';

type Localized = OfficeValues['name'];

/** A field of the form and its value in words, for comparing two versions. */
export function describeOfficeField(
  t: Texts,
  name: keyof OfficeValues,
  value: unknown,
): { label: string; text: string } {
  return { label: t(`office.${name}`), text: inWords(t, name, value) };
}

function inWords(t: Texts, name: keyof OfficeValues, value: unknown): string {
  if (name === 'openingHours') return (value as DayValues[]).map((day) => dayText(t, day)).join('; ');
  if (name === 'holidays')
    return (value as OfficeValues['holidays']).map((holiday) => `${holiday.date} ${holiday.name.en}`).join('; ');
  if (name === 'unreviewedFacts') return t(`office.unreviewed.${value as OfficeValues['unreviewedFacts']}`);
  if (name === 'emergencyLine') return value ? t('office.yes') : t('office.no');
  return typeof value === 'string' ? value.trim() : bothOf(value as Localized);
}

const dayText = (t: Texts, { day, open, opens, closes }: DayValues) =>
  `${t(`day.${day}`)} ${open ? `${opens}-${closes}` : t('office.closed')}`;

/** Label of a field by its path, such as `name.en`. */
export function officeLabel(t: Texts, path: string): string {
  const [field = '', part = '', holidayPart, tongue] = path.split('.');
  if (field === 'holidays')
    return t(holidayPart === 'name' ? `office.holidayName.${tongue as 'en' | 'ar'}` : 'office.holidayDate');
  const label = t(`office.${field as keyof OfficeValues}`);
  return part === 'en' || part === 'ar' ? `${label} (${t(`language.${part}`)})` : label;
}
