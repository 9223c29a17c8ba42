import type { OwnRequest } from '@diwan/contracts/matters/requests/own.http';
import { chooserOf, MEDIA_FILES, SHOWN_FILES } from '@diwan/contracts/shared/accepted-files';
import { useShell } from '@diwan/mf-kit';
import { Isolate } from '@diwan/ui/bidi';
import { Button } from '@diwan/ui/button';
import { FileDrop } from '@diwan/ui/file-drop';
import { useMutation } from '@tanstack/react-query';
import { useTexts } from '../../../texts.js';
import { useAnswers } from './api/own-requests.js';
import type { OwnItem } from './in-words.js';
import { useSending } from './use-sending.js';

const ACCEPTED = chooserOf(SHOWN_FILES, MEDIA_FILES);

export interface ItemAnswerProps {
  request: OwnRequest;
  item: OwnItem;
  /** What it is called, for the labels. */
  title: string;
}

/** A photo or a file: taken, sent, seen to have arrived, taken back. */
export function FileAnswer({ request, item, title }: ItemAnswerProps) {
  const t = useTexts();
  const { problemText } = useShell();
  const { takeBack } = useAnswers();
  const sending = useSending(request.id, item.id);
  const removing = useMutation({ mutationFn: (file: string) => takeBack(request.id, item.id, file) });
  return (
    <div className="grid gap-3">
      {item.files.length > 0 && (
        <ul className="grid gap-1">
          {item.files.map(({ id, name }) => (
            <li key={id} className="flex min-h-11 flex-wrap items-center gap-x-3">
              <span aria-hidden="true">✓</span>
              <Isolate className="wrap-anywhere">{name}</Isolate>
              <Button
                size="small"
                variant="quiet"
                busy={removing.isPending}
                busyLabel={t('requests.takingBack')}
                aria-label={t('requests.takeBackOne', { name })}
                onClick={() => removing.mutate(id)}
              >
                {t('requests.takeBack')}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {removing.error && <p role="alert">{problemText(removing.error)}</p>}
      <FileDrop
        label={item.files.length > 0 ? t('requests.another') : t('requests.send', { title })}
        hint={t('requests.fileHint')}
        accept={ACCEPTED}
        multiple
        texts={{
          choose: t('requests.choose'),
          drop: t('requests.drop'),
          camera: t('requests.camera'),
          cancel: t('requests.stop'),
          retry: t('state.retry'),
          remove: t('requests.dismiss'),
        }}
        files={sending.files}
        onFiles={sending.add}
        onCancel={sending.cancel}
        onRetry={sending.retry}
        onRemove={sending.remove}
      />
    </div>
  );
}
