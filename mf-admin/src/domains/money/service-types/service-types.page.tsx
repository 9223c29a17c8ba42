import type { ServiceType } from '@diwan/contracts/money/service-types/http';
import { Loaded } from '@diwan/desk-kit/loaded';
import { formatMoney, useShell } from '@diwan/mf-kit';
import { Badge } from '@diwan/ui/badge';
import { Isolate, Ltr } from '@diwan/ui/bidi';
import { Button } from '@diwan/ui/button';
import { EmptyState } from '@diwan/ui/empty-state';
import { Menu } from '@diwan/ui/menu';
import { Table } from '@diwan/ui/table';
import { useState } from 'react';
import { AdminPage } from '../../../components/admin-page.js';
import { useSay } from '../../../components/say.js';
import { useTexts } from '../../../texts.js';
import { useServiceTypeDeeds, useServiceTypes } from './api/service-types.js';
import { ServiceTypeSheet } from './service-type-sheet.js';

/** Kinds of work that time is recorded under, with both names and a usual rate (D-112). */
export default function ServiceTypesPage() {
  const t = useTexts();
  const { can } = useShell();
  const query = useServiceTypes();
  const [adding, setAdding] = useState(false);
  const mayWrite = can('billing:write');
  return (
    <AdminPage
      title={t('serviceTypes.title')}
      note={t('serviceTypes.text')}
      actions={
        mayWrite && (
          <Button icon="plus" onClick={() => setAdding(true)}>
            {t('serviceTypes.new')}
          </Button>
        )
      }
    >
      <Loaded query={query} failed={t('serviceTypes.fetchFailed')}>
        {(types) =>
          types.length === 0 ? (
            <EmptyState boxed title={t('serviceTypes.none')}>
              {t('serviceTypes.noneText')}
            </EmptyState>
          ) : (
            <ServiceTypeTable types={types} mayWrite={mayWrite} />
          )
        }
      </Loaded>
      {adding && <ServiceTypeSheet type={null} onClose={() => setAdding(false)} />}
    </AdminPage>
  );
}

function ServiceTypeTable({ types, mayWrite }: { types: readonly ServiceType[]; mayWrite: boolean }) {
  const t = useTexts();
  const say = useSay();
  const { language } = useShell();
  const { setActive } = useServiceTypeDeeds();
  const [editing, setEditing] = useState<ServiceType | null>(null);
  const turn = (type: ServiceType) =>
    void setActive(type, !type.active).then(
      () => say.done(t(type.active ? 'serviceTypes.archived' : 'serviceTypes.restored')),
      (error: unknown) => say.failed(t('serviceTypes.saveFailed'), error),
    );
  const name = (type: ServiceType) => type.name[language];
  return (
    <>
      <Table
        caption={t('serviceTypes.title')}
        hideCaption
        rows={types}
        rowKey={({ id }) => id}
        columns={[
          { id: 'en', header: t('serviceTypes.nameEn'), rowHeader: true, cell: (type) => <Ltr>{type.name.en}</Ltr> },
          { id: 'ar', header: t('serviceTypes.nameAr'), cell: (type) => <Isolate lang="ar">{type.name.ar}</Isolate> },
          {
            id: 'rate',
            header: t('serviceTypes.rate'),
            align: 'end',
            nowrap: true,
            cell: ({ hourlyRate }) => <Ltr>{formatMoney(hourlyRate)}</Ltr>,
          },
          {
            id: 'state',
            header: t('serviceTypes.state'),
            phone: 'plain',
            cell: ({ active }) => (
              <Badge tone={active ? 'success' : 'neutral'}>
                {t(active ? 'serviceTypes.offered' : 'serviceTypes.aside')}
              </Badge>
            ),
          },
        ]}
        actionsLabel={t('page.actions')}
        {...(mayWrite && {
          rowActions: (type: ServiceType) => (
            <Menu
              label={t('page.actionsFor', { name: name(type) })}
              items={[
                { id: 'edit', label: t('serviceTypes.edit'), icon: 'edit', onSelect: () => setEditing(type) },
                {
                  id: 'turn',
                  label: t(type.active ? 'serviceTypes.archive' : 'serviceTypes.restore'),
                  icon: 'folder',
                  onSelect: () => turn(type),
                },
              ]}
            />
          ),
        })}
      />
      {editing && <ServiceTypeSheet type={editing} onClose={() => setEditing(null)} />}
    </>
  );
}
