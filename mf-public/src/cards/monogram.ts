import type { Language } from '@diwan/contracts/shared/language';

/** First letters of the first and the last name; in Arabic, whose letters would join, of the first name alone. */
export function monogramOf(name: string, language: Language): string {
  const initials = name
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => Array.from(word)[0] ?? '');
  if (language === 'ar') return initials[0] ?? '';
  return `${initials[0] ?? ''}${initials.length > 1 ? initials.at(-1) : ''}`.toUpperCase();
}
