import { splitLanguage } from '@diwan/contracts/shared/language-path';
import type { NoticeRecord } from './notice.schema.js';

interface Said {
  template: string;
  variables: Readonly<Record<string, string>>;
}

/** What the history of a person keeps of a message that is being sent: its template and the page it leads to, no words of it (D-133). */
export function toldNow({ template, variables }: Said, { told }: Pick<NoticeRecord, 'told'>, now: Date) {
  return { at: told?.at ?? now, template, path: pathOf(variables.link) };
}

/** The page of a link, in no language; null without a link of ours. */
function pathOf(link: string | undefined): string | null {
  if (!link || !URL.canParse(link)) return null;
  const { pathname, search } = new URL(link);
  return `${splitLanguage(pathname).path}${search}`;
}
