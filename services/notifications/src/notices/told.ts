import type { Composition } from '../kinds/notice-kind.js';
import { pageOfLink } from '../kinds/page-of-link.js';
import type { NoticeRecord } from './notice.schema.js';

type Said = Pick<Extract<Composition, { message: unknown }>['message'], 'template' | 'variables' | 'unproven'>;

/** What the history of a person keeps of a message that is being sent: its template and the page it leads to, no words of it (D-133). */
export function toldNow({ template, variables, unproven }: Said, { told }: Pick<NoticeRecord, 'told'>, now: Date) {
  const at = told?.at ?? now;
  if (unproven) return { at, template, path: unproven.page, unproven: true as const, said: unproven.said };
  return { at, template, path: pageOfLink(variables.link) };
}
