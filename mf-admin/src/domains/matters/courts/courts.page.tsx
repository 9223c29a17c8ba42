import { CITIES, CITY_IDS } from '@diwan/contracts/matters/courts/cities';
import { type Court, CourtKind } from '@diwan/contracts/matters/courts/http';
import { useShell } from '@diwan/mf-kit';
import { Button } from '@diwan/ui/button';
import { useState } from 'react';
import { AdminPage } from '../../../components/admin-page.js';
import { EditorSheet } from '../../../components/editor-sheet.js';
import { ListFilters } from '../../../components/list-filters.js';
import { useListAddress } from '../../../components/use-list-address.js';
import { useTexts } from '../../../texts.js';
import { CourtForm } from './court-form.js';
import { CourtTable } from './court-table.js';

/** The courts that hearings take place before, by city and kind (HEAR-02). */
export default function CourtsPage() {
  const t = useTexts();
  const { language } = useShell();
  const address = useListAddress();
  const [editing, setEditing] = useState<{ court: Court | null } | null>(null);
  const close = () => setEditing(null);
  return (
    <AdminPage
      title={t('courts.title')}
      note={t('courts.note')}
      actions={
        <Button icon="plus" onClick={() => setEditing({ court: null })}>
          {t('courts.add')}
        </Button>
      }
    >
      <ListFilters
        address={address}
        filters={[
          {
            name: 'city',
            label: t('courts.city'),
            all: t('courts.allCities'),
            options: CITY_IDS.map((value) => ({ value, label: CITIES[value].name[language] })),
          },
          {
            name: 'kind',
            label: t('courts.kind'),
            all: t('courts.allKinds'),
            options: CourtKind.options.map((value) => ({ value, label: t(`court.kind.${value}`) })),
          },
          {
            name: 'state',
            label: t('courts.state'),
            all: t('courts.inUse'),
            options: [{ value: 'retired', label: t('courts.retired') }],
          },
        ]}
      />
      <CourtTable address={address} onEdit={(court) => setEditing({ court })} />
      {editing && (
        <EditorSheet title={t(editing.court ? 'courts.editTitle' : 'courts.add')} onClose={close}>
          {(leave) => <CourtForm court={editing.court} onClose={close} onCancel={leave} />}
        </EditorSheet>
      )}
    </AdminPage>
  );
}
