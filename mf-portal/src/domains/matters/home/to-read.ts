import type { OwnDocument } from '@diwan/contracts/matters/documents/http';

/** A document whose access ends at a time. */
export interface Ending {
  id: string;
  title: string;
  endsAt: string;
}

/** Documents that were never opened and soon cannot be any more, the first to end first. */
export function toRead(documents: readonly OwnDocument[]): Ending[] {
  return documents
    .flatMap(({ id, title, reach, openedAt, policy: { expiresAt } }) =>
      reach === 'open' && openedAt === null && expiresAt !== null ? [{ id, title, endsAt: expiresAt }] : [],
    )
    .toSorted((one, other) => Date.parse(one.endsAt) - Date.parse(other.endsAt));
}
