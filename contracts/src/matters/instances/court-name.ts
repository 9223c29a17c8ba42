import type { LocalizedText } from '../../shared/language.js';
import type { Instance } from './http.js';

/**
 * What the court of an instance is called in either language (OFF-05): as somebody wrote it where they wrote more than the directory says, such as the
 * chamber; else as the directory names it. `known` is its name there; undefined where it stands in none.
 */
export function courtNameOf(
  instance: Pick<Instance, 'court'> | undefined,
  known: LocalizedText | undefined,
): LocalizedText {
  const written = instance?.court ?? '';
  const isOfDirectory = known !== undefined && (written === '' || Object.values(known).includes(written));
  return isOfDirectory ? { en: known.en, ar: known.ar } : { en: written, ar: written };
}
