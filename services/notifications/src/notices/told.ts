import type { Composition } from '../kinds/notice-kind.js';
import { pageOfLink } from '../kinds/page-of-link.js';
import type { NoticeRecord } from './notice.schema.js';

type Said = Pick<Extract<Composition, { message: unknown }>['message'], 'template' | 'variables' | 'unproven'> & {
  contentSid?: string;
};

/** What the history of a person keeps of a message that is being sent: its template and the page it leads to, no words of it (D-133). */
export function toldNow(
  { template, variables, unproven, contentSid }: Said,
  { told }: Pick<NoticeRecord, 'told'>,
  now: Date,
) {
  const by = { at: told?.at ?? now, template, ...(contentSid && { contentSid }) };
  if (unproven) return { ...by, path: unproven.page, unproven: true as const, said: unproven.said };
  return { ...by, path: pageOfLink(variables.link) };
}
