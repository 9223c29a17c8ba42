import type { Language } from '@diwan/contracts/shared/language';

const FORMATS = {
  long: { month: 'long', year: 'numeric' },
  short: { month: 'short' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

/** A month (`YYYY-MM`) by its name: `May 2026`, or `May` alone where it is `short`. Arabic months as they are called in Lebanon. */
export const monthName = (month: string, language: Language, look: keyof typeof FORMATS = 'long'): string =>
  new Intl.DateTimeFormat(language === 'ar' ? 'ar-LB-u-nu-latn' : 'en-GB', {
    ...FORMATS[look],
    timeZone: 'UTC',
  }).format(new Date(`${month}-01T00:00:00Z`));
