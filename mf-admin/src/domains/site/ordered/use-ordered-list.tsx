import type { Language } from '@diwan/contracts/shared/language';
import { useShell } from '@diwan/mf-kit';
import { ConfirmDialog } from '@diwan/ui/confirm-dialog';
import type { MenuItem } from '@diwan/ui/menu';
import { type ReactNode, useState } from 'react';
import { useSay } from '../../../components/say.js';
import { useTexts } from '../../../texts.js';

/** What the site shows in an order of the firm's, and can be put away. */
interface Ordered {
  id: string;
  name: Readonly<Record<Language, string>>;
  archived: boolean;
}

export interface OrderedList<Item extends Ordered> {
  /** Whose words are said. */
  noun: 'lawyers' | 'categories';
  items: readonly Item[];
  archive(item: Item, archived: boolean): Promise<unknown>;
  order(ids: string[]): Promise<unknown>;
  /** Reads the list again, after a change that came too late. */
  refresh(): Promise<unknown>;
}

/** Ordering, putting away and bringing back from a list, with what is said of it. */
export function useOrderedList<Item extends Ordered>({ noun, items, archive, order, refresh }: OrderedList<Item>) {
  const t = useTexts();
  const say = useSay();
  const { language } = useShell();
  const [leaving, setLeaving] = useState<Item | null>(null);
  const attempt = (work: Promise<unknown>, done: string) =>
    work.then(
      () => say.done(done),
      (error: unknown) => {
        say.failed(t(`${noun}.changeFailed`), error);
        void refresh();
      },
    );
  const present = items.filter(({ archived }) => !archived);
  const move = (item: Item, by: -1 | 1) => {
    const ids = present.map(({ id }) => id);
    const place = ids.indexOf(item.id);
    ids.splice(place + by, 0, ...ids.splice(place, 1));
    void attempt(order(ids), t(`${noun}.ordered`));
  };
  const step = (item: Item, way: 'up' | 'down'): MenuItem => ({
    id: way,
    label: t(way === 'up' ? 'site.moveUp' : 'site.moveDown'),
    icon: `chevron-${way}`,
    disabled: item === (way === 'up' ? present[0] : present.at(-1)),
    onSelect: () => move(item, way === 'up' ? -1 : 1),
  });
  const confirm = () => {
    if (leaving) void attempt(archive(leaving, true), t(`${noun}.nowArchived`, { name: leaving.name[language] }));
    setLeaving(null);
  };
  const dialog: ReactNode = (
    <ConfirmDialog
      open={leaving !== null}
      onOpenChange={() => setLeaving(null)}
      title={t(`${noun}.archiveTitle`, { name: leaving?.name[language] ?? '' })}
      confirmLabel={t(`${noun}.archive`)}
      cancelLabel={t('form.cancel')}
      onConfirm={confirm}
    >
      {t(`${noun}.archiveText`)}
    </ConfirmDialog>
  );
  return {
    /** Does something to one of the list and says what came of it. */
    attempt,
    /** One place up, one down. */
    moves: (item: Item): MenuItem[] => [step(item, 'up'), step(item, 'down')],
    putAway: (item: Item): MenuItem => ({
      id: 'archive',
      label: t(`${noun}.archive`),
      icon: 'trash',
      danger: true,
      separated: true,
      onSelect: () => setLeaving(item),
    }),
    bringBack: (item: Item): MenuItem => ({
      id: 'restore',
      label: t(`${noun}.restore`),
      icon: 'retry',
      onSelect: () => void attempt(archive(item, false), t(`${noun}.restored`, { name: item.name[language] })),
    }),
    /** Asks before one is put away. */
    dialog,
  };
}
