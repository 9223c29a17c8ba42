import { DEFAULT_CATEGORY } from '@diwan/contracts/site/categories/category';
import type { EditedCategory } from '@diwan/contracts/site/categories/editing.http';
import { useShell } from '@diwan/mf-kit';
import { Badge } from '@diwan/ui/badge';
import { EmptyState } from '@diwan/ui/empty-state';
import { Menu } from '@diwan/ui/menu';
import { Table, type TableColumn } from '@diwan/ui/table';
import { useTexts } from '../../../texts.js';
import { useCategoryActions } from './use-category-actions.js';

export interface CategoryTableProps {
  categories: readonly EditedCategory[];
  onEdit: (category: EditedCategory) => void;
}

/** The categories in the order of the site, archived ones last. */
export function CategoryTable({ categories, onEdit }: CategoryTableProps) {
  const t = useTexts();
  const { language } = useShell();
  const { itemsFor, dialog } = useCategoryActions(categories, onEdit);
  const other = language === 'en' ? 'ar' : 'en';
  const columns: TableColumn<EditedCategory>[] = [
    { id: 'name', header: t('categories.name'), rowHeader: true, cell: ({ name }) => name[language] },
    {
      id: 'other',
      header: t('site.inLanguage', { label: t('categories.name'), language: t(`language.${other}`) }),
      cell: ({ name }) => (
        <span lang={other} dir="auto">
          {name[other]}
        </span>
      ),
    },
    { id: 'area', header: t('categories.area'), cell: ({ area }) => t(`area.${area}`) },
    { id: 'id', header: t('categories.id'), cell: ({ id }) => <bdi lang="en">{id}</bdi> },
    { id: 'state', header: t('categories.state'), cell: (category) => <StateBadge category={category} /> },
  ];
  return (
    <>
      <Table
        caption={t('categories.title')}
        hideCaption
        columns={columns}
        rows={categories}
        rowKey={({ id }) => id}
        actionsLabel={t('page.actions')}
        rowActions={(category) => (
          <Menu label={t('page.actionsFor', { name: category.name[language] })} items={itemsFor(category)} />
        )}
        empty={
          <EmptyState boxed title={t('categories.none')}>
            {t('categories.noneText')}
          </EmptyState>
        }
      />
      {dialog}
    </>
  );
}

function StateBadge({ category: { id, archived } }: { category: EditedCategory }) {
  const t = useTexts();
  if (archived) return <Badge>{t('categories.archived')}</Badge>;
  if (id === DEFAULT_CATEGORY) return <Badge tone="accent">{t('categories.default')}</Badge>;
  return <Badge tone="success">{t('categories.offered')}</Badge>;
}
