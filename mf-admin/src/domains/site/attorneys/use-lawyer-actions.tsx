import type { EditedAttorney } from '@diwan/contracts/site/attorneys/editing.http';
import { useShell } from '@diwan/mf-kit';
import type { MenuItem } from '@diwan/ui/menu';
import type { ReactNode } from 'react';
import { useTexts } from '../../../texts.js';
import { useOrderedList } from '../ordered/use-ordered-list.js';
import { useEditLawyers } from './api/lawyers.js';

export interface LawyerActions {
  /** What can be done with a lawyer of the list. */
  itemsFor(attorney: EditedAttorney): MenuItem[];
  /** Asks before a profile is put away. */
  dialog: ReactNode;
}

/** Publishing, ordering and putting away from the list; `chooseAccount` lets people choose who is given requests. */
export function useLawyerActions(
  attorneys: readonly EditedAttorney[],
  chooseAccount: (id: string) => void,
): LawyerActions {
  const t = useTexts();
  const { language, can } = useShell();
  const { publish, archive, order, refresh } = useEditLawyers();
  const list = useOrderedList({ noun: 'lawyers', items: attorneys, archive, order, refresh });
  const visibility = (attorney: EditedAttorney): MenuItem => {
    const name = attorney.name[language];
    const show = (published: boolean, done: string) => () => void list.attempt(publish(attorney, published), done);
    return attorney.published
      ? {
          id: 'unpublish',
          label: t('lawyers.unpublish'),
          icon: 'lock',
          onSelect: show(false, t('lawyers.unpublished', { name })),
        }
      : {
          id: 'publish',
          label: t('lawyers.publish'),
          icon: 'eye',
          onSelect: show(true, t('lawyers.nowPublished', { name })),
        };
  };
  return {
    itemsFor(attorney) {
      const href = `/admin/site/lawyers/${attorney.id}`;
      const edit: MenuItem = { id: 'edit', label: t('site.edit'), icon: 'edit', href };
      if (attorney.archived) return [edit, list.bringBack(attorney)];
      const account: MenuItem = {
        id: 'account',
        label: t('lawyers.chooseAccount'),
        icon: 'user',
        onSelect: () => chooseAccount(attorney.id),
      };
      return [
        edit,
        visibility(attorney),
        ...(can('office:write') ? [account] : []),
        ...list.moves(attorney),
        list.putAway(attorney),
      ];
    },
    dialog: list.dialog,
  };
}
