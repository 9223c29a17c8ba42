import { useLocation, useShell } from '@diwan/mf-kit';
import { Menu, type MenuItem } from '@diwan/ui/menu';
import { useState } from 'react';
import { useTexts } from '../texts.js';
import { SaveViewDialog } from './save-view-dialog.js';
import { useSay } from './say.js';
import { useListViews } from './use-list-views.js';

/** The views of this list that the person saved, each a link; saving what is shown now, and removing one (OFF-07). */
export function SavedViews() {
  const t = useTexts();
  const { session } = useShell();
  const { pathname, search } = useLocation();
  const { views, save, forget } = useListViews(pathname, session.person !== null);
  const [naming, setNaming] = useState(false);
  const say = useSay();
  const shown = viewOf(search);
  const remove = (id: string) =>
    forget(id).then(
      () => say.done(t('views.forgotten')),
      (error: unknown) => say.failed(t('views.forgetFailed'), error),
    );
  const items: MenuItem[] = [
    ...views.map(
      ({ id, name, query }): MenuItem => ({
        id,
        label: <bdi>{name}</bdi>,
        icon: query === shown ? 'check' : 'eye',
        href: query ? `${pathname}?${query}` : pathname,
      }),
    ),
    {
      id: 'save',
      label: t('views.save'),
      icon: 'plus',
      separated: views.length > 0,
      disabled: shown === '',
      onSelect: () => setNaming(true),
    },
    ...views
      .filter(({ query }) => query === shown)
      .map(
        ({ id, name }): MenuItem => ({
          id: `forget-${id}`,
          label: t('views.forget', { name }),
          icon: 'trash',
          onSelect: () => void remove(id),
        }),
      ),
  ];
  return (
    <>
      <Menu label={t('views.menu')} showLabel items={items} />
      {naming && (
        <SaveViewDialog
          onSave={(name) => save({ list: pathname, name, query: shown })}
          onClose={() => setNaming(false)}
        />
      )}
    </>
  );
}

/** What of an address is a view: all but the number of the page. */
function viewOf(search: string): string {
  const query = new URLSearchParams(search);
  query.delete('page');
  return query.toString();
}
