import { CopyText } from '@diwan/desk-kit/copy-text';
import { formatDate, useParams, useShell } from '@diwan/mf-kit';
import { Badge } from '@diwan/ui/badge';
import { Isolate } from '@diwan/ui/bidi';
import { Link } from '@diwan/ui/link';
import { useCase } from '../domains/matters/cases/api/get-case.js';
import { CaseDeeds } from '../domains/matters/cases/case-deeds.js';
import { CaseFacts } from '../domains/matters/cases/case-facts.js';
import { CaseStatusBadge } from '../domains/matters/cases/case-status-badge.js';
import { RecordPage } from '../frame/record/record-page.js';
import { useTexts } from '../texts.js';

/** One case, with what every noun has to say about it. */
export default function CasePage() {
  const { id = '' } = useParams();
  const t = useTexts();
  const { can, language } = useShell();
  const query = useCase(id);
  return (
    <RecordPage
      kind="case"
      kindName={t('cases.one')}
      href={`/admin/cases/${id}`}
      query={query}
      failed={t('cases.fetchOneFailed')}
      look={(legalCase) => ({
        title: legalCase.title,
        state: (
          <>
            <CaseStatusBadge status={legalCase.status} />
            {legalCase.archivedAt && <Badge>{t('cases.archived')}</Badge>}
          </>
        ),
        facts: [
          <CopyText key="number" text={legalCase.caseNumber} />,
          <Link key="client" href={`/admin/client-details/${legalCase.clientId}`} look="plain">
            <Isolate>{legalCase.clientName}</Isolate>
          </Link>,
          t(`area.${legalCase.area}`),
          legalCase.nextDate && `${t('cases.nextDate')}: ${formatDate(legalCase.nextDate, language)}`,
        ],
        deeds: can('case:write') && <CaseDeeds legalCase={legalCase} />,
        aside: { title: t('cases.facts'), content: <CaseFacts legalCase={legalCase} /> },
      })}
    />
  );
}
