import type { EditedAttorney } from '@diwan/contracts/site/attorneys/editing.http';
import { useShell } from '@diwan/mf-kit';
import { ConfirmDialog } from '@diwan/ui/confirm-dialog';
import type { MenuItem } from '@diwan/ui/menu';
import { type ReactNode, useState } from 'react';
import { useSay } from '../../../components/say.js';
import { useTexts } from '../../../texts.js';
import { useEditLawyers } from './api/lawyers.js';

export interface LawyerActions {
  /** What can be done with a lawyer of the list. */
  itemsFor(attorney: EditedAttorney): MenuItem[];
  /** Asks before a profile is put away. */
  dialog: ReactNode;
}

/** Publishing, ordering and putting away from the list. */
export function useLawyerActions(attorneys: readonly EditedAttorney[]): LawyerActions {
  const t = useTexts();
  const say = useSay();
  const { language } = useShell();
  const { publish, archive, order, refresh } = useEditLawyers();
  const [leaving, setLeaving] = useState<EditedAttorney | null>(null);
  const attempt = (work: Promise<unknown>, done: string) =>
    work.then(
      () => say.done(done),
      (error: unknown) => {
        say.failed(t('lawyers.changeFailed'), error);
        void refresh();
      },
    );
  const present = attorneys.filter(({ archived }) => !archived);
  const move = (attorney: EditedAttorney, by: -1 | 1) => {
    const ids = present.map(({ id }) => id);
    const place = ids.indexOf(attorney.id);
    ids.splice(place + by, 0, ...ids.splice(place, 1));
    void attempt(order(ids), t('lawyers.ordered'));
  };

  return {
    itemsFor(attorney) {
      const name = attorney.name[language];
      const edit: MenuItem = {
        id: 'edit',
        label: t('site.edit'),
        icon: 'edit',
        href: `/admin/site/lawyers/${attorney.id}`,
      };
      if (attorney.archived) {
        const restore = () => void attempt(archive(attorney, false), t('lawyers.restored', { name }));
        return [edit, { id: 'restore', label: t('lawyers.restore'), icon: 'retry', onSelect: restore }];
      }
      const place = present.indexOf(attorney);
      const show: MenuItem = attorney.published
        ? {
            id: 'unpublish',
            label: t('lawyers.unpublish'),
            icon: 'lock',
            onSelect: () => void attempt(publish(attorney, false), t('lawyers.unpublished', { name })),
          }
        : {
            id: 'publish',
            label: t('lawyers.publish'),
            icon: 'eye',
            onSelect: () => void attempt(publish(attorney, true), t('lawyers.nowPublished', { name })),
          };
      return [
        edit,
        show,
        {
          id: 'up',
          label: t('site.moveUp'),
          icon: 'chevron-up',
          disabled: place === 0,
          onSelect: () => move(attorney, -1),
        },
        {
          id: 'down',
          label: t('site.moveDown'),
          icon: 'chevron-down',
          disabled: place === present.length - 1,
          onSelect: () => move(attorney, 1),
        },
        {
          id: 'archive',
          label: t('lawyers.archive'),
          icon: 'trash',
          danger: true,
          separated: true,
          onSelect: () => setLeaving(attorney),
        },
      ];
    },
    dialog: (
      <ConfirmDialog
        open={leaving !== null}
        onOpenChange={() => setLeaving(null)}
        title={t('lawyers.archiveTitle', { name: leaving?.name[language] ?? '' })}
        confirmLabel={t('lawyers.archive')}
        cancelLabel={t('form.cancel')}
        onConfirm={() => {
          if (leaving) void attempt(archive(leaving, true), t('lawyers.nowArchived', { name: leaving.name[language] }));
          setLeaving(null);
        }}
      >
        {t('lawyers.archiveText')}
      </ConfirmDialog>
    ),
  };
}
