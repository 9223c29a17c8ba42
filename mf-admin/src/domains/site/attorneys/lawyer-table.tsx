import type { EditedAttorney } from '@diwan/contracts/site/attorneys/editing.http';
import { formatDate, useShell } from '@diwan/mf-kit';
import { Isolate } from '@diwan/ui/bidi';
import { EmptyState } from '@diwan/ui/empty-state';
import { Link } from '@diwan/ui/link';
import { Menu } from '@diwan/ui/menu';
import { Table, type TableColumn } from '@diwan/ui/table';
import { useState } from 'react';
import { useTexts } from '../../../texts.js';
import { AccountDialog } from './account-dialog.js';
import { AccountOfLawyer } from './account-of-lawyer.js';
import { LawyerStateBadge } from './lawyer-state-badge.js';
import { useLawyerActions } from './use-lawyer-actions.js';

/** The lawyers in the order of the site, archived ones last. */
export function LawyerTable({ attorneys }: { attorneys: readonly EditedAttorney[] }) {
  const t = useTexts();
  const { language, can } = useShell();
  const [choosingId, setChoosing] = useState<string | null>(null);
  const choosing = attorneys.find(({ id }) => id === choosingId);
  const { itemsFor, dialog } = useLawyerActions(attorneys, setChoosing);
  const columns: TableColumn<EditedAttorney>[] = [
    {
      id: 'name',
      header: t('lawyers.name'),
      rowHeader: true,
      cell: ({ id, name }) => (
        <Link href={`/admin/site/lawyers/${id}`} look="plain">
          <Isolate>{name[language]}</Isolate>
        </Link>
      ),
    },
    { id: 'title', header: t('lawyers.title'), cell: ({ title }) => title[language] },
    ...(can('office:write')
      ? [
          {
            id: 'account',
            header: t('lawyers.account'),
            cell: (attorney: EditedAttorney) => <AccountOfLawyer attorney={attorney} />,
          },
        ]
      : []),
    { id: 'state', header: t('lawyers.state'), cell: (attorney) => <LawyerStateBadge attorney={attorney} /> },
    {
      id: 'changed',
      header: t('site.changedOn'),
      cell: ({ updatedAt }) => (updatedAt ? formatDate(updatedAt, language) : t('page.nothing')),
    },
  ];
  return (
    <>
      <Table
        caption={t('lawyers.listTitle')}
        hideCaption
        columns={columns}
        rows={attorneys}
        rowKey={({ id }) => id}
        actionsLabel={t('page.actions')}
        rowActions={(attorney) => (
          <Menu label={t('page.actionsFor', { name: attorney.name[language] })} items={itemsFor(attorney)} />
        )}
        empty={
          <EmptyState boxed title={t('lawyers.none')}>
            {t('lawyers.noneText')}
          </EmptyState>
        }
      />
      {dialog}
      {choosing && <AccountDialog attorney={choosing} onClose={() => setChoosing(null)} />}
    </>
  );
}
