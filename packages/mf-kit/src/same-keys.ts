import type { SiteLanguage } from '@diwan/contracts/shared/tongues';
import type { Messages } from './messages.js';

const PLURAL = /_(zero|one|two|few|many|other)$/;

/** Fails unless both message files have the same keys, each with the plural forms of its language and the same `{places}`. */
export function expectSameKeys(english: Messages, other: Messages, language: SiteLanguage = 'ar'): void {
  const faults = [...faultsOf('en', english, other), ...faultsOf(language, other, english)];
  if (faults.length > 0) throw new Error(`Message files differ:\n${faults.join('\n')}`);
}

function faultsOf(language: SiteLanguage, messages: Messages, other: Messages): string[] {
  const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
  const bases = new Set(Object.keys(other).map((key) => key.replace(PLURAL, '')));
  return [...bases].flatMap((base) => {
    const counted = Object.keys(other).some((key) => key !== base && key.replace(PLURAL, '') === base);
    const keys = counted ? forms.map((form) => `${base}_${form}`) : [base];
    return keys.flatMap((key) => {
      const text = messages[key];
      if (text === undefined || text.trim() === '') return [`${language}: "${key}" is missing`];
      const same = counted || placesOf(text) === placesOf(other[key] ?? '');
      return same
        ? []
        : [
            `${language}: "${key}" has the places ${placesOf(text) || 'none'}, the other language ${placesOf(other[key] ?? '') || 'none'}`,
          ];
    });
  });
}

const placesOf = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(String).sort().join(' ');
