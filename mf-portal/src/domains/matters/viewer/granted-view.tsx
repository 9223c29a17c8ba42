import type { OwnDocument } from '@diwan/contracts/matters/documents/http';
import { ApiProblem, useShell } from '@diwan/mf-kit';
import { ErrorState } from '@diwan/ui/error-state';
import { Skeleton } from '@diwan/ui/skeleton';
import { lazy, Suspense, useEffect } from 'react';
import { useTexts } from '../../../texts.js';
import { AccessDenied } from './access-denied.js';
import { denialReason } from './denial.js';
import { ImageView } from './image-view.js';
import { NoLongerShared } from './no-longer-shared.js';
import { useStanding } from './use-standing.js';
import { useViewing } from './use-viewing.js';
import { ViewerMessage } from './viewer-frame.js';

const loadPdfView = () => import('./pdf/pdf-view.js');
const PdfView = lazy(loadPdfView);

/** The access check and, once granted, the document itself (part 1, section 4: pending, granted, denied). */
export function GrantedView({ document, kind }: { document: OwnDocument; kind: 'pdf' | 'image' }) {
  const t = useTexts();
  const { problemText } = useShell();
  const endingText = (problem: ApiProblem) => {
    const reason = denialReason(problem);
    return reason ? t(`reason.${reason}`) : problemText(problem);
  };
  const viewing = useViewing(document.id, kind, document.policy.watermarkEnabled);
  const ending = useStanding(document.id);
  useEffect(() => {
    // While the check is under way; a failure shows when the part is needed.
    if (kind === 'pdf')
      loadPdfView()
        .then(({ startReader }) => startReader())
        .catch(() => undefined);
  }, [kind]);
  if (ending) {
    return (
      <ViewerMessage>
        <NoLongerShared {...(ending.code !== 'NOT_FOUND' && { text: endingText(ending) })} />
      </ViewerMessage>
    );
  }
  if (viewing.state === 'failed') {
    return (
      <ViewerMessage>
        <Failure {...viewing} />
      </ViewerMessage>
    );
  }
  if (viewing.state !== 'granted') {
    return <Pending label={viewing.state === 'checking' ? t('viewer.checking') : t('viewer.loading')} />;
  }
  const { file } = viewing;
  const isProtected = document.policy.watermarkEnabled;
  if ('blob' in file) return <ImageView blob={file.blob} title={document.title} isProtected={isProtected} />;
  return (
    <Suspense fallback={<Pending label={t('viewer.loading')} />}>
      <PdfView file={file} isProtected={isProtected} />
    </Suspense>
  );
}

function Failure({ error, retry }: { error: unknown; retry(): void }) {
  const t = useTexts();
  const { problemText } = useShell();
  const reason = denialReason(error);
  if (reason) return <AccessDenied reason={reason} onRetry={retry} />;
  if (error instanceof ApiProblem && error.code === 'NOT_FOUND') return <NoLongerShared />;
  return (
    <ErrorState title={t('viewer.checkFailed')} retryLabel={t('state.retry')} onRetry={retry}>
      <p>{problemText(error)}</p>
    </ErrorState>
  );
}

function Pending({ label }: { label: string }) {
  return (
    <ViewerMessage>
      <p className="mb-4 text-grey" aria-hidden="true">
        {label}
      </p>
      <Skeleton label={label} bars={[{ shape: 'block' }]} />
    </ViewerMessage>
  );
}
