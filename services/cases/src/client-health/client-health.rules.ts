import { waitsForClient } from '../requests/item.machine.js';
import type { RequestRecord } from '../requests/request.schema.js';

/** When a client answered a request. Words do not say which of several clients wrote them: they count where only one was asked. */
export function answersOf({ items, askedOf }: Pick<RequestRecord, 'items' | 'askedOf'>, clientId: string): Date[] {
  return items.flatMap(({ files, text, answeredAt }) => [
    ...files.filter(({ sentBy }) => sentBy === clientId).map(({ receivedAt }) => receivedAt),
    ...(text && answeredAt && askedOf.length === 1 ? [answeredAt] : []),
  ]);
}

/** Whether something that waits for the client should have come before today. */
export const isOverdue = ({ items }: Pick<RequestRecord, 'items'>, today: string): boolean =>
  items.some((item) => waitsForClient(item) && item.dueOn !== null && item.dueOn < today);
