import type { Language } from '@diwan/contracts/shared/language';
import { ApiProblem, useShell } from '@diwan/mf-kit';
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

/** The order that stands on the screen, and the one that it shall become: the service refuses when another was saved since (D-129). */
interface OrderChange {
  seen: string[];
  ids: string[];
}

export interface OrderedList<Item extends Ordered> {
  /** Whose words are said. */
  noun: 'lawyers' | 'categories';
  items: readonly Item[];
  archive(item: Item, archived: boolean): Promise<unknown>;
  order(change: OrderChange): Promise<unknown>;
  /** Reads the list again, after a change that came too late. */
  refresh(): Promise<unknown>;
}

/** Ordering, putting away and bringing back from a list, with what is said of it. */
export function useOrderedList<Item extends Ordered>({ noun, items, archive, order, refresh }: OrderedList<Item>) {
  const t = useTexts();
  const say = useSay();
  const { language } = useShell();
  const [leaving, setLeaving] = useState<Item | null>(null);
  const [ordering, setOrdering] = useState(false);
  const fail = (error: unknown, reason?: string) => {
    say.failed(t(`${noun}.changeFailed`), error, reason);
    void refresh();
  };
  const attempt = (work: Promise<unknown>, done: string) =>
    work.then(
      () => say.done(done),
      (error: unknown) => fail(error),
    );
  const present = items.filter(({ archived }) => !archived);
  const move = (item: Item, by: -1 | 1) => {
    const seen = present.map(({ id }) => id);
    const ids = [...seen];
    const place = ids.indexOf(item.id);
    ids.splice(place + by, 0, ...ids.splice(place, 1));
    setOrdering(true);
    void order({ seen, ids })
      .then(() => say.done(t(`${noun}.ordered`)), failOrder)
      // Another move before the answer would be made over an order that is gone.
      .finally(() => setOrdering(false));
  };
  const failOrder = (error: unknown) =>
    fail(error, error instanceof ApiProblem && error.code === 'CONFLICT' ? t('site.orderChanged') : undefined);
  const step = (item: Item, way: 'up' | 'down'): MenuItem => ({
    id: way,
    label: t(way === 'up' ? 'site.moveUp' : 'site.moveDown'),
    icon: `chevron-${way}`,
    disabled: ordering || item === (way === 'up' ? present[0] : present.at(-1)),
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
