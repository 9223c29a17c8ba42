import type { Language } from '@diwan/contracts/shared/language';

/** Begin and end of a name of unknown script, so that it does not rearrange the list around it. */
const ISOLATE = ['\u2068', '\u2069'] as const;

/** Names in a sentence: "Rana Khoury, Karim Mansour and Lea Tannous". */
export function nameList(names: readonly string[], language: Language): string {
  const [only, ...others] = names;
  if (only !== undefined && others.length === 0) return only;
  const locale = language === 'en' ? 'en-GB' : language;
  return new Intl.ListFormat(locale, { type: 'conjunction' }).format(names.map((name) => ISOLATE.join(name)));
}

export const namesOf = (people: readonly { name: string }[]): string[] => people.map(({ name }) => name);
