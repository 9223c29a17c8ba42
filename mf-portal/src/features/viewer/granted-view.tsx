import type { OwnDocument } from '@diwan/contracts/http/documents';
import { ApiProblem, NotFound, useShell } from '@diwan/mf-kit';
import { ErrorState } from '@diwan/ui/error-state';
import { Progress } from '@diwan/ui/progress';
import { Skeleton } from '@diwan/ui/skeleton';
import { lazy, Suspense, useEffect } from 'react';
import { useTexts } from '../../texts.js';
import { AccessDenied } from './access-denied.js';
import { denialReason } from './denial.js';
import { ImageView } from './image-view.js';
import { useViewing } from './use-viewing.js';

const loadPdfView = () => import('./pdf/pdf-view.js');
const PdfView = lazy(loadPdfView);

/** The access check and, once granted, the document itself (part 1, section 4: pending, granted, denied). */
export function GrantedView({ document, kind }: { document: OwnDocument; kind: 'pdf' | 'image' }) {
  const t = useTexts();
  const { problemText } = useShell();
  const viewing = useViewing(document.id);
  useEffect(() => {
    // While the check is under way; a failure shows when the part is needed.
    if (kind === 'pdf') loadPdfView().catch(() => undefined);
  }, [kind]);
  if (viewing.state === 'pending') return <Pending progress={viewing.progress} />;
  if (viewing.state === 'failed') {
    const { error, retry } = viewing;
    const reason = denialReason(error);
    if (reason) return <AccessDenied reason={reason} onRetry={retry} />;
    if (error instanceof ApiProblem && error.code === 'NOT_FOUND') return <NotFound />;
    return (
      <ErrorState title={t('viewer.checkFailed')} retryLabel={t('state.retry')} onRetry={retry}>
        <p>{problemText(error)}</p>
      </ErrorState>
    );
  }
  const { blob } = viewing.file;
  const isProtected = document.policy.watermarkEnabled;
  if (kind === 'image') return <ImageView blob={blob} title={document.title} isProtected={isProtected} />;
  return (
    <Suspense fallback={<Pending progress={1} />}>
      <PdfView blob={blob} isProtected={isProtected} />
    </Suspense>
  );
}

function Pending({ progress }: { progress: number | null }) {
  const t = useTexts();
  if (progress === null) {
    return (
      <>
        <p className="mb-4 text-grey" aria-hidden="true">
          {t('viewer.checking')}
        </p>
        <Skeleton label={t('viewer.checking')} bars={[{ shape: 'block' }]} />
      </>
    );
  }
  return (
    <>
      <Progress label={t('viewer.loading')} value={progress} valueText={`${Math.round(progress * 100)}%`} />
      <Skeleton label={t('viewer.loading')} bars={[{ shape: 'block' }]} />
    </>
  );
}
