import type { StaffDocument } from '@diwan/contracts/matters/documents/http';
import type { Permission } from '@diwan/contracts/shared/permission';
import { useShell } from '@diwan/mf-kit';
import { Button } from '@diwan/ui/button';
import { EmptyState } from '@diwan/ui/empty-state';
import { Menu, type MenuItem } from '@diwan/ui/menu';
import { PagedTable, type PagedTableProps } from '../../../components/paged-table.js';
import type { ListAddress } from '../../../components/use-list-address.js';
import { useTexts } from '../../../texts.js';
import { documentColumns } from './document-columns.js';
import { type DocumentClient, isShownToAll } from './shown-to.js';
import { useOpenDocument } from './use-open-document.js';

/** Sheets and dialogs about one document. */
export type DocumentSheet = 'share' | 'hide' | 'details' | 'replace' | 'policy' | 'history' | 'accesses' | 'delete';

export interface DocumentTableProps {
  query: PagedTableProps<StaffDocument>['query'];
  address: ListAddress;
  /** Whether the list is searched or filtered, so that it may be empty although there are documents. */
  isNarrowed: boolean;
  /** Of the case. */
  clients: readonly DocumentClient[];
  onOpen: (sheet: DocumentSheet, document: StaffDocument) => void;
  /** Asks before several are shown to the client; absent: it cannot be done. */
  onShare?: ((documents: readonly StaffDocument[]) => void) | undefined;
}

/** The documents of a case by pages, with what can be done about each. */
export function DocumentTable({ query, address, isNarrowed, clients, onOpen, onShare }: DocumentTableProps) {
  const t = useTexts();
  const { can, language } = useShell();
  const { openItems } = useOpenDocument();
  const actions = (document: StaffDocument): MenuItem[] => {
    const sheet = (id: DocumentSheet, permission: Permission, label: string, icon: MenuItem['icon']): MenuItem[] =>
      can(permission) ? [{ id, label, icon, onSelect: () => onOpen(id, document) }] : [];
    return [
      ...openItems(document),
      ...(!document.canBeShown || isShownToAll(document, clients)
        ? []
        : sheet('share', 'document:share', t('documents.share'), 'share')),
      ...(document.visibleToClient ? sheet('hide', 'document:share', t('documents.hide'), 'lock') : []),
      ...sheet('details', 'document:write', t('documents.edit'), 'edit'),
      ...sheet('replace', 'document:write', t('documents.replace'), 'upload'),
      ...((document.maySetPolicy ?? can('document:policy'))
        ? sheet('policy', 'document:read', t('documents.policy'), 'lock')
        : []),
      ...sheet('history', 'document:read', t('documents.history'), 'clock'),
      ...sheet('accesses', 'audit:read', t('documents.accesses'), 'eye'),
      ...sheet('delete', 'document:write', t('documents.delete'), 'trash'),
    ];
  };
  return (
    <PagedTable
      caption={t('documents.title')}
      columns={documentColumns(t, language)}
      query={query}
      rowKey={({ id }) => id}
      failed={t('documents.fetchFailed')}
      hrefFor={address.hrefFor}
      address={address}
      bulk={
        onShare && {
          label: ({ title }) => t('documents.choose', { title }),
          deeds: (chosen, done) => <ShareChosen {...{ chosen, clients, done, onShare }} />,
        }
      }
      actionsLabel={t('page.actions')}
      rowActions={(document) => (
        <Menu label={t('page.actionsFor', { name: document.title })} items={actions(document)} />
      )}
      empty={
        <EmptyState boxed headingLevel={3} title={t(isNarrowed ? 'documents.noMatch' : 'documents.none')}>
          {t(isNarrowed ? 'documents.noMatchText' : 'documents.noneText')}
        </EmptyState>
      }
    />
  );
}

interface ShareChosenProps {
  chosen: readonly StaffDocument[];
  clients: readonly DocumentClient[];
  done: () => void;
  onShare: (documents: readonly StaffDocument[]) => void;
}

/** Shows those of the chosen to clients that can be shown and that not all of them see. */
function ShareChosen({ chosen, clients, done, onShare }: ShareChosenProps) {
  const t = useTexts();
  const hidden = chosen.filter((document) => document.canBeShown && !isShownToAll(document, clients));
  if (hidden.length === 0) {
    const isFirmOnly = chosen.some(({ canBeShown }) => !canBeShown);
    return <span className="text-grey">{t(isFirmOnly ? 'documents.noneToShare' : 'documents.allShown')}</span>;
  }
  const ask = () => {
    done();
    onShare(hidden);
  };
  return (
    <Button size="small" icon="share" onClick={ask}>
      {t('documents.share')}
    </Button>
  );
}
