import { Loaded } from '@diwan/desk-kit/loaded';
import { useShell } from '@diwan/mf-kit';
import { Button } from '@diwan/ui/button';
import { EmptyState } from '@diwan/ui/empty-state';
import { useState } from 'react';
import { AdminPage } from '../../../components/admin-page.js';
import { FilterBar } from '../../../components/filter-bar.js';
import { FilterSelect } from '../../../components/filter-select.js';
import { useListAddress } from '../../../components/use-list-address.js';
import { useTexts } from '../../../texts.js';
import { useRequestTemplates } from './api/templates.js';
import { inWords } from './in-words.js';
import { TemplateForm } from './template-form.js';
import { newTemplate } from './template-values.js';

/** Marks a list that is not saved yet, in the address. */
const NEW = 'new';

/** The firm's lists of what is asked of clients, one at a time; which one is in the address (PORT-07). */
export default function TemplatesPage() {
  const t = useTexts();
  return (
    <AdminPage title={t('requests.lists')} note={t('requests.listsNote')}>
      <Lists />
    </AdminPage>
  );
}

function Lists() {
  const t = useTexts();
  const { language } = useShell();
  const address = useListAddress();
  const query = useRequestTemplates();
  const [fresh, setFresh] = useState(newTemplate);
  const wanted = address.filter('list');
  const show = (list: string) => address.set({ list });
  const done = (id: string) => {
    setFresh(newTemplate());
    show(id);
  };
  return (
    <Loaded query={query} failed={t('requests.listsFailed')}>
      {(all) => {
        const isNew = wanted === NEW;
        const chosen = isNew ? fresh : (all.templates.find(({ id }) => id === wanted) ?? all.templates[0]);
        return (
          <>
            <FilterBar>
              <FilterSelect
                label={t('requests.list')}
                options={[
                  ...all.templates.map(({ id, title }) => ({ value: id, label: inWords(title, language) })),
                  ...(isNew ? [{ value: NEW, label: t('requests.newList') }] : []),
                ]}
                value={isNew ? NEW : (chosen?.id ?? '')}
                onChange={show}
              />
              <Button variant="secondary" icon="plus" onClick={() => show(NEW)}>
                {t('requests.newList')}
              </Button>
            </FilterBar>
            {chosen ? (
              <TemplateForm key={chosen.id} template={chosen} isNew={isNew} all={all} onDone={done} />
            ) : (
              <EmptyState boxed title={t('requests.noLists')}>
                {t('requests.noListsText')}
              </EmptyState>
            )}
          </>
        );
      }}
    </Loaded>
  );
}
