import type { EditedFact } from '@diwan/contracts/site/facts/http';
import { Button } from '@diwan/ui/button';
import { Notice } from '@diwan/ui/notice';
import { useState } from 'react';
import { AdminPage } from '../../../components/admin-page.js';
import { EditorSheet } from '../../../components/editor-sheet.js';
import { ListFilters } from '../../../components/list-filters.js';
import { useSay } from '../../../components/say.js';
import { useListAddress } from '../../../components/use-list-address.js';
import { useTexts } from '../../../texts.js';
import { useFacts } from './api/facts.js';
import { FACT_STATES } from './fact-filter.js';
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
    <AdminPage title={t('facts.title')} note={t('facts.note')} actions={add}>
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
  const query = useFacts();
  const expired = query.data?.filter(({ validity, usedOn }) => validity === 'expired' && usedOn.length > 0) ?? [];
  return (
    <>
      <ListFilters
        address={address}
        search={{ label: t('facts.search'), placeholder: t('facts.searchPlaceholder') }}
        filters={[
          {
            name: 'state',
            label: t('facts.state'),
            all: t('facts.allStates'),
            options: FACT_STATES.map((value) => ({ value, label: t(`facts.${value}`) })),
          },
        ]}
      />
      {expired.length > 0 && (
        <Notice tone="danger" className="mb-6" title={t('facts.expiredTitle', { count: expired.length })}>
          {t('facts.expiredText')}
        </Notice>
      )}
      <FactTable query={query} address={address} onEdit={onEdit} />
    </>
  );
}
