import { formatDate, useShell } from '@diwan/mf-kit';
import { Isolate } from '@diwan/ui/bidi';
import { Button } from '@diwan/ui/button';
import { useTexts } from '../../../texts.js';
import { useDeletedDocuments } from './api/list-documents.js';
import { useDocumentDeeds } from './use-document-deeds.js';

/** Documents of the case that were deleted and can still come back (D-125). Nothing while there are none. */
export function DeletedDocuments({ caseId }: { caseId: string }) {
  const t = useTexts();
  const { language } = useShell();
  const { data } = useDeletedDocuments(caseId);
  const { restore } = useDocumentDeeds();
  if (!data || data.items.length === 0) return null;
  return (
    <details className="border-t border-line pt-3">
      <summary className="cursor-pointer py-2">{t('documents.deletedOnes', { count: data.total })}</summary>
      <ul className="divide-y divide-line">
        {data.items.map((document) => (
          <li key={document.id} className="flex flex-wrap items-center justify-between gap-3 py-2">
            <span className="min-w-0">
              <Isolate className="block w-fit">{document.title}</Isolate>
              <span className="block text-sm text-grey">
                {t('documents.deletedOn', { date: formatDate(document.deletedAt ?? '', language) })}
              </span>
            </span>
            <Button size="small" variant="secondary" onClick={() => void restore(document)}>
              {t('documents.restore')}
            </Button>
          </li>
        ))}
      </ul>
    </details>
  );
}
