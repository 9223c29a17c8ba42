import type { ResponseOf } from '@diwan/contracts/http/endpoint';
import type { listCaseDocuments, StaffDocument } from '@diwan/contracts/matters/documents/http';
import { useQueryClient } from '@tanstack/react-query';
import { deletedKey, documentsKey, hiddenKey } from './list-documents.js';

type DocumentPage = ResponseOf<typeof listCaseDocuments>;

/** Shows a document as a service answered it, at once in every list of its case, and asks for the lists again. */
export function useChangedDocument() {
  const queries = useQueryClient();
  return (document: StaffDocument): void => {
    const key = documentsKey(document.caseId);
    const lists = queries.getQueriesData<DocumentPage>({ queryKey: key });
    for (const [list, known] of lists) {
      if (!known) continue;
      const others = known.items.filter(({ id }) => id !== document.id);
      const place = known.items.findIndex(({ id }) => id === document.id);
      const items = belongsTo(list[2], document) ? others.toSpliced(Math.max(place, 0), 0, document) : others;
      const total = known.total + items.length - known.items.length;
      queries.setQueryData(list, { ...known, items, total });
    }
    void queries.invalidateQueries({ queryKey: key });
  };
}

function belongsTo(list: unknown, { deletedAt, visibleToClient }: StaffDocument): boolean {
  if (list === deletedKey('')[2]) return deletedAt !== null;
  return deletedAt === null && (list !== hiddenKey('')[2] || !visibleToClient);
}
