import type { ResponseOf } from '@diwan/contracts/http/endpoint';
import type { openSharedLink } from '@diwan/contracts/matters/shared-links/http';
import { ApiProblem, useShell } from '@diwan/mf-kit';
import { ErrorState } from '@diwan/ui/error-state';
import { Skeleton } from '@diwan/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useTexts } from '../../../texts.js';
import { fileKind } from '../documents/file-kind.js';
import { openBytes } from './api/open-bytes.js';
import { readBytes } from './api/read-bytes.js';
import { ImageView } from './image-view.js';
import type { ViewedFile } from './use-viewing.js';
import { ViewerFrame, ViewerMessage } from './viewer-frame.js';

export type OpenedLink = ResponseOf<typeof openSharedLink>;

const PdfView = lazy(() => import('./pdf/pdf-view.js'));

/** The pages of an opened link, fetched once: a reload needs another opening. */
export function SharedDocument({ opened }: { opened: OpenedLink }) {
  const t = useTexts();
  const { problemText } = useShell();
  const { title, opensLeft, url, fileType } = opened;
  const file = useQuery({
    queryKey: ['shared-bytes', url],
    queryFn: (): Promise<ViewedFile> => (fileKind(fileType) === 'image' ? readBytes : openBytes)({ url }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
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
      {file.error ? (
        <ViewerMessage>
          <ErrorState title={t('shared.failed')} retryLabel={t('state.retry')} onRetry={() => void file.refetch()}>
            <p>{file.error instanceof ApiProblem ? problemText(file.error) : t('viewer.unreadable')}</p>
          </ErrorState>
        </ViewerMessage>
      ) : !file.data ? (
        pending
      ) : 'blob' in file.data ? (
        <ImageView blob={file.data.blob} title={title} isProtected />
      ) : (
        <Suspense fallback={pending}>
          <PdfView file={file.data} isProtected />
        </Suspense>
      )}
    </ViewerFrame>
  );
}
