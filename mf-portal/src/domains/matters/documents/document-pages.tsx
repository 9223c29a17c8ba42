import { Pagination } from '@diwan/ui/pagination';
import { useTexts } from '../../../texts.js';
import type { OwnDocumentPage } from './api/own-documents.js';

interface DocumentPagesProps {
  list: OwnDocumentPage;
  hrefFor?: (page: number) => string;
  onPage?: (page: number) => void;
}

/** The way to the other pages of a list of documents; nothing where there is one page. */
export function DocumentPages({ list: { page, total, limit }, ...way }: DocumentPagesProps) {
  const t = useTexts();
  return (
    <div className="mt-6">
      <Pagination
        label={t('document.pages')}
        page={page}
        pageCount={Math.ceil(total / limit)}
        texts={{
          previous: t('document.previousPage'),
          next: t('document.nextPage'),
          page: (number) => t('document.page', { number }),
        }}
        {...way}
      />
    </div>
  );
}
