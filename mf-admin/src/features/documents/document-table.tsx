import type { StaffDocument } from '@diwan/contracts/http/documents';
import type { Language } from '@diwan/contracts/shared/language';
import { formatDate, useShell } from '@diwan/mf-kit';
import { Badge } from '@diwan/ui/badge';
import { Isolate, Ltr } from '@diwan/ui/bidi';
import { EmptyState } from '@diwan/ui/empty-state';
import { Menu, type MenuItem } from '@diwan/ui/menu';
import { Table, type TableColumn } from '@diwan/ui/table';
import { type Texts, useTexts } from '../../texts.js';
import { fileSize } from './file-size.js';
import { LevelBadge } from './level-badge.js';
import { useOpenDocument } from './use-open-document.js';
import { useVisibility } from './use-visibility.js';

export interface DocumentTableProps {
  documents: readonly StaffDocument[];
  onPolicy: (document: StaffDocument) => void;
  onAccesses: (document: StaffDocument) => void;
}

/** The documents of a case, with what can be done about each. */
export function DocumentTable({ documents, onPolicy, onAccesses }: DocumentTableProps) {
  const t = useTexts();
  const { can, language } = useShell();
  const { open, download } = useOpenDocument();
  const visibility = useVisibility();
  const actions = (document: StaffDocument): MenuItem[] => [
    ...(can('document:share') ? [visibility.item(document)] : []),
    { id: 'open', label: t('documents.open'), icon: 'eye', onSelect: () => void open(document) },
    { id: 'download', label: t('documents.download'), icon: 'download', onSelect: () => void download(document) },
    ...(can('document:policy')
      ? [
          {
            id: 'policy',
            label: t('documents.policy'),
            icon: 'lock',
            onSelect: () => onPolicy(document),
            separated: true,
          } as const,
        ]
      : []),
    ...(can('audit:read')
      ? [
          {
            id: 'accesses',
            label: t('documents.accesses'),
            icon: 'clock',
            onSelect: () => onAccesses(document),
          } as const,
        ]
      : []),
  ];
  return (
    <Table
      caption={t('documents.title')}
      hideCaption
      columns={columns(t, language)}
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

const SCAN_TONES = { pending: 'info', rejected: 'danger', not_scanned: 'neutral' } as const;

const columns = (t: Texts, language: Language): TableColumn<StaffDocument>[] => [
  {
    id: 'title',
    header: t('documents.documentTitle'),
    rowHeader: true,
    cell: ({ title, fileName, scan, canBeMarked }) => (
      <>
        <span className="block">
          <Isolate>{title}</Isolate>
        </span>
        <span className="block text-sm font-normal text-grey wrap-anywhere">
          <Isolate>{fileName}</Isolate>
        </span>
        <span className="flex flex-wrap gap-1 font-normal">
          {scan !== 'clean' && <Badge tone={SCAN_TONES[scan]}>{t(`scan.${scan}`)}</Badge>}
          {!canBeMarked && <Badge tone="warning">{t('documents.noMark')}</Badge>}
        </span>
      </>
    ),
  },
  { id: 'type', header: t('documents.type'), cell: ({ documentType }) => t(`documentType.${documentType}`) },
  {
    id: 'level',
    header: t('documents.level'),
    cell: ({ confidentialityLevel }) => <LevelBadge level={confidentialityLevel} />,
  },
  {
    id: 'size',
    header: t('documents.size'),
    align: 'end',
    cell: ({ fileSize: bytes }) => <Ltr>{fileSize(bytes)}</Ltr>,
  },
  {
    id: 'visibility',
    header: t('documents.visibility'),
    cell: ({ visibleToClient, sharedAt }) => (
      <>
        <Badge tone={visibleToClient ? 'success' : 'neutral'}>
          {visibleToClient ? t('documents.visible') : t('documents.notVisible')}
        </Badge>
        {sharedAt && (
          <span className="block text-sm text-grey">
            {t('documents.sharedOn', { date: formatDate(sharedAt, language) })}
          </span>
        )}
      </>
    ),
  },
];
