import { searchDocuments } from '@diwan/contracts/matters/documents/keeping.http';
import { callApi } from '@diwan/mf-kit';
import type { FindRecords } from '../../../frame/feature.js';

/** Documents of every case in reach, by the words of title, description and tags (DOC-13). */
const find: FindRecords = async ({ text, signal }) => {
  const { items } = await callApi(searchDocuments, { query: { search: text, limit: 5 } }, { signal });
  return items.map(({ id, title, caseId, caseTitle }) => ({
    id,
    text: title,
    detail: caseTitle,
    href: `/admin/cases/${caseId}/documents`,
  }));
};
export default find;
