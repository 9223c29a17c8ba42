import { DEFAULT_CATEGORY } from '@diwan/contracts/site/categories/category';
import type { EditedCategory } from '@diwan/contracts/site/categories/editing.http';
import { useShell } from '@diwan/mf-kit';
import { ConfirmDialog } from '@diwan/ui/confirm-dialog';
import type { MenuItem } from '@diwan/ui/menu';
import { type ReactNode, useState } from 'react';
import { useSay } from '../../../components/say.js';
import { useTexts } from '../../../texts.js';
import { useEditCategories } from './api/categories.js';

export interface CategoryActions {
  /** What can be done with a category of the list. */
  itemsFor(category: EditedCategory): MenuItem[];
  /** Asks before a category is put away. */
  dialog: ReactNode;
}

/** Editing, ordering and putting away from the list. The default category is never put away. */
export function useCategoryActions(
  categories: readonly EditedCategory[],
  onEdit: (category: EditedCategory) => void,
): CategoryActions {
  const t = useTexts();
  const say = useSay();
  const { language } = useShell();
  const { archive, order, refresh } = useEditCategories();
  const [leaving, setLeaving] = useState<EditedCategory | null>(null);
  const attempt = (work: Promise<unknown>, done: string) =>
    work.then(
      () => say.done(done),
      (error: unknown) => {
        say.failed(t('categories.changeFailed'), error);
        void refresh();
      },
    );
  const present = categories.filter(({ archived }) => !archived);
  const move = (category: EditedCategory, by: -1 | 1) => {
    const ids = present.map(({ id }) => id);
    const place = ids.indexOf(category.id);
    ids.splice(place + by, 0, ...ids.splice(place, 1));
    void attempt(order(ids), t('categories.ordered'));
  };

  return {
    itemsFor(category) {
      const name = category.name[language];
      const edit: MenuItem = { id: 'edit', label: t('site.edit'), icon: 'edit', onSelect: () => onEdit(category) };
      if (category.archived) {
        const restore = () => void attempt(archive(category, false), t('categories.restored', { name }));
        return [edit, { id: 'restore', label: t('categories.restore'), icon: 'retry', onSelect: restore }];
      }
      const place = present.indexOf(category);
      const items: MenuItem[] = [
        edit,
        {
          id: 'up',
          label: t('site.moveUp'),
          icon: 'chevron-up',
          disabled: place === 0,
          onSelect: () => move(category, -1),
        },
        {
          id: 'down',
          label: t('site.moveDown'),
          icon: 'chevron-down',
          disabled: place === present.length - 1,
          onSelect: () => move(category, 1),
        },
      ];
      if (category.id === DEFAULT_CATEGORY) return items;
      const leave: MenuItem = {
        id: 'archive',
        label: t('categories.archive'),
        icon: 'trash',
        danger: true,
        separated: true,
        onSelect: () => setLeaving(category),
      };
      return [...items, leave];
    },
    dialog: (
      <ConfirmDialog
        open={leaving !== null}
        onOpenChange={() => setLeaving(null)}
        title={t('categories.archiveTitle', { name: leaving?.name[language] ?? '' })}
        confirmLabel={t('categories.archive')}
        cancelLabel={t('form.cancel')}
        onConfirm={() => {
          if (leaving)
            void attempt(archive(leaving, true), t('categories.nowArchived', { name: leaving.name[language] }));
          setLeaving(null);
        }}
      >
        {t('categories.archiveText')}
      </ConfirmDialog>
    ),
  };
}
