import type { ResponseOf } from '@diwan/contracts/http/endpoint';
import type { openSharedLink } from '@diwan/contracts/matters/shared-links/http';
import { ApiProblem, useShell } from '@diwan/mf-kit';
import { ErrorState } from '@diwan/ui/error-state';
import { Skeleton } from '@diwan/ui/skeleton';
import { lazy, Suspense } from 'react';
import { useTexts } from '../../../texts.js';
import { fileKind } from '../documents/file-kind.js';
import { ImageView } from './image-view.js';
import { useGrantedFile } from './use-granted-file.js';
import { ViewerFrame, ViewerMessage } from './viewer-frame.js';

export type OpenedLink = ResponseOf<typeof openSharedLink>;

const PdfView = lazy(() => import('./pdf/pdf-view.js'));

/** The pages of an opened link, fetched once: a reload needs another opening. */
export function SharedDocument({ opened }: { opened: OpenedLink }) {
  const t = useTexts();
  const { problemText } = useShell();
  const { title, opensLeft, url, fileType } = opened;
  const kind = fileKind(fileType) === 'image' ? 'image' : 'pdf';
  const { data, whole } = useGrantedFile({ grant: { url }, kind, isMarked: true });
  const pending = (
    <ViewerMessage>
      <Skeleton label={t('viewer.loading')} bars={[{ shape: 'block' }]} />
    </ViewerMessage>
  );
  return (
    <ViewerFrame
      title={title}
      facts={<p>{opensLeft > 0 ? t('shared.opensLeft', { count: opensLeft }) : t('shared.noneLeft')}</p>}
    >
      {whole.error ? (
        <ViewerMessage>
          <ErrorState title={t('shared.failed')} retryLabel={t('state.retry')} onRetry={() => void whole.refetch()}>
            <p>{whole.error instanceof ApiProblem ? problemText(whole.error) : t('viewer.unreadable')}</p>
          </ErrorState>
        </ViewerMessage>
      ) : !data ? (
        pending
      ) : 'blob' in data ? (
        <ImageView blob={data.blob} title={title} isProtected />
      ) : (
        <Suspense fallback={pending}>
          <PdfView file={data} isProtected />
        </Suspense>
      )}
    </ViewerFrame>
  );
}
