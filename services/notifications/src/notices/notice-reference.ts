import type { NoticeRecord } from './notice.schema.js';

/** How a provider knows a notice, followed by its id; comes back in status callbacks. */
export const NOTICE_KEY = 'notice-';

/** The reference of a notice: another one each time that it is sent again after it had an outcome. */
export const referenceOf = ({ _id, round }: Pick<NoticeRecord, '_id' | 'round'>): string =>
  `${NOTICE_KEY}${_id}${round ? `.${round}` : ''}`;
