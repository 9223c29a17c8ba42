import type { StaffDocument } from '@diwan/contracts/matters/documents/http';
import type { Permission } from '@diwan/contracts/shared/permission';
import { useShell } from '@diwan/mf-kit';
import { EmptyState } from '@diwan/ui/empty-state';
import { Menu, type MenuItem } from '@diwan/ui/menu';
import { Table } from '@diwan/ui/table';
import { useTexts } from '../../../texts.js';
import { documentColumns } from './document-columns.js';
import { useDocumentDeeds } from './use-document-deeds.js';
import { useOpenDocument } from './use-open-document.js';

/** Sheets and dialogs about one document. */
export type DocumentSheet = 'share' | 'details' | 'replace' | 'policy' | 'history' | 'accesses' | 'delete';

export interface DocumentTableProps {
  documents: readonly StaffDocument[];
  onOpen: (sheet: DocumentSheet, document: StaffDocument) => void;
}

/** The documents of a case, with what can be done about each. */
export function DocumentTable({ documents, onOpen }: DocumentTableProps) {
  const t = useTexts();
  const { can, language } = useShell();
  const { open, download } = useOpenDocument();
  const { hide } = useDocumentDeeds();
  const actions = (document: StaffDocument): MenuItem[] => {
    const sheet = (id: DocumentSheet, permission: Permission, label: string, icon: MenuItem['icon']): MenuItem[] =>
      can(permission) ? [{ id, label, icon, onSelect: () => onOpen(id, document) }] : [];
    return [
      { id: 'open', label: t('documents.open'), icon: 'eye', onSelect: () => void open(document) },
      { id: 'download', label: t('documents.download'), icon: 'download', onSelect: () => void download(document) },
      ...(document.visibleToClient && can('document:share')
        ? [{ id: 'hide', label: t('documents.hide'), icon: 'lock', onSelect: () => void hide(document) } as const]
        : sheet('share', 'document:share', t('documents.share'), 'share')),
      ...sheet('details', 'document:write', t('documents.edit'), 'edit'),
      ...sheet('replace', 'document:write', t('documents.replace'), 'upload'),
      ...sheet('policy', 'document:policy', t('documents.policy'), 'lock'),
      ...sheet('history', 'document:read', t('documents.history'), 'clock'),
      ...sheet('accesses', 'audit:read', t('documents.accesses'), 'eye'),
      ...sheet('delete', 'document:write', t('documents.delete'), 'trash'),
    ];
  };
  return (
    <Table
      caption={t('documents.title')}
      hideCaption
      columns={documentColumns(t, language)}
      rows={documents}
      rowKey={({ id }) => id}
      actionsLabel={t('page.actions')}
      rowActions={(document) => (
        <Menu label={t('page.actionsFor', { name: document.title })} items={actions(document)} />
      )}
      empty={
        <EmptyState boxed headingLevel={3} title={t('documents.none')}>
          {t('documents.noneText')}
        </EmptyState>
      }
    />
  );
}
