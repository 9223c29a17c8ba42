import { useAction } from '@diwan/desk-kit/use-action';
import { ApiProblem, useShell } from '@diwan/mf-kit';
import { Button } from '@diwan/ui/button';
import type { Dispatch } from 'react';
import { sendFault } from '../../../codes/code-problem.js';
import { useTexts } from '../../../texts.js';
import { askSignInWord } from './api/ask-sign-in-word.js';
import type { AuthEvent } from './auth-flow.js';

/** The other way in: a message to us, without a code. */
export function WordOffer({ dispatch }: { dispatch: Dispatch<AuthEvent> }) {
  const t = useTexts();
  const { notify } = useShell();
  const offer = useAction(async () => {
    try {
      dispatch({ type: 'word-given', word: await askSignInWord() });
    } catch (error) {
      const isOff = error instanceof ApiProblem && error.code === 'UNAVAILABLE';
      const { title, text } = sendFault(error, t);
      notify.warning(title, { description: isOff ? t('auth.wordOff') : text });
    }
  });
  return (
    <Button
      variant="secondary"
      block
      busy={offer.busy}
      busyLabel={t('auth.wordGetting')}
      onClick={() => void offer.run()}
    >
      {t('auth.wordOffer')}
    </Button>
  );
}
