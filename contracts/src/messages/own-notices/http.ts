import * as z from 'zod/mini';
import { endpoint } from '../../http/endpoint.js';
import { Id, IdParams, Instant } from '../../shared/id.js';
import { inBothLanguages } from '../../shared/localized.js';
import { PageQuery, pageOf } from '../../shared/pagination.js';
import { NoticeFamily } from '../notices/http.js';

const service = 'notifications';

/** Something that a person was told: its subject and where it leads, never what stood in it. */
export const OwnNotice = z.strictObject({
  id: Id,
  family: NoticeFamily,
  /** When it was told first. */
  at: Instant,
  subject: inBothLanguages(z.string()),
  /** The page it led to, without a language; null where it led nowhere. */
  path: z.nullable(z.string()),
  /** Looked at here, or read where it was sent. */
  read: z.boolean(),
});
export type OwnNotice = z.infer<typeof OwnNotice>;

export const listOwnNotices = endpoint({
  service,
  method: 'GET',
  path: '/my/notices',
  access: 'signed-in',
  status: 200,
  summary: 'What the person was told in the last six months, newest first (D-133)',
  query: z.strictObject(PageQuery),
  response: pageOf(OwnNotice),
  errors: [],
});

export const countUnreadNotices = endpoint({
  service,
  method: 'GET',
  path: '/my/notices/unread',
  access: 'signed-in',
  status: 200,
  background: true,
  summary: 'How much of it is unread, up to a hundred',
  response: z.strictObject({ count: z.int() }),
  errors: [],
});

export const readOwnNotice = endpoint({
  service,
  method: 'POST',
  path: '/my/notices/:id/read',
  access: 'signed-in',
  status: 204,
  summary: 'Note that one of them was looked at',
  params: IdParams,
  errors: ['NOT_FOUND'],
});

/** What comes meanwhile stays unread. */
export const readOwnNotices = endpoint({
  service,
  method: 'POST',
  path: '/my/notices/read',
  access: 'signed-in',
  status: 204,
  summary: 'Note that all of them were looked at that were told until a moment',
  body: z.strictObject({ until: Instant }),
  errors: [],
});
