import { CaseDocumentSort, Visibility } from '@diwan/contracts/matters/documents/http';
import type { ListAddress } from '../../../components/use-list-address.js';
import type { DocumentsQuery } from './api/list-documents.js';

/** What the address asks of the documents of a case; what somebody wrote into it by hand and means nothing is left out. */
export function documentsQuery(address: ListAddress): DocumentsQuery {
  const search = address.filter('search');
  const sort = CaseDocumentSort.safeParse(address.filter('sort')).data;
  const visibility = Visibility.safeParse(address.filter('visibility')).data;
  return { page: address.page, ...(search && { search }), ...(sort && { sort }), ...(visibility && { visibility }) };
}

export const isNarrowed = ({ search, visibility }: DocumentsQuery): boolean => Boolean(search || visibility);
