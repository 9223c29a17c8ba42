import type { EditedFact } from '@diwan/contracts/site/facts/http';
import { Loaded, TABLE_BARS } from '@diwan/desk-kit/loaded';
import { Button } from '@diwan/ui/button';
import { Notice } from '@diwan/ui/notice';
import { useState } from 'react';
import { AdminPage } from '../../../components/admin-page.js';
import { EditorSheet } from '../../../components/editor-sheet.js';
import { FilterBar } from '../../../components/filter-bar.js';
import { FilterSelect } from '../../../components/filter-select.js';
import { localPage } from '../../../components/local-pages.js';
import { PageLinks } from '../../../components/page-links.js';
import { useSay } from '../../../components/say.js';
import { SearchField } from '../../../components/search-field.js';
import { useListAddress } from '../../../components/use-list-address.js';
import { useTexts } from '../../../texts.js';
import { useFacts } from './api/facts.js';
import { FACT_STATES, filterFacts } from './fact-filter.js';
import { FactForm } from './fact-form.js';
import { FactTable } from './fact-table.js';

type Editing = { fact: EditedFact | null };

/** The registry of legal facts (PUB-10). */
export default function FactsPage() {
  const t = useTexts();
  const say = useSay();
  const [editing, setEditing] = useState<Editing | null>(null);
  const close = () => setEditing(null);
  const add = (
    <Button icon="plus" onClick={() => setEditing({ fact: null })}>
      {t('facts.add')}
    </Button>
  );
  return (
    <AdminPage title={t('facts.title')} note={t('facts.note')} permission="site:write" actions={add}>
      <Facts onEdit={(fact) => setEditing({ fact })} />
      {editing && (
        <EditorSheet title={editing.fact?.id ?? t('facts.newTitle')} onClose={close}>
          {(leave) => (
            <FactForm
              fact={editing.fact}
              onCancel={leave}
              onSaved={() => {
                say.done(t('facts.saved'));
                close();
              }}
            />
          )}
        </EditorSheet>
      )}
    </AdminPage>
  );
}

function Facts({ onEdit }: { onEdit: (fact: EditedFact) => void }) {
  const t = useTexts();
  const address = useListAddress();
  const search = address.filter('search');
  // What somebody wrote into the address by hand counts as no filter.
  const state = FACT_STATES.find((known) => known === address.filter('state'));
  return (
    <>
      <FilterBar>
        <SearchField
          label={t('facts.search')}
          placeholder={t('facts.searchPlaceholder')}
          value={search}
          onSearch={(wanted) => address.set({ search: wanted })}
        />
        <FilterSelect
          label={t('facts.state')}
          all={t('facts.allStates')}
          options={FACT_STATES.map((value) => ({ value, label: t(`facts.${value}`) }))}
          value={state ?? ''}
          onChange={(wanted) => address.set({ state: wanted })}
        />
      </FilterBar>
      <Loaded query={useFacts()} failed={t('facts.fetchFailed')} bars={TABLE_BARS}>
        {(facts) => {
          const shown = filterFacts(facts, search, state);
          const { rows, page, pageCount } = localPage(shown, address);
          const expired = facts.filter(({ validity, usedOn }) => validity === 'expired' && usedOn.length > 0);
          return (
            <>
              {expired.length > 0 && (
                <Notice tone="danger" className="mb-6" title={t('facts.expiredTitle', { count: expired.length })}>
                  {t('facts.expiredText')}
                </Notice>
              )}
              <p className="mb-3 text-grey" role="status">
                {t('page.results', { count: shown.length })}
              </p>
              <FactTable facts={rows} filtered={facts.length > 0} onEdit={onEdit} />
              <PageLinks page={page} pageCount={pageCount} hrefFor={address.hrefFor} />
            </>
          );
        }}
      </Loaded>
    </>
  );
}
