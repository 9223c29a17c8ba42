import type { Language } from '@diwan/contracts/shared/language';
import { createTranslate, type Messages, type Translate, useShell } from '@diwan/mf-kit';
import { useMemo } from 'react';

/**
 * The texts of a page that few people open, in its own code: what stands in `messages` is loaded by every page of the site (docs/adr/0010).
 * Returns the hook that gives them in the page's language.
 */
export const pageTexts =
  <M extends Messages>(texts: Readonly<Record<Language, M>>): (() => Translate<M>) =>
  () => {
    const { language } = useShell();
    return useMemo(() => createTranslate<M>(texts[language], language), [language]);
  };
