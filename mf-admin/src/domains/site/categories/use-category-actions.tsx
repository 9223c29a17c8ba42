import { DEFAULT_CATEGORY } from '@diwan/contracts/site/categories/category';
import type { EditedCategory } from '@diwan/contracts/site/categories/editing.http';
import type { MenuItem } from '@diwan/ui/menu';
import type { ReactNode } from 'react';
import { useTexts } from '../../../texts.js';
import { useOrderedList } from '../ordered/use-ordered-list.js';
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
  const { archive, order, refresh } = useEditCategories();
  const list = useOrderedList({ noun: 'categories', items: categories, archive, order, refresh });
  return {
    itemsFor(category) {
      const edit: MenuItem = { id: 'edit', label: t('site.edit'), icon: 'edit', onSelect: () => onEdit(category) };
      if (category.archived) return [edit, list.bringBack(category)];
      const items = [edit, ...list.moves(category)];
      return category.id === DEFAULT_CATEGORY ? items : [...items, list.putAway(category)];
    },
    dialog: list.dialog,
  };
}
