import { Pagination, type PaginationProps } from '@diwan/ui/pagination';
import { useTexts } from '../texts.js';

/** The pages of a list, as links. */
export function PageLinks(props: Required<Pick<PaginationProps, 'page' | 'pageCount' | 'hrefFor'>>) {
  const t = useTexts();
  return (
    <div className="mt-6">
      <Pagination
        {...props}
        label={t('pages.label')}
        texts={{
          previous: t('pages.previous'),
          next: t('pages.next'),
          page: (number) => t('pages.page', { number }),
        }}
      />
    </div>
  );
}
