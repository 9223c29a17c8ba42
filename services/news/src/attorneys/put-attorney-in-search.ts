import { LANGUAGES } from '@diwan/contracts/shared/language';
import { inLanguage } from '@diwan/contracts/shared/language-path';
import type { Findable } from '../search/findable.js';
import type { SearchIndex } from '../search/search-index.js';
import type { AttorneyRecord } from './attorney.schema.js';

/** Makes a lawyer's profile findable in both languages, or forgets it when it is not published. */
export async function putAttorneyInSearch(
  search: SearchIndex,
  { slug, profile, published }: Pick<AttorneyRecord, 'slug' | 'profile' | 'published'>,
): Promise<void> {
  for (const language of LANGUAGES) {
    const path = inLanguage(`/attorneys/${slug}`, language);
    const specialties = profile.specialties.map((said) => said[language]).join(', ');
    const found: Findable = {
      kind: 'page',
      path,
      language,
      title: profile.name[language],
      headings: `${profile.title[language]}. ${specialties}`,
      summary: `${profile.title[language]}. ${specialties}`,
      text: profile.bio[language],
    };
    await search.put(path, published ? [found] : []);
  }
}
