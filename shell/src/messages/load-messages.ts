import type { Language } from '@diwan/contracts/shared/language';
import type { Messages } from '@diwan/mf-kit';

/** The shell's own texts. Only the page's language is fetched. */
export async function loadMessages(language: Language): Promise<Messages> {
  const module =
    language === 'ar'
      ? await import(/* webpackChunkName: "texts-ar" */ './ar.json', { with: { type: 'json' } })
      : await import(/* webpackChunkName: "texts-en" */ './en.json', { with: { type: 'json' } });
  return module.default;
}
