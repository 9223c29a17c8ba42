import type { OwnErasure } from '@diwan/contracts/people/erasures/http';
import { useAction } from '@diwan/desk-kit/use-action';
import { formatDateTime, useShell } from '@diwan/mf-kit';
import { Button } from '@diwan/ui/button';
import { Notice } from '@diwan/ui/notice';
import { useQueryClient } from '@tanstack/react-query';
import { useTexts } from '../../../texts.js';
import { OWN_ERASURE, thinkAgain } from './api/erasure.js';

/** What became of the latest wish, in the firm's words where it was refused, and the way back as long as nothing is erased. */
export function ErasureState({ erasure }: { erasure: OwnErasure }) {
  const t = useTexts();
  const { language, notify, problemText } = useShell();
  const cache = useQueryClient();
  const { id, state, askedAt, decidedAt, eraseAt, ground, answer } = erasure;
  const time = (at: string | null) => (at ? formatDateTime(at, language) : '');
  const back = useAction(async () => {
    try {
      await thinkAgain(id);
      notify.success(t('ownData.withdrawn'));
    } catch (error) {
      notify.error(problemText(error));
    }
    await cache.invalidateQueries({ queryKey: OWN_ERASURE });
  });
  const mayGoBack = state === 'asked' || state === 'accepted';
  return (
    <Notice tone={state === 'refused' || state === 'accepted' ? 'warning' : 'info'}>
      <p>{t(`ownData.erasure.${state}`, { asked: time(askedAt), decided: time(decidedAt), erase: time(eraseAt) })}</p>
      {ground && <p>{t(`ownData.ground.${ground}`)}</p>}
      {answer && <p dir="auto">{answer}</p>}
      {mayGoBack && (
        <Button
          variant="secondary"
          className="mt-3"
          busy={back.busy}
          busyLabel={t('ownData.asking')}
          onClick={() => void back.run()}
        >
          {t('ownData.withdraw')}
        </Button>
      )}
    </Notice>
  );
}
