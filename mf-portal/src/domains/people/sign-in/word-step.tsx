import type { SessionPerson } from '@diwan/contracts/people/sessions/person';
import type { AuthMode } from '@diwan/contracts/people/sign-in/http';
import { CopyText } from '@diwan/desk-kit/copy-text';
import { QrCode } from '@diwan/desk-kit/qr-code';
import { useAction } from '@diwan/desk-kit/use-action';
import { useShell } from '@diwan/mf-kit';
import { Button, ButtonLink } from '@diwan/ui/button';
import { Notice } from '@diwan/ui/notice';
import { Spinner } from '@diwan/ui/spinner';
import { type Dispatch, useEffect } from 'react';
import { sendFault } from '../../../codes/code-problem.js';
import { phoneToRead } from '../../../codes/phone-to-read.js';
import { useTexts } from '../../../texts.js';
import { askSignInWord, type SignInWord } from './api/ask-sign-in-word.js';
import type { WordAnswer } from './api/sign-in-by-word.js';
import { type AuthEvent, PROOF_MS } from './auth-flow.js';
import { dropSignInWord, keepSignInWord } from './kept-sign-in-word.js';
import { useWordArrived } from './use-word-arrived.js';

export interface WordStepProps {
  word: SignInWord;
  mode: AuthMode;
  dispatch: Dispatch<AuthEvent>;
  onSignedIn(person: SessionPerson): Promise<void>;
}

/** Instead of a code that we send: the person sends us a word, and this page goes on as soon as it is here. */
export function WordStep({ word, mode, dispatch, onSignedIn }: WordStepProps) {
  const t = useTexts();
  const { notify } = useShell();
  useEffect(() => keepSignInWord(word), [word]);

  const goOn = async (answer: Exclude<WordAnswer, { outcome: 'waiting' }>) => {
    dropSignInWord();
    if (answer.outcome === 'details-needed') {
      if (answer.notice) notify.info(t('auth.accountNotFound'), { description: t('auth.accountNotFoundText') });
      const { ticket, phone } = answer;
      return dispatch({ type: 'details-needed', ticket, phone, goodUntil: Date.now() + PROOF_MS });
    }
    if (answer.notice) notify.info(t('auth.accountExists'), { description: t('auth.accountExistsText') });
    notify.success(t('auth.welcomeBack'));
    await onSignedIn(answer.person);
  };
  const waiting = useWordArrived(word, mode, goOn);

  const renew = useAction(async () => {
    try {
      dispatch({ type: 'word-given', word: await askSignInWord() });
    } catch (error) {
      const fault = sendFault(error, t);
      notify.warning(fault.title, { description: fault.text });
    }
  });
  const back = () => {
    dropSignInWord();
    dispatch({ type: 'went-back' });
  };
  const link = word.writeTo + encodeURIComponent(t('auth.wordMessage', { word: word.word }));

  if (waiting === 'over') {
    return (
      <div className="grid gap-5">
        <Notice tone="warning" role="alert">
          {t('auth.wordOver')}
        </Notice>
        <div className="flex flex-wrap gap-3">
          <Button busy={renew.busy} busyLabel={t('auth.wordGetting')} onClick={() => void renew.run()}>
            {t('auth.wordNew')}
          </Button>
          <Button variant="secondary" onClick={back}>
            {t('auth.wordCodeInstead')}
          </Button>
        </div>
      </div>
    );
  }
  return (
    <div className="grid gap-5">
      <p className="text-grey">{t('auth.wordHow')}</p>
      <p className="text-center text-2xl font-medium tracking-widest">
        <CopyText text={word.word} />
      </p>
      <ButtonLink href={link} target="_blank" rel="noopener noreferrer" block>
        {t('auth.wordOpen')}
      </ButtonLink>
      {word.number && (
        <div className="hidden justify-items-center gap-2 text-center text-sm text-grey sm:grid">
          <QrCode text={link} label={t('auth.wordScan')} />
          <p>{t('auth.wordScan')}</p>
          <p>
            {t('auth.wordNumber')} <CopyText text={word.number} shown={phoneToRead(word.number)} />
          </p>
        </div>
      )}
      <p role="status" className="flex items-center gap-3">
        <Spinner />
        {t(waiting === 'cut-off' ? 'auth.wordCutOff' : 'auth.wordWaiting')}
      </p>
      <Notice tone="info">{t('auth.wordWarning')}</Notice>
      <Button variant="secondary" onClick={back}>
        {t('auth.wordCodeInstead')}
      </Button>
    </div>
  );
}
