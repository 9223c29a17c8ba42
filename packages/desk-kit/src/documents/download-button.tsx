import type { Endpoint, RequestOf } from '@diwan/contracts/http/endpoint';
import { useShell } from '@diwan/mf-kit';
import { Button, type ButtonProps } from '@diwan/ui/button';
import { type ReactNode, useState } from 'react';
import { useDeskTexts } from '../texts.js';
import { useAction } from '../use-action.js';
import { fetchFile } from './fetch-file.js';
import { saveFile } from './save-file.js';

export interface DownloadButtonProps<E> extends Pick<ButtonProps, 'size' | 'variant'> {
  endpoint: E;
  /** Params and query of the endpoint. */
  request: RequestOf<E>;
  children: ReactNode;
}

/** Fetches a document and saves it under the name that the server gives it (D-084): says that it is on its way, and what went wrong. */
export function DownloadButton<E extends Endpoint & { bytes?: true }>({
  endpoint,
  request,
  children,
  size = 'small',
  variant = 'secondary',
}: DownloadButtonProps<E>) {
  const t = useDeskTexts();
  const { problemText } = useShell();
  const [failure, setFailure] = useState<{ error: unknown } | null>(null);
  const download = useAction(async () => {
    setFailure(null);
    await fetchFile(endpoint, request).then(saveFile, (error: unknown) => setFailure({ error }));
  });
  return (
    <span className="desk-download">
      <Button
        type="button"
        size={size}
        variant={variant}
        icon={failure ? 'retry' : 'download'}
        busy={download.busy}
        busyLabel={t('desk.download.preparing')}
        onClick={() => void download.run()}
      >
        {children}
      </Button>
      {failure && (
        <span className="desk-download__failure" role="alert">
          {t('desk.download.failed', { reason: problemText(failure.error) })}
        </span>
      )}
    </span>
  );
}
