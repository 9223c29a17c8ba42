import type { StaffDocument } from '@diwan/contracts/matters/documents/http';

/** A client of the case that documents belong to. */
export interface DocumentClient {
  id: string;
  name: string;
}

/** Who of the clients sees a document now. */
export const shownTo = ({ readers }: Pick<StaffDocument, 'readers'>) =>
  readers.filter(({ sharedAt }) => sharedAt !== null);

export const isShownTo = (document: Pick<StaffDocument, 'readers'>, clientId: string): boolean =>
  shownTo(document).some(({ id }) => id === clientId);

/** Whether there is nobody left to share it with. */
export const isShownToAll = (document: Pick<StaffDocument, 'readers'>, clients: readonly DocumentClient[]): boolean =>
  clients.every(({ id }) => isShownTo(document, id));
