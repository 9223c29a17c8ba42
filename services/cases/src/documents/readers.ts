import type { DocumentRecord, Reader } from './document.schema.js';

type Read = Pick<DocumentRecord, 'readers'>;

/** Of a client; where two records of theirs became one, there are several. */
const of = ({ readers }: Read, clientId: string): Reader[] => readers.filter((reader) => reader.clientId === clientId);

/** Clients who see a document now, each once. */
export const shownTo = ({ readers }: Read): string[] => [
  ...new Set(readers.flatMap(({ clientId, hiddenAt }) => (hiddenAt === null ? [clientId] : []))),
];

export const isShownTo = (document: Read, clientId: string): boolean => shownTo(document).includes(clientId);

/** Since when a client sees a document; null: they do not. */
export function shownSince(document: Read, clientId: string): Date | null {
  const shown = of(document, clientId).filter(({ hiddenAt }) => hiddenAt === null);
  return latest(shown.map(({ sharedAt }) => sharedAt));
}

/** The sharing by which a document reached a client last; null: it never did. */
export const sharingOf = (document: Read, clientId: string): number | null =>
  of(document, clientId).reduce<number | null>((last, { sharing }) => Math.max(last ?? 0, sharing), null);

/** How often a client opened a document, delegates for them included. */
export const timesOpened = (document: Read, clientId: string): number =>
  of(document, clientId).reduce((sum, { opened }) => sum + opened, 0);

/** When a client themselves opened a document last; null: not yet. */
export const lastOpened = (document: Read, clientId: string): Date | null =>
  latest(of(document, clientId).flatMap(({ openedAt }) => openedAt ?? []));

/** Whether a client opened a document as often as its policy lets each of them. Levels have no limit, only documents do. */
export function isUsedUp(document: Read & Pick<DocumentRecord, 'policy'>, clientId: string): boolean {
  const limit = document.policy?.maxAccessCount ?? null;
  return limit !== null && timesOpened(document, clientId) >= limit;
}

/** The readers of a document once it is shown to some more clients, by the sharing of this number. */
export function withReaders({ readers }: Read, clientIds: readonly string[], sharing: number, sharedAt: Date) {
  const added = { sharing, sharedAt, hiddenAt: null };
  const known = readers.map((reader) => (clientIds.includes(reader.clientId) ? { ...reader, ...added } : reader));
  const isNew = (clientId: string) => readers.every((reader) => reader.clientId !== clientId);
  return [...known, ...clientIds.filter(isNew).map((clientId) => ({ clientId, ...added, opened: 0, openedAt: null }))];
}

const latest = (times: readonly Date[]): Date | null =>
  times.reduce<Date | null>((last, at) => (last && last > at ? last : at), null);
