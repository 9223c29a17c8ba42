import type { OwnDocument } from '@diwan/contracts/matters/documents/http';
import { fileSize } from '@diwan/desk-kit/file-size';
import { LevelBadge } from '@diwan/desk-kit/level-badge';
import { formatDate, useShell } from '@diwan/mf-kit';
import { Badge } from '@diwan/ui/badge';
import { Isolate } from '@diwan/ui/bidi';
import { Icon } from '@diwan/ui/icon';
import { Link } from '@diwan/ui/link';
import { useTexts } from '../../../texts.js';
import { Expiry } from './expiry.js';
import { fileKind } from './file-kind.js';
import { isNew } from './is-new.js';

interface LineProps {
  /** Level of the titles in the page's outline. */
  headingLevel: 2 | 3;
  /** Where the documents belong to several cases. */
  showCase?: boolean;
}

/** Documents as lines that lead to the viewer. */
export function DocumentList({ documents, ...line }: LineProps & { documents: readonly OwnDocument[] }) {
  const t = useTexts();
  return (
    <ul aria-label={t('portal.documents')}>
      {documents.map((document) => (
        <DocumentLine key={document.id} document={document} {...line} />
      ))}
    </ul>
  );
}

function DocumentLine({ document, headingLevel, showCase }: LineProps & { document: OwnDocument }) {
  const Heading = `h${headingLevel}` as const;
  const t = useTexts();
  const { language } = useShell();
  const { id, title, caseTitle, fileType, confidentialityLevel, sharedAt, policy } = document;
  return (
    <li className="relative flex gap-4 border-b border-line py-4 last:border-b-0">
      <Icon name="file" className="mt-1 shrink-0 text-cedar" />
      <div className="grid min-w-0 flex-1 gap-1">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Heading className="text-lg">
            {/* The whole row leads there: a thumb needs no aim. */}
            <Link href={`/documents/${id}`} look="plain" className="after:absolute after:inset-0">
              <Isolate>{title}</Isolate>
            </Link>
          </Heading>
          {isNew(document) && <Badge tone="success">{t('document.new')}</Badge>}
          <LevelBadge level={confidentialityLevel} />
        </div>
        <p className="flex flex-wrap gap-x-4 text-sm text-grey">
          {showCase && <Isolate>{caseTitle}</Isolate>}
          <Isolate>{document.typeName[language]}</Isolate>
          <span>{t(`document.kind.${fileKind(fileType)}`)}</span>
          <span>{fileSize(document.fileSize, t)}</span>
          <span>{t('document.shared', { date: formatDate(sharedAt, language) })}</span>
          <Expiry at={policy.expiresAt} />
        </p>
      </div>
    </li>
  );
}
