import { ApiProblem, NotFound, PageHead, useParams } from '@diwan/mf-kit';
import { Isolate, Ltr } from '@diwan/ui/bidi';
import { Breadcrumbs } from '@diwan/ui/breadcrumbs';
import { DescriptionList } from '@diwan/ui/description-list';
import { PageHeader } from '@diwan/ui/page-header';
import { Loaded } from '../../../frame/loaded.js';
import { useTexts } from '../../../texts.js';
import { CaseDocuments } from '../documents/case-documents.js';
import { type OwnCase, useOwnCase } from './api/own-cases.js';
import { useCaseFacts } from './case-facts.js';
import { CaseStatus } from './case-status.js';

/** Everything about one case. Somebody else's is answered like one that does not exist. */
export default function CasePage() {
  const t = useTexts();
  const { id = '' } = useParams();
  const found = useOwnCase(id);
  if (found.error instanceof ApiProblem && ['NOT_FOUND', 'VALIDATION'].includes(found.error.code)) return <NotFound />;
  return (
    <Loaded query={found} failure={t('case.failed')}>
      {(legalCase) => <CaseContent legalCase={legalCase} />}
    </Loaded>
  );
}

function CaseContent({ legalCase }: { legalCase: OwnCase }) {
  const t = useTexts();
  const { id, title, caseNumber, status, description } = legalCase;
  const facts = useCaseFacts(legalCase).map(({ label, value }) => ({ label, value: <Isolate>{value}</Isolate> }));
  const trail = [
    { label: t('portal.title'), href: '/client-portal' },
    { label: t('portal.cases'), href: '/client-portal/cases' },
    { label: title },
  ];
  return (
    <>
      <PageHead title={title} noindex />
      <PageHeader
        trail={<Breadcrumbs label={t('portal.trail')} items={trail} />}
        title={<Isolate>{title}</Isolate>}
        note={
          <>
            {t('case.number')}
            <Ltr>{caseNumber}</Ltr>
          </>
        }
        actions={<CaseStatus status={status} />}
      />
      {description && (
        <p dir="auto" className="mb-6 max-w-prose whitespace-pre-line">
          {description}
        </p>
      )}
      <DescriptionList items={facts} />
      <CaseDocuments caseId={id} />
    </>
  );
}
