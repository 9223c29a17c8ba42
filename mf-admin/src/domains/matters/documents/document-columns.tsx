import type { StaffDocument } from '@diwan/contracts/matters/documents/http';
import type { Language } from '@diwan/contracts/shared/language';
import { fileSize } from '@diwan/desk-kit/file-size';
import { LevelBadge } from '@diwan/desk-kit/level-badge';
import { formatDate } from '@diwan/mf-kit';
import { Badge } from '@diwan/ui/badge';
import { Isolate } from '@diwan/ui/bidi';
import type { TableColumn } from '@diwan/ui/table';
import type { Texts } from '../../../texts.js';
import { shownTo } from './shown-to.js';

const SCAN_TONES = { pending: 'info', rejected: 'danger', not_scanned: 'neutral', unsafe: 'warning' } as const;

/** What a table of documents shows of each; columns called as the service sorts them can be sorted by where it does. */
export const documentColumns = (t: Texts, language: Language): TableColumn<StaffDocument>[] => [
  {
    id: 'title',
    sortable: true,
    header: t('documents.documentTitle'),
    rowHeader: true,
    cell: ({ title, fileName, description, tags, scan, canBeShown, canBeMarked, pdf }) => (
      <>
        <span className="block">
          <Isolate>{title}</Isolate>
        </span>
        <span className="block text-sm font-normal text-grey wrap-anywhere">
          <Isolate>{fileName}</Isolate>
        </span>
        <span className="flex flex-wrap gap-1 font-normal">
          {scan !== 'clean' && <Badge tone={SCAN_TONES[scan]}>{t(`scan.${scan}`)}</Badge>}
          {pdf === 'waiting' && <Badge tone="info">{t('documents.pdfWaiting')}</Badge>}
          {!canBeShown && <Badge>{t('documents.firmOnly')}</Badge>}
          {canBeShown && !canBeMarked && pdf !== 'waiting' && <Badge tone="warning">{t('documents.noMark')}</Badge>}
        </span>
        {description && (
          <span dir="auto" className="line-clamp-2 text-sm font-normal text-grey">
            {description}
          </span>
        )}
        {tags.length > 0 && (
          <span className="mt-1 flex flex-wrap gap-1">
            {tags.map((tag) => (
              <Badge key={tag}>
                <Isolate>{tag}</Isolate>
              </Badge>
            ))}
          </span>
        )}
      </>
    ),
  },
  { id: 'type', tablet: 'hide', header: t('documents.type'), cell: ({ typeName }) => typeName[language] },
  {
    id: 'level',
    header: t('documents.level'),
    cell: ({ confidentialityLevel }) => <LevelBadge level={confidentialityLevel} />,
  },
  {
    id: 'size',
    tablet: 'hide',
    sortable: true,
    header: t('documents.size'),
    align: 'end',
    cell: ({ fileSize: bytes }) => fileSize(bytes, t),
  },
  {
    id: 'uploaded',
    sortable: true,
    header: t('documents.uploadedOn'),
    cell: ({ createdAt, uploadedByName }) => (
      <>
        <span className="block whitespace-nowrap">{formatDate(createdAt, language)}</span>
        <span className="block text-sm text-grey">
          <Isolate>{uploadedByName}</Isolate>
        </span>
      </>
    ),
  },
  {
    id: 'visibility',
    header: t('documents.visibility'),
    cell: ({ visibleToClient, sharedAt, readers }) => (
      <>
        <Badge tone={visibleToClient ? 'success' : 'neutral'}>
          {visibleToClient ? t('documents.visible') : t('documents.notVisible')}
        </Badge>
        {shownTo({ readers }).map(({ id, name }) => (
          <Isolate key={id} className="block w-fit text-sm">
            {name}
          </Isolate>
        ))}
        {sharedAt && (
          <span className="block text-sm text-grey">
            {t('documents.sharedOn', { date: formatDate(sharedAt, language) })}
          </span>
        )}
      </>
    ),
  },
];
