import type { SiteLanguage } from '@diwan/contracts/shared/tongues';
import { createTranslate, type Messages, type Translate } from '@diwan/mf-kit';
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import type messages from './en.json';

export type ShellTexts = Translate<typeof messages>;

const ShellTextsContext = createContext<ShellTexts>((key) => key);

/** Gives the shell's own parts their texts. Not the messages of mf-kit: inside an area those are the area's. */
export function ShellTextsProvider(props: { messages: Messages; language: SiteLanguage; children: ReactNode }) {
  const { messages: texts, language, children } = props;
  const translate = useMemo(() => createTranslate<typeof messages>(texts, language), [texts, language]);
  return <ShellTextsContext value={translate}>{children}</ShellTextsContext>;
}

/** The shell's texts. */
export const useTexts = (): ShellTexts => useContext(ShellTextsContext);
