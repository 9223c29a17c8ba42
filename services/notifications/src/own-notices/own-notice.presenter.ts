import type { OwnNotice } from '@diwan/contracts/messages/own-notices/http';
import { KINDS } from '../derived/kinds.js';
import type { NoticeKind } from '../kinds/notice-kind.js';
import type { NoticeRecord } from '../notices/notice.schema.js';

/** The row of the contract. A template that this version does not have any more is said by another one of its kind. */
export function toOwnNotice({ _id, family, told, createdAt, seenAt, readAt }: NoticeRecord): OwnNotice {
  const { templates }: NoticeKind = KINDS[family];
  const template = templates[told?.said ?? told?.template ?? ''] ?? Object.values(templates)[0];
  const { en = '', ar = '' } = template?.subject ?? {};
  return {
    id: String(_id),
    family,
    at: (told?.at ?? createdAt).toISOString(),
    subject: { en: withoutVariables(en), ar: withoutVariables(ar) },
    path: told?.path ?? null,
    read: (seenAt ?? (told?.unproven ? null : readAt) ?? null) !== null,
  };
}

/** What stood in a message is not kept: `Your invoice`, of `Your invoice {{number}}`. */
const withoutVariables = (subject: string): string => subject.replace(/\s*\{\{\w+\}\}/g, '');
