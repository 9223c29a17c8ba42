import { splitLanguage } from '@diwan/contracts/shared/language-path';

/** The page that a link of ours leads to, in no language; null without one. */
export function pageOfLink(link: string | undefined): string | null {
  if (!link || !URL.canParse(link)) return null;
  const { pathname, search } = new URL(link);
  return `${splitLanguage(pathname).path}${search}`;
}
