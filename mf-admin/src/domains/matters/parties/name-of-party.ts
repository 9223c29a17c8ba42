import type { Party } from '@diwan/contracts/matters/parties/http';
import type { Language } from '@diwan/contracts/shared/language';

/** The name in the reader's script, or in the one that is known. */
export const nameOfParty = ({ name }: Pick<Party, 'name'>, language: Language): string =>
  name[language] || name.en || name.ar;
