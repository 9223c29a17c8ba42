import type { OwnDocument } from '@diwan/contracts/matters/documents/http';
import type { OwnCase } from '../cases/api/own-cases.js';

/** Something that came or changed while the person was away. */
export interface News {
  kind: 'document' | 'new-case' | 'changed-case';
  id: string;
  title: string;
  at: string;
}

/**
 * Documents that were shared and cases that were opened or changed after `since`, newest first. In a first visit (null): every document
 * that was not opened yet.
 */
export function whatIsNew(cases: readonly OwnCase[], documents: readonly OwnDocument[], since: string | null): News[] {
  const isLater = (moment: string) => since !== null && Date.parse(moment) > Date.parse(since);
  const fresh = documents.filter(({ sharedAt, openedAt }) => (since === null ? openedAt === null : isLater(sharedAt)));
  const changed = cases.filter(({ updatedAt }) => isLater(updatedAt));
  const news: News[] = [
    ...fresh.map(({ id, title, sharedAt }): News => ({ kind: 'document', id, title, at: sharedAt })),
    ...changed.map(
      ({ id, title, createdAt, updatedAt }): News =>
        isLater(createdAt)
          ? { kind: 'new-case', id, title, at: createdAt }
          : { kind: 'changed-case', id, title, at: updatedAt },
    ),
  ];
  return news.toSorted((one, other) => Date.parse(other.at) - Date.parse(one.at));
}
