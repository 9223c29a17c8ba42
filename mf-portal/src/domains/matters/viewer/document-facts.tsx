import type { OwnDocument } from '@diwan/contracts/matters/documents/http';
import { fileSize } from '@diwan/desk-kit/file-size';
import { LevelBadge } from '@diwan/desk-kit/level-badge';
import { formatDate, useShell } from '@diwan/mf-kit';
import { Isolate } from '@diwan/ui/bidi';
import { Link } from '@diwan/ui/link';
import { Facts } from '../../../frame/facts.js';
import { useTexts } from '../../../texts.js';
import { Expiry } from '../documents/expiry.js';
import { fileKind } from '../documents/file-kind.js';

/** What a document is, how confidential, how often it was opened against its limit, and until when it can be. */
export function DocumentFacts({ document }: { document: OwnDocument }) {
  const t = useTexts();
  const { language } = useShell();
  const { policy, accessCount } = document;
  const { maxAccessCount } = policy;
  const facts = [
    { label: t('document.type'), value: t(`document.kind.${fileKind(document.fileType)}`) },
    { label: t('document.size'), value: fileSize(document.fileSize, t) },
    { label: t('document.level'), value: <LevelBadge level={document.confidentialityLevel} /> },
    {
      label: t('document.accesses'),
      value:
        maxAccessCount === null
          ? t('document.opened', { count: accessCount })
          : t('document.openedOf', { count: accessCount, max: maxAccessCount }),
    },
    ...(policy.expiresAt ? [{ label: t('document.expiry'), value: <Expiry at={policy.expiresAt} /> }] : []),
    { label: t('document.sharedOn'), value: formatDate(document.sharedAt, language) },
    {
      label: t('document.case'),
      value: (
        <Link href={`/client-portal/cases/${document.caseId}`}>
          <Isolate>{document.caseTitle}</Isolate>
        </Link>
      ),
    },
  ];
  return <Facts items={facts} />;
}
