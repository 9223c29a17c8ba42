import { useSettled } from '@diwan/desk-kit/use-settled';
import { ApiProblem, NotFound, PageHead, useParams } from '@diwan/mf-kit';
import { Isolate, Ltr } from '@diwan/ui/bidi';
import { Breadcrumbs } from '@diwan/ui/breadcrumbs';
import { DescriptionList } from '@diwan/ui/description-list';
import { PageHeader } from '@diwan/ui/page-header';
import { Skeleton } from '@diwan/ui/skeleton';
import { CaseMoney } from '../../../frame/case-money.js';
import { Loaded } from '../../../frame/loaded.js';
import { WriteAboutCase } from '../../../frame/write-about-case.js';
import { useTexts } from '../../../texts.js';
import { CaseDocuments } from '../documents/case-documents.js';
import { CaseHearings } from '../hearings/case-hearings.js';
import { CaseRequests } from '../requests/case-requests.js';
import { CaseTimeline } from '../timeline/case-timeline.js';
import { type OwnCase, useOwnCase } from './api/own-cases.js';
import { useCaseFacts } from './case-facts.js';
import { CaseStage } from './case-stage.js';
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
  // Its parts ask each for its own: shown one by one, each would push those below it down (M9).
  const isSettled = useSettled(true);
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
      {legalCase.stage && <CaseStage stage={legalCase.stage} />}
      {!isSettled && <Skeleton label={t('portal.loading')} />}
      <div hidden={!isSettled}>
        <CaseRequests caseId={id} />
        <WriteAboutCase caseId={id} />
        <DescriptionList items={facts} />
        <CaseHearings caseId={id} />
        <CaseDocuments caseId={id} />
        <CaseMoney caseId={id} />
        <CaseTimeline caseId={id} />
      </div>
    </>
  );
}
