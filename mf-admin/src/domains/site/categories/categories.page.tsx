import type { EditedCategory } from '@diwan/contracts/site/categories/editing.http';
import { Loaded, TABLE_BARS } from '@diwan/desk-kit/loaded';
import { Button } from '@diwan/ui/button';
import { useState } from 'react';
import { AdminPage } from '../../../components/admin-page.js';
import { EditorSheet } from '../../../components/editor-sheet.js';
import { useSay } from '../../../components/say.js';
import { useTexts } from '../../../texts.js';
import { useCategories } from './api/categories.js';
import { CategoryForm } from './category-form.js';
import { CategoryTable } from './category-table.js';

/** What news articles are sorted by (NEWS-06). */
export default function CategoriesPage() {
  const t = useTexts();
  const say = useSay();
  const [editing, setEditing] = useState<{ category: EditedCategory | null } | null>(null);
  const close = () => setEditing(null);
  const add = (
    <Button icon="plus" onClick={() => setEditing({ category: null })}>
      {t('categories.add')}
    </Button>
  );
  return (
    <AdminPage title={t('categories.title')} note={t('categories.note')} actions={add}>
      <Categories onEdit={(category) => setEditing({ category })} />
      {editing && (
        <EditorSheet title={editing.category ? t('categories.editTitle') : t('categories.newTitle')} onClose={close}>
          {(leave) => (
            <CategoryForm
              category={editing.category}
              onCancel={leave}
              onSaved={() => {
                say.done(t('categories.saved'));
                close();
              }}
            />
          )}
        </EditorSheet>
      )}
    </AdminPage>
  );
}

function Categories({ onEdit }: { onEdit: (category: EditedCategory) => void }) {
  const t = useTexts();
  return (
    <Loaded query={useCategories()} failed={t('categories.fetchFailed')} bars={TABLE_BARS}>
      {(categories) => <CategoryTable categories={categories} onEdit={onEdit} />}
    </Loaded>
  );
}
